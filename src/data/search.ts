/** Makes the search index, as Pagefind's files. */
import { getCollection } from 'astro:content';
import { load } from 'cheerio';
import { close, createIndex, type IndexFile } from 'pagefind';
import { withDe } from '../config/competitions.ts';
import { runWithSubject } from '../lib/error.ts';
import { communityPages, places, site } from '../config/site.ts';
import { formerNicks } from '../sources/player-key.ts';
import type { NewsItem } from '../sources/documents/news.ts';
import { provinceSlug } from '../sources/documents/province.ts';
import { listNames } from '../lib/text.ts';
import { formatPublication } from '../lib/time.ts';
import {
  communityPagePath,
  href,
  nationalPath,
  newsPath,
  playerPath,
  provincePath,
  seasonPath,
} from '../config/addresses.ts';
import { sitePages } from './main-pages.ts';
import { players, type Player } from './players.ts';
import { seasons } from './season.ts';
import { communityPageText, text as communityText } from './texts.ts';
import { allNews, communitySections, nationalRules } from './documents.ts';
import { downloads } from '../words/downloads.ts';

/**
 * A record of the index. `url` is the href of its link, `text` what is found, besides the title. Pagefind keeps only
 * the last of several records with one `url`.
 */
type Entry = Readonly<Record<'kind' | 'title' | 'url' | 'text', string>>;

function newsEntry({ id, title, publishedAt, paragraphs, link }: NewsItem): Entry {
  const texts: string[] = [];
  for (const paragraph of paragraphs) {
    if (paragraph.kind === 'text') texts.push(paragraph.text);
    if (paragraph.kind === 'duels') texts.push(...paragraph.lines);
  }
  if (link) texts.push(link.label);
  const kind = `Noticia · ${formatPublication(publishedAt)}`;
  return { kind, title, url: href(newsPath(id)), text: texts.join(' ') };
}

/** Nothing that changes with each duel is indexed, so that the index stays the same from hour to hour. */
function playerEntry({ slug, profile: { nick, member, places: inGroups } }: Player): Entry {
  const texts = formerNicks(nick).map((former) => `Antes ${former}.`);
  if (member && site.team) texts.push(`${site.team.name}: ${member.name}.`);
  for (const { division, group } of inGroups) {
    texts.push(`${division.competition.name}: ${group.stage.fullName}`);
  }
  return { kind: 'Jugador', title: nick, url: href(playerPath(slug)), text: texts.join(' ') };
}

function pageEntry(title: string, path: string, text: string): Entry {
  return { kind: 'Página', title, url: href(path), text };
}

/** Text of the site's own HTML, with spaces between neighbouring blocks. */
function htmlText(html: string): string {
  // `<td>Ana</td><td>Beto` becomes ` <td>Ana </td> <td>Beto`.
  const spaced = html.replace(/<\/?(?:p|li|h\d|t[dhr]|caption|div|br|blockquote)\b/g, ' $&');
  return load(spaced, null, false).text();
}

async function communityPageEntries(): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const { id, title, description } of communityPages) {
    const body = htmlText(await communityPageText(id));
    entries.push(pageEntry(title, communityPagePath(id), `${description} ${body}`));
  }
  return entries;
}

async function nationalEntries(): Promise<Entry[]> {
  const { national } = site;
  if (!national) return [];
  const entries: Entry[] = [];
  for (const { id, label } of nationalRules) {
    const title = `${label} ${withDe(national)}`;
    const url = href(`${nationalPath}#${id}`);
    entries.push({ kind: 'Regla', title, url, text: htmlText(await communityText(id)) });
  }
  return entries;
}

/** Rules in PDF, one record for each section of their summaries. Only those that the community offers. */
async function summaryEntries(): Promise<Entry[]> {
  const kind = 'Reglas en PDF';
  const offered = new Set(downloads.flatMap(({ files }) => files.map(({ path }) => path)));
  const entries: Entry[] = [];
  for (const { id: name, data, rendered } of await getCollection('rules')) {
    const path = `/descargas/reglas-${name}.pdf`;
    if (!offered.has(path)) continue;
    if (!rendered) throw new Error(`no text of the rules ${name}`);
    const html = rendered.html.replaceAll('{{community}}', site.community);
    for (const section of html.split(/(?=<h2 )/)) {
      // `<h2 id="puntaje">Puntaje</h2><p>…`. What stands before the first heading has none.
      const [, id, heading, content] = /^<h2 id="(.*?)">(.*?)<\/h2>(.*)/s.exec(section) ?? [];
      if (id === undefined || heading === undefined || content === undefined) {
        entries.push({ kind, title: data.title, url: href(path), text: htmlText(section) });
        continue;
      }
      const title = `${htmlText(heading)} · ${data.title}`;
      entries.push({ kind, title, url: href(`${path}#${id}`), text: htmlText(content) });
    }
  }
  return entries;
}

/** Communities, each with its link, or with its card on our page if it has none or shares its link. */
async function communityEntries(): Promise<Entry[]> {
  const links = new Set<string>();
  const entries: Entry[] = [];
  for (const { title: text, communities } of await communitySections()) {
    for (const { name: title, url: link, cardId } of communities) {
      const isOwnLink = link !== null && !links.has(link);
      const url = isOwnLink ? link : href(`/comunidad#${cardId}`);
      links.add(url);
      entries.push({ kind: 'Comunidad', title, url, text });
    }
  }
  return entries;
}

async function searchEntries(): Promise<Entry[]> {
  const entries = [
    ...(await allNews()).map((item) => runWithSubject(newsPath(item.id), () => newsEntry(item))),
    ...(await summaryEntries()),
    ...(await nationalEntries()),
    ...(await communityPageEntries()),
    ...(await communityEntries()),
    ...(await players()).map(playerEntry),
  ];
  for (const { id, name, competitions } of await seasons()) {
    const names = listNames(competitions.map(({ config }) => config.name));
    const text = `Campeones, posiciones finales y resultados de ${names}.`;
    entries.push(pageEntry(name, seasonPath(id), text));
  }
  // A search for a city finds the page of its province.
  for (const province of places) {
    const title = `Clasificatorios en ${province.name}`;
    const path = provincePath(provinceSlug(province));
    entries.push(pageEntry(title, path, province.cities.join(', ')));
  }
  for (const page of await sitePages()) entries.push(pageEntry(page.title, page.path, page.about));
  return entries;
}

/** False for Pagefind's own interface: `pagefind-ui.js`, `pagefind-highlight.js`, `wasm.unknown.pagefind`. */
const isServed = ({ path }: IndexFile): boolean => !/-ui\.|highlight|unknown/.test(path);

/**
 * Indexes the site, and returns the files that a browser may request: their paths are below `/pagefind/`. A record's
 * text begins with its title, so that exact titles rank first.
 * @throws Error with Pagefind's messages.
 */
export async function searchFiles(): Promise<IndexFile[]> {
  const { index } = await createIndex();
  if (!index) throw new Error('Pagefind did not start');
  const added = await Promise.all(
    (await searchEntries()).map(({ kind, title, url, text }) =>
      index.addCustomRecord({
        url,
        content: `${title} ¦ ${text}`,
        language: 'es',
        meta: { title, kind },
      }),
    ),
  );
  const { files, errors } = await index.getFiles();
  const failed = [...added.flatMap((record) => record.errors), ...errors];
  if (failed.length > 0) throw new Error(`Pagefind: ${failed.join('; ')}`);
  await close();
  return files.filter(isServed);
}
