/** The spreadsheet's script as one file that a person pastes: Google Apps Script knows no modules. */
import { build } from 'esbuild';
import { format } from 'prettier';

export const appsScriptFile = 'docs/Publicar.gs';

const head = `/**
 * El menú «Publicar» de la planilla, y lo que mira el sitio cada cinco minutos. Se pega entero en
 * «Extensiones → Apps Script»; los pasos están en docs/mantenimiento.md.
 *
 * Made of src/apps-script by «npm run apps-script»; not to be edited here.
 */
`;

/** The file's text. */
export async function buildAppsScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/apps-script/main.ts'],
    bundle: true,
    format: 'esm',
    // What Google's V8 is known to run.
    target: 'es2019',
    charset: 'utf8',
    write: false,
  });
  const [code] = outputFiles.map(({ text }) => text);
  // Google calls global functions by name, and knows no exports.
  const text = (code ?? '').replace(/^export \{[^}]*\};\n/m, '').replace(/^\/\/ src\/.*\n/gm, '');
  return format(head + text, { parser: 'babel', singleQuote: true, printWidth: 100 });
}
