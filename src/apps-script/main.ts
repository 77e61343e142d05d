/**
 * The script of the community's spreadsheet: the menu «Publicar», and a look each five minutes. How to
 * install it is in docs/mantenimiento.md, «La planilla que publica sola». Its settings, the token
 * among them, are in no file.
 *
 * What Google calls by name: `npm run apps-script` makes one file of these functions and what they use, in
 * which no other function may have a name of theirs.
 */
import { alone, callEachFiveMinutes, chosenPublication, dialog, services } from './google.ts';
import { look } from './look.ts';
import * as menu from './menu.ts';

/** When the spreadsheet is opened. */
export function onOpen(): void {
  SpreadsheetApp.getUi()
    .createMenu('Publicar')
    .addItem('Publicar el sitio ahora', 'onPublish')
    .addItem('Publicar aceptando menos filas…', 'onPublishWithFewerRows')
    .addSeparator()
    .addItem('Volver a la publicación elegida…', 'onGoBack')
    .addItem('Soltar: volver a los datos de hoy', 'onRelease')
    .addSeparator()
    .addItem('Cerrar temporada…', 'onCloseSeason')
    .addItem('Abrir temporada…', 'onOpenSeason')
    .addSeparator()
    .addItem('Configurar…', 'onConfigure')
    .addToUi();
}

/** Each five minutes. */
export function lookNow(): void {
  alone(() => {
    look(services);
  });
}

export function onPublish(): void {
  menu.publish(services, dialog);
}

export function onPublishWithFewerRows(): void {
  menu.publishWithFewerRows(services, dialog);
}

export function onGoBack(): void {
  menu.goBack(services, dialog, chosenPublication());
}

export function onRelease(): void {
  menu.release(services, dialog);
}

export function onCloseSeason(): void {
  menu.closeSeason(services, dialog);
}

export function onOpenSeason(): void {
  menu.openSeason(services, dialog);
}

export function onConfigure(): void {
  menu.configure(services, dialog, () => {
    callEachFiveMinutes('lookNow');
  });
}
