/**
 * `npm run reference`: writes docs/datos.md out of the schemas, with examples of the demo, and
 * docs/mensajes.md out of what the code says.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { schemas } from '../src/config/community.ts';
import { textPlaces } from '../src/config/texts.ts';
import { columnLetter } from '../src/domain/problem.ts';
import { sheetLayouts, type SheetKind } from '../src/domain/sheet-layouts.ts';
import { collectionNames } from '../src/sources/catalog.ts';
import { formatMarkdown } from './lib/markdown.ts';
import { table } from './lib/table.ts';
import { collections } from './reference/collections.ts';
import { fieldsOf, type Field } from './reference/fields.ts';
import { readMessages } from './reference/messages.ts';

const demo = 'src/content/demo';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => (text === '' ? '' : `\`${cell(text)}\``);

const fieldTable = (fields: readonly Field[]): string =>
  table(
    ['campo', 'qué es', '¿hace falta?', 'ejemplo'],
    fields.map(({ place, description, isRequired, example }) => [
      code(place),
      cell(description),
      isRequired ? 'sí' : 'no',
      code(example),
    ]),
  );

const sheetTitles: Record<SheetKind, string> = {
  ranking: 'Ranking',
  standings: 'Posiciones: una hoja por división',
  fixture: 'Fixtures: uno por grupo o definición, y el de la copa',
  duels: 'Duelos del día: liga y copa',
};

const notes: Record<SheetKind, string> = {
  ranking: 'La primera fila son los encabezados.',
  standings:
    'Cada grupo está en las filas que dice su «window» en league.yaml: arriba su título, después los encabezados, después sus jugadores. El orden lo pone el sitio.',
  fixture:
    'Una fila con el nombre de la fecha o fase en la columna B abre un bloque; sus duelos van debajo.',
  duels: 'Los de los días que vienen; los que ya pasaron no se muestran.',
};

/** The document as it should be. */
export async function reference(): Promise<string> {
  const files = await Promise.all(
    Object.entries(schemas).map(async ([name, schema]) => {
      const example: unknown = parse(await readFile(`${demo}/${name}.yaml`, 'utf8'));
      return `### ${name}.yaml\n\n${fieldTable(fieldsOf(schema, example))}`;
    }),
  );
  const documents = await Promise.all(
    collectionNames.map(async (name) => {
      const file = `${demo}/snapshot/firestore/${name}.json`;
      const [example] = JSON.parse(await readFile(file, 'utf8')) as unknown[];
      const { schema, shown } = collections[name];
      return `### ${name}\n\nDónde se ve: ${shown}\n\n${fieldTable(fieldsOf(schema, example))}`;
    }),
  );
  const sheets = (Object.keys(sheetLayouts) as SheetKind[]).map((kind) => {
    const rows = sheetLayouts[kind].map(({ heading, says, example, wrong }, index) => [
      columnLetter(index),
      heading,
      says,
      code(example),
      wrong,
    ]);
    const columns = ['columna', 'encabezado', 'qué dice', 'ejemplo', 'si está mal'];
    return `### ${sheetTitles[kind]}\n\n${notes[kind]}\n\n${table(columns, rows)}`;
  });
  const texts = table(
    ['archivo', 'dónde se ve'],
    Object.entries(textPlaces).map(([name, place]) => [code(`texts/${name}.md`), place]),
  );
  const document = `# Los datos, campo por campo

Sale de las reglas con que el sitio los lee (\`npm run reference\`); los ejemplos son los de la
demostración. Modelos para copiar: \`npm run template\`.

## La carpeta de la comunidad

\`src/content/community/\`, en YAML. Con un error en cualquiera de estos archivos no se arma el sitio, y
queda el que estaba: \`npm run check:community\` dice en qué archivo y renglón, y qué escribir.

${files.join('\n\n')}

### Textos

En Markdown: párrafos, listas, tablas, **negrita** y [enlaces](https://example.com); HTML no.
Entre llaves va lo que completa el sitio: en los del Torneo Nacional, \`{año}\` y \`{final}\`.

${texts}

## Firestore

Un documento con un campo que hace falta y no está, o que no es lo que tiene que ser, frena su colección:
el sitio sigue con lo que tenía, y el informe dice qué documento y qué campo. Lo que no hace falta y está
mal no se muestra, y se observa.

${documents.join('\n\n')}

## Hojas de cálculo

Lo observado está en el informe de cada publicación y en \`/estado\`, con hoja, fila y columna.

${sheets.join('\n\n')}
`;
  return formatMarkdown('docs/datos.md', document);
}

/** What messages are about, by the file that says them; all others are about several sources. */
const subjects: readonly [file: RegExp, title: string][] = [
  [/ranking/, 'Ranking'],
  [/standings/, 'Posiciones'],
  [/fixture|results-rules/, 'Fixtures'],
  [/duels|names-rules/, 'Duelos del día'],
  [/columns|csv|problem/, 'Cualquier hoja'],
  [/news|documents|qualifiers|pictures/, 'Firestore'],
  [/^sources/, 'Al traer los datos'],
];
const several = 'Entre hojas, y lo demás';

/** The list of messages as it should be. */
export async function messageList(): Promise<string> {
  const subjectOf = (file: string): string =>
    subjects.find(([pattern]) => pattern.test(file))?.[1] ?? several;
  const groups = Map.groupBy(readMessages(), ({ file }) => subjectOf(file));
  const sections = [...subjects.map(([, title]) => title), several].map((title) => {
    const rows = (groups.get(title) ?? []).map(({ reason, advice }) => [
      cell(reason),
      cell(advice),
    ]);
    return `## ${title}\n\n${table(['qué dice', 'qué hacer'], rows)}`;
  });
  const document = `# Lo que el sitio dice de los datos

Todos los mensajes, con «…» donde va lo de cada caso. El informe de cada publicación (en GitHub,
«Actions», la corrida, abajo de todo) y la página \`/estado\` dicen al lado dónde: la fuente, y su fila y
columna, o su documento y campo.

- De una **hoja**: abrila, y andá a esa fila y columna. Un cambio tarda hasta 10 minutos en salir de
  Google; después corre solo, o con el menú «Publicar».
- De un **documento**: en la consola de Firebase, «Firestore Database», la colección con el nombre de la
  fuente, ese documento, ese campo.

Lo que termina en «no se muestra», «se toma como 0» o «se muestra como estaba» es lo primero para
corregir: no se ve como está cargado. Lo demás se ve, y llama la atención.

${sections.join('\n\n')}
`;
  return formatMarkdown('docs/mensajes.md', document);
}

if (import.meta.main) {
  await writeFile('docs/datos.md', await reference());
  await writeFile('docs/mensajes.md', await messageList());
}
