/** The history of the published site's figures as CSV, and the figures that broke their budget twice in a row. */
import Papa from 'papaparse';
import { figuresOf, isBroken, type Figure, type PageBench } from './page-report.ts';

/** The figures that are kept, with their names in the CSV. No absolute times: they depend on the machine. */
const kept: Partial<Record<Figure['name'], string>> = {
  HTML: 'HTML (bytes)',
  'first view': 'primera vista (bytes)',
  'FCP on slow 4G': 'primer dibujo en 4G lento (× piso)',
  'LCP on slow 4G': 'dibujo más grande en 4G lento (× piso)',
  'CLS on slow 4G': 'saltos al cargar',
  'FCP on slow 3G': 'primer dibujo en 3G lento (× piso)',
  'LCP on slow 3G': 'dibujo más grande en 3G lento (× piso)',
};

const columns = ['día', 'página', 'cifra', 'valor', 'máximo'] as const;

type Row = Record<(typeof columns)[number], string>;

/** Returns a measurement as CSV lines to append to `before`, the file's text; with a header when that is empty. */
export function historyRows(day: string, { floor, pages }: PageBench, before: string): string {
  const rows = pages.flatMap((page) =>
    figuresOf(page, floor).flatMap(({ name, value, budget }) => {
      const says = kept[name];
      return says ? [[day, page.route, says, Number(value.toFixed(3)), budget]] : [];
    }),
  );
  return `${Papa.unparse(before === '' ? [columns, ...rows] : rows, { newline: '\n' })}\n`;
}

const number = new Intl.NumberFormat('es-AR');

/**
 * Lists in Markdown the figures that broke their budget at both of the last two measurements, however many days apart.
 * '' when there are none.
 * @param history Text of the CSV.
 */
export function formatBrokenTwice(history: string): string {
  const { data } = Papa.parse<Row>(history.trim(), { header: true });
  const days = [...new Set(data.map(({ día }) => día))];
  const brokenOn = (day: string | undefined): Map<string, string> => {
    const rows = data.filter(({ día }) => día === day);
    return new Map(
      rows.flatMap(({ página, cifra, valor, máximo }) => {
        const [value, budget] = [Number(valor), Number(máximo)];
        const told = `${number.format(value)}, y puede llegar a ${number.format(budget)}`;
        return isBroken({ value, budget }) ? [[`- \`${página}\`, ${cifra}`, told]] : [];
      }),
    );
  };
  const before = brokenOn(days.at(-2));
  const twice = [...brokenOn(days.at(-1))].filter(([name]) => before.has(name));
  if (twice.length === 0) return '';
  return [
    '### Velocidad: dos semanas seguidas por encima de lo que puede ser',
    twice.map(([name, told]) => `${name}: ${told}`).join('\n'),
    'Qué hacer: `docs/mantenimiento.md`, «Llegó un aviso, o una corrida está en rojo».',
  ].join('\n\n');
}
