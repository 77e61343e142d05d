/** What a season shows, as Markdown for docs/season.md, and whether it is as it should be. */
import { markdownTable } from 'markdown-table';
import { day, hour, minute } from './clock.ts';
import type { Season } from './play.ts';
import { attribute, delaysOf, isOutside, toldRows, troublesOf, type Delays } from './verdict.ts';

const isSheet = ({ name }: { name: string }): boolean =>
  /^(ranking|standings|fixtures|duels)/.test(name);

const cells = ({ count, ...delays }: Delays): string[] => [
  String(count),
  ...[delays.median, delays.p99, delays.longest].map((minutes) => minutes.toFixed(0)),
];

/** Before an outage an edit may be waiting already; after it, runs come again within half an hour. */
const before = 20 * minute;
const after = 45 * minute;

/**
 * The season in tables.
 * @param branch What is left of its commits, and their size in bytes.
 */
export function reportSeason(
  season: Season,
  branch: { commits: number; bytes: number },
): { text: string; faults: string[] } {
  const { start, end, world, pages, actions, host, editors, outages, holds } = season;
  const days = (end - start) / day;
  const outside = pages.shown.filter((edit) =>
    isOutside(edit, [
      ...outages.map(({ from, to }) => ({ from: from - before, to: to + after })),
      ...holds,
      ...editors.mistakes.filter(({ name }) => name === edit.name),
    ]),
  );
  const delays = delaysOf(outside);
  const troubles = troublesOf(outages, editors.mistakes, actions.failedDeploys);
  const { told, unexplained } = attribute(troubles, host.mails);
  const rows = toldRows(told);
  const lost = pages.missing().filter(({ at }) => at < end - day / 2);

  const faults = [
    ...pages.wrong.map((what) => `wrong: ${what}`),
    ...lost.map(({ name, at }) => `lost: ${name}, ${new Date(at).toISOString()}`),
    ...season.lostFromArchive.map((name) => `lost: ${name}, archived without its last edit`),
    ...(delays.median > 20 || delays.p99 > 60 ? ['edits take too long'] : []),
    ...told
      .filter(({ from, to }) => to - from > hour)
      .filter(({ started, ended }) => started.length !== 1 || ended.length !== 1)
      .map(
        ({ what, from }) => `not told and closed once: ${what}, ${new Date(from).toISOString()}`,
      ),
    ...unexplained.map(
      ({ at, subject }) => `told without reason: ${subject}, ${new Date(at).toISOString()}`,
    ),
  ];

  const perDay = (total: number): string => (total / days).toFixed(1);
  const text = [
    markdownTable([
      ['edit → origin, minutes', 'edits', 'median', '99 %', 'longest'],
      ['outside outages', ...cells(delays)],
      ['of them in sheets', ...cells(delaysOf(outside.filter(isSheet)))],
      ['of them in Firestore', ...cells(delaysOf(outside.filter((edit) => !isSheet(edit))))],
      ['all that came online', ...cells(delaysOf(pages.shown))],
    ]),
    `${world.edits.length} edits; lost: ${lost.length + season.lostFromArchive.length}; wrong on one of ${pages.deploys} publications: ${pages.wrong.length}.`,
    markdownTable([['longer than an hour', 'minutes', 'told after', 'closed after'], ...rows]),
    `${host.mails.length} mails, ${unexplained.length} of them without reason.`,
    markdownTable([
      ['a day', '', 'free'],
      ['runs', perDay(actions.runs.length), ''],
      ['publications', perDay(pages.deploys), ''],
      ['minutes of runners', perDay(actions.spent.ran / minute), 'all, in a public repository'],
      [
        'the same, as a private repository is charged',
        perDay(actions.spent.charged / minute),
        '66 (2,000 a month)',
      ],
      ['documents read in Firestore', perDay(actions.documentsRead), '50,000'],
      ['looks of the script', perDay(host.looks), '90 minutes in all'],
      ['its requests', perDay(host.fetches), '20,000'],
      ['its mails', perDay(host.mails.length), '100'],
    ]),
    `The branch: ${branch.commits} commits of ${actions.branch.commits.length}, ${(branch.bytes / 2 ** 20).toFixed(1)} MB without pictures. The script remembers ${host.longestMemory} bytes at most, of 9,216.`,
  ];
  return { text: text.join('\n\n'), faults };
}
