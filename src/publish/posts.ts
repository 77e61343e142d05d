/**
 * New results to the community's groups (docs/product.md, «Results to the groups»). What each group was told is
 * remembered in a file of the snapshot directory.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson, z } from '../config/schemas/validation.ts';
import { escapeMarkdown } from '../words/reports.ts';
import { SourceFailure } from '../sources/failure.ts';
import { fetchFile } from '../sources/http.ts';
import type { RetryPolicy } from '../sources/retry-policy.ts';
import {
  changesToTell,
  resultsByAddress,
  toldResultSchema,
  type Seasons,
} from './result-changes.ts';

/** A group of the community, by the program that it is in. */
export interface Group {
  name: 'Telegram' | 'Discord';
  /** Where it takes messages: a secret, and so in no text. */
  url: string;
  /** The longest it takes, in characters. */
  atMost: number;
  message: (text: string) => object;
  /** How a line is written so that nothing in it is a mark. */
  plain: (line: string) => string;
  /** What a maintainer looks at when it takes none, in Spanish. */
  remedy: string;
}

/** Whom new results are told, and how. */
export interface Telling {
  groups: readonly Group[];
  /** Absolute, of the page that has all results. */
  address: string;
  retryPolicy: RetryPolicy;
}

/** The groups whose secrets are set. They are taken away: what a build runs inherits the rest. */
export function takeGroups(env: Record<string, string | undefined>): Group[] {
  const take = (name: string): string => {
    const value = env[name]?.trim() ?? '';
    Reflect.deleteProperty(env, name);
    return value;
  };
  const [token, chat, webhook] = ['TELEGRAM_TOKEN', 'TELEGRAM_CHAT', 'DISCORD_WEBHOOK'].map(take);
  const telegram: Group = {
    name: 'Telegram',
    url: `https://api.telegram.org/bot${token}/sendMessage`,
    atMost: 4096,
    message: (text) => ({ chat_id: chat, text }),
    plain: (line) => line,
    remedy: 'revisá los secretos TELEGRAM_TOKEN y TELEGRAM_CHAT, y que el bot siga en el grupo',
  };
  const discord: Group = {
    name: 'Discord',
    url: webhook ?? '',
    atMost: 2000,
    // A nick calls nobody, though it be «@everyone».
    message: (content) => ({ content, allowed_mentions: { parse: [] } }),
    plain: escapeMarkdown,
    remedy: 'revisá el secreto DISCORD_WEBHOOK, y que el webhook siga en el canal',
  };
  return [...(token || chat ? [telegram] : []), ...(webhook ? [discord] : [])];
}

const postsSchema = z.record(
  z.string(),
  z.object({
    /** Results it was told. */
    results: z.array(toldResultSchema).default([]),
    /** Results told by older versions, by the addresses of their duels. */
    told: z.record(z.string(), z.string()).exactOptional(),
    /** Runs in a row in which it could not be told, and what is to be said of that, in Spanish. */
    failures: z.int(),
    trouble: z.string(),
  }),
);

/** What the groups were told, by their names. */
export type Posts = z.output<typeof postsSchema>;

const fileOf = (directory: string): string => join(directory, 'posts.json');

/** What the groups were told so far; nothing where the file is missing or cannot be read. */
export async function readPosts(directory: string): Promise<Posts> {
  const text = await readFile(fileOf(directory), 'utf8').catch(() => '');
  return readJson(postsSchema, text) ?? {};
}

export async function writePosts(directory: string, posts: Posts): Promise<void> {
  await writeFile(fileOf(directory), `${JSON.stringify(posts, null, 2)}\n`);
}

/** After how many failures a maintainer has to hear of it. */
const failuresToTell = 3;

/** Of each group that new results do not reach: why, and what to do, in Spanish. */
export const lostPosts = (posts: Posts): string[] =>
  Object.values(posts).flatMap(({ failures, trouble }) =>
    failures < failuresToTell ? [] : trouble,
  );

/** A message of as many lines as fit; the others are counted. */
function fit(title: string, lines: readonly string[], address: string, atMost: number): string {
  for (let told = lines.length; ; told--) {
    const rest = told < lines.length ? [`Y ${lines.length - told} más:`] : [];
    const text = [...lines.slice(0, told), ...rest].join('\n');
    const message = `${title}\n\n${text}\n\n${address}`;
    if (message.length <= atMost || told === 0) return message;
  }
}

/** Sends a group a message. @throws SourceFailure */
async function send({ url, message }: Group, text: string, policy: RetryPolicy): Promise<void> {
  if (!URL.canParse(url)) throw new SourceFailure('no es una dirección');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(message(text));
  // Who follows a redirect goes there without the message.
  await fetchFile(url, 2 ** 20, policy, { method: 'POST', redirect: 'manual', headers, body });
}

/**
 * Sends each group the results that are new, changed or withdrawn since its last message. For a new group, the results
 * that are there already are remembered and not sent.
 * @returns What they were told, and what is to be said of this run.
 */
export async function tellGroups(
  { groups, address, retryPolicy }: Telling,
  before: Posts,
  seasons: Seasons,
): Promise<{ posts: Posts; said: string[] }> {
  const posts: Posts = {};
  const said: string[] = [];
  for (const group of groups) {
    const { name, plain, atMost, remedy } = group;
    const known = before[name];
    const { told = {}, failures = 0 } = known ?? {};
    const results = [...(known?.results ?? []), ...resultsByAddress(told, seasons.online)];
    const changes = changesToTell(results, seasons);
    const toTell = known ? changes.filter(({ line }) => line !== '') : [];
    const lines = toTell.map(({ line }) => plain(line));
    try {
      if (lines.length > 0) {
        const isNew = toTell.some(({ was }) => !was);
        const title = isNew ? 'Resultados nuevos' : 'Resultados corregidos';
        await send(group, fit(title, lines, address, atMost), retryPolicy);
        said.push(`${name}: resultados mandados: ${lines.length}`);
      } else if (!known) {
        said.push(`${name}: desde ahora se mandan los resultados nuevos, y no los que ya estaban`);
      }
      const replaced = new Set(changes.map(({ was }) => was));
      const kept = results.filter((result) => !replaced.has(result));
      const current = [...kept, ...changes.flatMap(({ now }) => now ?? [])];
      posts[name] = { results: current, failures: 0, trouble: '' };
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      const because = error.status === undefined ? error.message : `respondió ${error.status}`;
      const again = error.isTransient ? Math.min(failures + 1, failuresToTell) : failuresToTell;
      const trouble = `${name}: los resultados nuevos no llegan al grupo (${because}); se prueba en cada corrida; si sigue, ${remedy}`;
      said.push(trouble);
      posts[name] = { results, failures: again, trouble };
    }
  }
  return { posts, said };
}
