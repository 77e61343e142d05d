/**
 * Sends new results to the community's chats (docs/product.md, «Results to the groups»). A file of the snapshot
 * directory remembers the results that each chat was sent.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson, z } from '../lib/validation.ts';
import { escapeMarkdown } from '../words/reports.ts';
import { SourceFailure } from '../sources/fetch/failure.ts';
import { fetchFile } from '../sources/fetch/http.ts';
import type { RetryPolicy } from '../sources/fetch/retry-policy.ts';
import { changesToSend, sentResultSchema, type Seasons } from './result-changes.ts';

/** A group chat to which the community's results are sent. It has nothing to do with groups of a division. */
export interface Chat {
  name: 'Telegram' | 'Discord';
  /** Address for messages. It is a secret, so no text may contain it. */
  url: string;
  maxLength: number;
  bodyOf: (text: string) => object;
  /** Escapes the marks of a line that the program would format. */
  escape: (line: string) => string;
  /** Advice for a maintainer when messages do not arrive, in Spanish. */
  remedy: string;
}

export interface ChatOptions {
  chats: readonly Chat[];
  /** Absolute address of the page with all results. */
  address: string;
  retryPolicy: RetryPolicy;
}

/**
 * Returns the chats with at least one secret set: with only one of Telegram's two, messages fail and a note says why.
 * Removes the secrets from `env`, because the build inherits it.
 */
export function takeChats(env: Record<string, string | undefined>): Chat[] {
  const take = (name: string): string => {
    const value = env[name]?.trim() ?? '';
    Reflect.deleteProperty(env, name);
    return value;
  };
  const [token, chat, webhook] = ['TELEGRAM_TOKEN', 'TELEGRAM_CHAT', 'DISCORD_WEBHOOK'].map(take);
  const telegram: Chat = {
    name: 'Telegram',
    url: `https://api.telegram.org/bot${token}/sendMessage`,
    maxLength: 4096,
    bodyOf: (text) => ({ chat_id: chat, text }),
    escape: (line) => line,
    remedy: 'revisá los secretos TELEGRAM_TOKEN y TELEGRAM_CHAT, y que el bot siga en el grupo',
  };
  const discord: Chat = {
    name: 'Discord',
    url: webhook ?? '',
    maxLength: 2000,
    // A nick such as «@everyone» must not notify anybody.
    bodyOf: (content) => ({ content, allowed_mentions: { parse: [] } }),
    escape: escapeMarkdown,
    remedy: 'revisá el secreto DISCORD_WEBHOOK, y que el webhook siga en el canal',
  };
  return [...(token || chat ? [telegram] : []), ...(webhook ? [discord] : [])];
}

const postsSchema = z.record(
  z.string(),
  z.object({
    results: z.array(sentResultSchema),
    /** Number of consecutive runs whose message failed. */
    failures: z.int(),
    /** Why the last message failed, in Spanish; empty if it did not. */
    trouble: z.string(),
  }),
);

/** State of the chats by name. */
export type Posts = z.output<typeof postsSchema>;

const fileOf = (directory: string): string => join(directory, 'posts.json');

/** Reads the state of the chats. A missing or unreadable file means that nothing was sent to any chat. */
export async function readPosts(directory: string): Promise<Posts> {
  const text = await readFile(fileOf(directory), 'utf8').catch(() => '');
  return readJson(postsSchema, text) ?? {};
}

export async function writePosts(directory: string, posts: Posts): Promise<void> {
  await writeFile(fileOf(directory), `${JSON.stringify(posts, null, 2)}\n`);
}

/** Number of consecutive failures after which a maintainer has to know. */
const failuresToReport = 3;

/** Spanish reasons, with advice, of chats whose messages failed in three runs or for good. */
export const undeliveredPosts = (posts: Posts): string[] =>
  Object.values(posts).flatMap(({ failures, trouble }) =>
    failures < failuresToReport ? [] : trouble,
  );

/** Formats a message with as many lines as fit, and the number of those left out. */
function fitMessage(
  title: string,
  lines: readonly string[],
  address: string,
  maxLength: number,
): string {
  for (let shown = lines.length; ; shown--) {
    const rest = shown < lines.length ? [`Y ${lines.length - shown} más:`] : [];
    const text = [...lines.slice(0, shown), ...rest].join('\n');
    const message = `${title}\n\n${text}\n\n${address}`;
    if (message.length <= maxLength || shown === 0) return message;
  }
}

/** Sends a message to a group. @throws SourceFailure */
async function send({ url, bodyOf }: Chat, text: string, policy: RetryPolicy): Promise<void> {
  if (!URL.canParse(url)) throw new SourceFailure('no es una dirección');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(bodyOf(text));
  // Following a redirect would turn the POST into a GET and lose the message.
  await fetchFile(url, 2 ** 20, policy, { method: 'POST', redirect: 'manual', headers, body });
}

/**
 * Sends each chat the results that are new, changed or withdrawn since its last message. For a new chat, existing
 * results are remembered but not sent. A failed message does not throw: a note reports it, and the next run tries
 * again.
 * @param before State of the chats after the last run.
 * @returns The new state of the chats, and notes about this run in Spanish.
 */
export async function notifyChats(
  { chats, address, retryPolicy }: ChatOptions,
  before: Posts,
  seasons: Seasons,
): Promise<{ posts: Posts; notes: string[] }> {
  const posts: Posts = {};
  const notes: string[] = [];
  for (const chat of chats) {
    const { name, escape, maxLength, remedy } = chat;
    const known = before[name];
    const { results = [], failures = 0 } = known ?? {};
    const changes = changesToSend(results, seasons);
    const toTell = known ? changes.filter(({ line }) => line !== '') : [];
    const lines = toTell.map(({ line }) => escape(line));
    try {
      if (lines.length > 0) {
        const isNew = toTell.some(({ was }) => !was);
        const title = isNew ? 'Resultados nuevos' : 'Resultados corregidos';
        await send(chat, fitMessage(title, lines, address, maxLength), retryPolicy);
        notes.push(`${name}: resultados mandados: ${lines.length}`);
      } else if (!known) {
        notes.push(`${name}: desde ahora se mandan los resultados nuevos, y no los que ya estaban`);
      }
      const replaced = new Set(changes.map(({ was }) => was));
      const kept = results.filter((result) => !replaced.has(result));
      const current = [...kept, ...changes.flatMap(({ now }) => now ?? [])];
      posts[name] = { results: current, failures: 0, trouble: '' };
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      const because = error.status === undefined ? error.message : `respondió ${error.status}`;
      const count = error.isTransient ? Math.min(failures + 1, failuresToReport) : failuresToReport;
      const trouble = `${name}: los resultados nuevos no llegan al grupo (${because}); se prueba en cada corrida; si sigue, ${remedy}`;
      notes.push(trouble);
      posts[name] = { results, failures: count, trouble };
    }
  }
  return { posts, notes };
}
