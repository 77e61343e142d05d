/**
 * The «Publicar» menu of the community's Google Sheet: asks GitHub for a publication.
 *
 * Script properties (Project settings → Script properties):
 *   REPOSITORIO   owner/name, as in the repository's address
 *   TOKEN         a fine-grained token: that repository only, «Actions: read and write»
 *
 * How to install it is in docs/mantenimiento.md; the token is in no file.
 */

/** Google calls it when the sheet is opened. */
function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Publicar')
    .addItem('Publicar el sitio ahora', 'publicar')
    .addItem('Publicar aceptando menos filas…', 'publicarConMenosFilas')
    .addToUi();
}

/** What the menu's first item does. */
function publicar() {
  SpreadsheetApp.getUi().alert(pedirPublicacion(''));
}

/** What its second item does: for sheets that lost rows on purpose. */
function publicarConMenosFilas() {
  const ui = SpreadsheetApp.getUi();
  const answer = ui.prompt(
    '¿Qué fuentes pueden tener menos filas?',
    'Sus nombres, como en el informe, separados por espacios: ranking standings-oro',
    ui.ButtonSet.OK_CANCEL,
  );
  if (answer.getSelectedButton() !== ui.Button.OK) return;
  ui.alert(pedirPublicacion(answer.getResponseText().trim()));
}

/**
 * Asks for a publication; returns what to tell the person.
 * @param {string} aceptar names of sources that may lose rows
 */
function pedirPublicacion(aceptar) {
  const properties = PropertiesService.getScriptProperties();
  const repository = properties.getProperty('REPOSITORIO');
  const token = properties.getProperty('TOKEN');
  if (!repository || !token) {
    return 'Falta configurar el menú: en «Extensiones → Apps Script → Configuración del proyecto» agregá las propiedades REPOSITORIO y TOKEN. Está explicado en docs/mantenimiento.md.';
  }
  let status;
  try {
    const workflow = '/actions/workflows/publish.yml/dispatches';
    status = UrlFetchApp.fetch('https://api.github.com/repos/' + repository + workflow, {
      method: 'post',
      contentType: 'application/json',
      headers: { Accept: 'application/vnd.github+json', Authorization: 'Bearer ' + token },
      payload: JSON.stringify({ ref: 'main', inputs: { 'accept-shrink': aceptar } }),
      muteHttpExceptions: true,
    }).getResponseCode();
  } catch (error) {
    return 'No se pudo hablar con GitHub. Esperá unos minutos y probá de nuevo; igual, el sitio se actualiza solo cada hora.';
  }
  return mensajeDe(status);
}

/** What an answer of GitHub means, and what to do. */
function mensajeDe(status) {
  if (status === 204) {
    return 'Listo: el sitio se está publicando y en unos 5 minutos vas a ver los cambios. Si editaste la hoja recién, Google puede tardar 10 minutos en pasarlos: esperá y volvé a publicar.';
  }
  if (status === 401) {
    return 'GitHub no aceptó el token: seguramente venció. Creá uno nuevo y cambialo en las propiedades del script.';
  }
  if (status === 403 || status === 404) {
    return 'El token no puede publicar en ese repositorio: revisá REPOSITORIO, y que el token tenga «Actions: read and write» sobre él.';
  }
  return (
    'GitHub respondió ' +
    status +
    '. Probá de nuevo en unos minutos; igual, el sitio se actualiza solo cada hora.'
  );
}
