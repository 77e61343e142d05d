/** Sending new results to chats, with a stand-in for Telegram and Discord. */
import { text as textOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import {
  undeliveredPosts,
  takeChats,
  notifyChats,
  type Posts,
} from '../../../src/publish/posts.ts';
import { round, seasonOf } from '../season/season.ts';
import { quickRetries, serve, stopTheClock } from '../sources/fetch/loopback.ts';

const secrets = { TELEGRAM_TOKEN: '1:bot', TELEGRAM_CHAT: '-100', DISCORD_WEBHOOK: 'https://d/s3' };
const address = 'https://s.example/duelos';
/** A chat at an address. The returned function runs a publication and returns its notes. */
function chatAt(url: string, name = 'Discord') {
  const chats = takeChats({ ...secrets }).flatMap((chat) =>
    chat.name === name ? { ...chat, url } : [],
  );
  let posts: Posts = {};
  return async (...duels: string[]): Promise<string[]> => {
    const now = seasonOf({ primera: round('Fecha 3', '', ...duels) });
    const chatOptions = { chats, address, retryPolicy: quickRetries };
    const told = await notifyChats(chatOptions, posts, { online: now, now });
    // The next run reads the posts from JSON.
    posts = JSON.parse(JSON.stringify(told.posts)) as Posts;
    expect(JSON.stringify(told)).not.toContain(url);
    return [...told.notes, ...undeliveredPosts(posts).map((text) => `/estado: ${text}`)];
  };
}

/** Starts a chat server that answers with `status`, or never for 0, and keeps the accepted messages. */
async function startGroup(status = 204, whenSilent?: () => void) {
  const group = { status, taken: [] as Record<string, unknown>[] };
  const server = await serve((request, response) => {
    const { status: now } = group;
    if (now === 0) whenSilent?.();
    const body = textOf(request).catch(() => '');
    void body.then((body) => {
      if (now === 204) group.taken.push(JSON.parse(body) as Record<string, unknown>);
      if (now > 0) response.writeHead(now, { location: '/other' }).end();
    });
  });
  return Object.assign(group, server);
}

test('secrets configure the chats, and are removed from the environment of the build', () => {
  expect(takeChats({ TELEGRAM_TOKEN: '', TELEGRAM_CHAT: '', DISCORD_WEBHOOK: ' ' })).toEqual([]);
  const env = { ...secrets, PATH: '/bin' };
  const [telegram, discord] = takeChats(env);
  expect(env).toEqual({ PATH: '/bin' });
  expect(telegram).toMatchObject({ url: 'https://api.telegram.org/bot1:bot/sendMessage' });
  expect(telegram?.bodyOf('a_b')).toEqual({ chat_id: '-100', text: 'a_b' });
  expect(discord?.bodyOf('x')).toEqual({ content: 'x', allowed_mentions: { parse: [] } });
});

test('first results are only remembered, new ones are sent once in one message, and a correction says so', async () => {
  const { url, taken } = await startGroup();
  const run = chatAt(url, 'Telegram');
  expect(await run('Ana 2-1 Beto')).toEqual([
    'Telegram: desde ahora se mandan los resultados nuevos, y no los que ya estaban',
  ]);
  expect(taken).toEqual([]);
  const later = ['Ana 2-1 Beto', 'Caro 2-0 Dani_1', 'Eva WO- Fede', 'Gabi - Hugo'];
  expect(await run(...later)).toEqual(['Telegram: resultados mandados: 2']);
  expect(await run(...later)).toEqual([]);
  expect(await run('Ana 1-2 Beto', 'Caro WO- Dani_1', ...later.slice(2))).toEqual([
    'Telegram: resultados mandados: 2',
  ]);
  const place = '(Primera, Fecha 3)';
  expect(taken.map(({ text }) => text)).toEqual([
    `Resultados nuevos\n\nCaro 2 - 0 Dani_1 ${place}\nEva vs Fede: ganó Eva por W.O. ${place}\n\n${address}`,
    `Resultados corregidos\n\nCorrección: Ana 1 - 2 Beto, antes 2 - 1 ${place}\nCorrección: Caro vs Dani_1: ganó Caro por W.O., antes 2 - 0 ${place}\n\n${address}`,
  ]);
});

test('a message counts the results that do not fit, and nicks are never formatting', async () => {
  const { url, taken } = await startGroup();
  const run = chatAt(url);
  await run();
  await run(...Array.from({ length: 60 }, (_, at) => `_Ana${at}_ 2-1 Beto`));
  const text = String(taken[0]?.['content']);
  const [, left] = /\nY (\d+) más:\n\nhttps:\/\/s\.example\/duelos$/.exec(text) ?? [];
  expect(text.match(/^\\_Ana\d+\\_ 2 - 1 Beto \(/gm)).toHaveLength(60 - Number(left));
  expect([text.length > 1900, text.length <= 2000]).toEqual([true, true]);
});

const { attempts, timeoutMs } = quickRetries;
test.each([
  [401, 'respondió 401', 1, 1],
  [404, 'respondió 404', 1, 1],
  [302, 'respondió 302', 1, 1],
  [503, 'respondió 503', attempts, 3],
  [0, 'no llegó a tiempo', attempts, 3],
])('%d is «%s» after %d tries; by run %d /estado says so', async (status, because, tries, runs) => {
  const pass = status === 0 ? stopTheClock() : undefined;
  const group = await startGroup(status, () => pass?.(timeoutMs));
  const run = chatAt(group.url);
  await run();
  const told = `Discord: los resultados nuevos no llegan al grupo (${because}); se prueba en cada corrida; si sigue, revisá el secreto DISCORD_WEBHOOK, y que el webhook siga en el canal`;
  for (let at = 1; at < runs; at++) expect(await run('Ana 2-1 Beto')).toEqual([told]);
  expect(await run('Ana 2-1 Beto')).toEqual([told, `/estado: ${told}`]);
  expect(group.requests).toHaveLength(tries * runs);
  // Unsent results are sent later, and no problem remains to be reported.
  group.status = 204;
  expect(await run('Ana 2-1 Beto', 'Caro 2-0 Dani')).toEqual(['Discord: resultados mandados: 2']);
  expect(group.taken).toHaveLength(1);
});

test('an invalid address is reported', async () => {
  const run = chatAt('discord webhook');
  await run();
  expect(await run('Ana 2-1 Beto')).toContainEqual(
    expect.stringMatching(/^\/estado.*\(no es una dirección\)/),
  );
});
