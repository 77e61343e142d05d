/**
 * Writes a spreadsheet as .xlsx: a zip of XML files (ECMA-376). It has what a sheet to copy needs: texts, numbers,
 * days, widths, and the notes that small libraries for .xlsx cannot write. The bytes are the same on every machine.
 */
import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '../../src/lib/text.ts';

/** How a whole column is formatted: digits stay as typed in a text, and `24/11/2026` becomes a day. */
export type ColumnFormat = 'text' | 'number' | 'day';

export interface SheetTab {
  name: string;
  columns: readonly { format: ColumnFormat; width: number }[];
  /** Rows of cells, from the first. A number in a column of days counts days since 1899-12-30. */
  rows: readonly (readonly (string | number)[])[];
  /** Notes on cells, by their address: `B3`. */
  notes: ReadonlyMap<string, string>;
  /** Row of the headings, from 1. */
  headings: number;
}

const styleOf: Record<ColumnFormat, number> = { number: 0, text: 1, day: 2 };
const headingStyle = 3;
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** Letter of a column of the spreadsheet: `B` for 1. */
export const letter = (column: number): string => String.fromCharCode(65 + column);

function cellXml(value: string | number, address: string, style: number): string {
  if (value === '') return '';
  if (typeof value === 'number') return `<c r="${address}" s="${style}"><v>${value}</v></c>`;
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t>${escapeHtml(value)}</t></is></c>`;
}

function sheetXml({ columns, rows, headings, notes }: SheetTab): string {
  const cols = columns.map(
    ({ format, width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${styleOf[format]}" customWidth="1"/>`,
  );
  const body = rows.map((row, index) => {
    const number = index + 1;
    const cells = row.map((value, column) => {
      const style = number === headings ? headingStyle : styleOf[columns[column]?.format ?? 'text'];
      return cellXml(value, `${letter(column)}${number}`, style);
    });
    return `<row r="${number}">${cells.join('')}</row>`;
  });
  const legacy = notes.size > 0 ? '<legacyDrawing r:id="rId1"/>' : '';
  return `${declaration}<worksheet xmlns="${main}" xmlns:r="${relations}"><cols>${cols.join('')}</cols><sheetData>${body.join('')}</sheetData>${legacy}</worksheet>`;
}

function commentsXml({ notes }: SheetTab): string {
  const comments = [...notes].map(
    ([address, text]) =>
      `<comment ref="${address}" authorId="0"><text><t>${escapeHtml(text)}</t></text></comment>`,
  );
  return `${declaration}<comments xmlns="${main}"><authors><author>Sitio</author></authors><commentList>${comments.join('')}</commentList></comments>`;
}

/** Boxes of the notes, without which Excel shows none. */
function drawingXml({ notes }: SheetTab): string {
  const shapes = [...notes.keys()].map((address, index) => {
    const [column, row] = [address.charCodeAt(0) - 65, Number(address.slice(1)) - 1];
    return `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" style="visibility:hidden" fillcolor="#ffffe1"><x:ClientData ObjectType="Note"><x:Anchor>${column + 1}, 10, ${row}, 5, ${column + 4}, 10, ${row + 6}, 5</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
  });
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" path="m,l,21600r21600,l21600,xe"/>${shapes.join('')}</xml>`;
}

const relationsXml = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="11"/><name val="Arial"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/** Files of the package, by their paths. */
function partsOf(tabs: readonly SheetTab[]): Map<string, string> {
  const numbered = tabs.map((tab, index) => ({ tab, number: index + 1 }));
  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const overrides = numbered.map(
    ({ number }) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/comments${number}.xml" ContentType="${spreadsheet}.comments+xml"/>`,
  );
  const sheets = numbered.map(
    ({ tab, number }) =>
      `<sheet name="${escapeHtml(tab.name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const parts = new Map([
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${overrides.join('')}</Types>`,
    ],
    ['_rels/.rels', relationsXml([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationsXml([
        ...numbered.map(({ number }) => ['worksheet', `worksheets/sheet${number}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', stylesXml],
  ]);
  for (const { tab, number } of numbered) {
    parts.set(`xl/worksheets/sheet${number}.xml`, sheetXml(tab));
    parts.set(`xl/comments${number}.xml`, commentsXml(tab));
    parts.set(`xl/drawings/vmlDrawing${number}.vml`, drawingXml(tab));
    const related = [
      ['vmlDrawing', `../drawings/vmlDrawing${number}.vml`],
      ['comments', `../comments${number}.xml`],
    ] as const;
    parts.set(`xl/worksheets/_rels/sheet${number}.xml.rels`, relationsXml(related));
  }
  return parts;
}

/** The first moment that a zip can name, in no time zone, so that the bytes do not depend on when and where it is made. */
const zipMoment = '1980-01-01T00:00';

/** Returns the bytes of the file. Nothing is compressed: compressed bytes may differ from one version to another. */
export function formatXlsx(tabs: readonly SheetTab[]): Uint8Array {
  const parts = Array.from(partsOf(tabs), ([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(parts), { level: 0, mtime: zipMoment });
}
