/**
 * The contact form against a stand-in for EmailJS (docs/product.md, «Contact»). tests/unit/client/send-message.test.ts
 * asks how often it sends, and how long it waits.
 */
import type { Page, Request, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { advice } from '../../src/config/contact/email-service.ts';
import { axeViolations } from '../fixtures/axe.ts';
import {
  denyStorage,
  desktop,
  expectErrors,
  fillForm,
  closeBroken,
  holdScripts,
  islandChunks,
  message as written,
  openBlank,
  phone,
  sidewaysScroll,
  siteUrl,
  takeMail,
  touchIslands,
} from '../fixtures/browser.ts';

const { contact: account } = site;
if (!account) throw new Error('The demo has a contact form');
const accountParts = [
  ['service_id', account.serviceId],
  ['template_id', account.templateId],
  ['user_id', account.publicKey],
];

type Answer = (route: Route) => Promise<void>;

interface Setup {
  /** How the mail service answers messages, one after the other; the last answer is repeated. */
  answers?: Answer[];
  /** Runs on the context's blank page, before the form is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

const writtenParts = Object.entries(written).map(([name, text]) => [
  name,
  text.replace('\n', '\r\n'),
]);
const empty = { user_name: '', user_email: '', message: '' };
type Written = typeof written;

const logged = /Error al enviar el mensaje/;

const says =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } });

/** Opens the form without waiting for its island. `requests` collects the messages that reach the service. */
async function openEarly(setup: Setup = {}): Promise<{ page: Page; requests: Request[] }> {
  const { answers = [says(200)], prepare } = setup;
  const page = await openBlank();
  const requests: Request[] = [];
  await takeMail(page);
  await page.route('https://api.emailjs.com/**', async (route) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(route.request());
    await answer?.(route);
  });
  await prepare?.(page);
  await page.goto(`${siteUrl()}/contacto`, { waitUntil: 'domcontentloaded' });
  return { page, requests };
}

async function openForm(setup: Setup = {}): Promise<{ page: Page; requests: Request[] }> {
  const opened = await openEarly(setup);
  await touchIslands(opened.page);
  return opened;
}

async function send(page: Page): Promise<void> {
  await fillForm(page);
  await button(page).click();
}

const textOf = async (page: Page): Promise<Written> => ({
  user_name: await page.getByLabel('Nombre').inputValue(),
  user_email: await page.getByLabel('Dirección de email').inputValue(),
  message: await page.getByLabel('Mensaje').inputValue(),
});

const button = (page: Page) => page.locator('form.contact button');
const alert = (page: Page) => page.getByRole('alert');
const success = (page: Page) => page.getByRole('status').getByText('Mensaje enviado con éxito');

const restored = (page: Page) => page.getByRole('status').getByText('Recuperamos lo que');

/** Names and values of a message's parts, as sent. */
async function partsOf(request: Request | undefined): Promise<[string, string][]> {
  const body = request?.postDataBuffer() ?? Buffer.alloc(0);
  const contentType = (await request?.headerValue('content-type')) ?? '';
  const data = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
  return [...data].map(([name, value]) => [name, value as string]);
}

/** Expects no axe violation and no sideways scroll. */
async function expectGood(page: Page): Promise<void> {
  expect(await axeViolations(page, 'main')).toEqual([]);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    expect(await sidewaysScroll(page)).toBe(0);
  }
}

test('a message is sent once, with «Enviando…» meanwhile; its arrival is announced and clears the form', async () => {
  const answer = Promise.withResolvers<undefined>();
  const late: Answer = async (route) => {
    await answer.promise;
    await says(200)(route);
  };
  const { page, requests } = await openForm({ answers: [late] });
  await fillForm(page);
  await button(page).dblclick();
  await page.getByRole('button', { name: 'Enviando…' }).waitFor();
  expect(await button(page).getAttribute('aria-disabled')).toBe('true');
  expect(await page.locator('form.contact').getAttribute('aria-busy')).toBe('true');
  expect(await page.getByLabel('Mensaje').isEditable()).toBe(false);
  await expectGood(page);
  await button(page).click({ force: true });
  await page.getByLabel('Nombre').press('Enter');
  await page.setViewportSize({ ...phone, height: 400 });
  await button(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  answer.resolve(undefined);
  await success(page).waitFor();
  expect(await page.locator(':focus').textContent()).toBe('Mensaje enviado con éxito');
  // The page may scroll smoothly.
  await expect.poll(async () => (await success(page).boundingBox())?.y).toBeLessThan(400);
  expect(await partsOf(requests[0])).toEqual(expect.arrayContaining(writtenParts));
  expect(requests).toHaveLength(1);
  expect(await alert(page).count()).toBe(0);
  expect(await textOf(page)).toEqual(empty);
  await page.getByRole('button', { name: 'Enviar', exact: true }).waitFor();
  await page.getByLabel('Nombre').fill('Otra');
  await success(page).waitFor({ state: 'detached' });
});

test('a message that fails says what to do, and is kept, with later changes, until it is sent', async () => {
  const { page } = await openForm({ answers: [says(503), says(200)] });
  await send(page);
  await alert(page).getByText(advice.server).waitFor();
  expectErrors(/status of 503/, logged);
  for (const { label, url } of site.social) {
    const link = alert(page).getByRole('link', { name: label });
    expect(await link.getAttribute('href')).toBe(url);
  }
  await expectGood(page);
  expect(await textOf(page)).toEqual(written);
  await page.getByLabel('Mensaje').fill('Otra pregunta');
  for (const visit of ['again', 'a third time']) {
    await page.goto('/contacto', { waitUntil: 'domcontentloaded' });
    await restored(page).waitFor();
    expect(await textOf(page), visit).toEqual({ ...written, message: 'Otra pregunta' });
  }
  await button(page).click();
  await success(page).waitFor();
  await page.goto('/contacto', { waitUntil: 'domcontentloaded' });
  await touchIslands(page);
  expect(await textOf(page)).toEqual(empty);
});

test('a message that fails offline and without storage can be sent once there is a connection', async () => {
  const { page, requests } = await openForm({
    answers: [(route) => route.abort('internetdisconnected'), says(200)],
    prepare: denyStorage,
  });
  // Sending must not need anything more from the site.
  await page.context().setOffline(true);
  await send(page);
  await alert(page).getByText(advice.network).waitFor();
  expectErrors(/Failed to load resource/, logged);
  expect(await textOf(page)).toEqual(written);
  await page.context().setOffline(false);
  await button(page).click();
  await success(page).waitFor();
  expect(await alert(page).count()).toBe(0);
  expect(requests).toHaveLength(2);
});

test('a message with the hidden field filled in is not sent, although success is announced', async () => {
  const { page, requests } = await openForm();
  await fillForm(page);
  const trap = page.locator('[aria-hidden=true] > [name=asunto]:not([required])');
  expect(await trap.getAttribute('tabindex')).toBe('-1');
  await trap.fill('Oferta', { force: true });
  await button(page).click();
  await success(page).waitFor();
  expect(requests).toHaveLength(0);
});

test('before the island hydrates, typed text stays, and a field of only spaces is refused all the same', async () => {
  let letThrough = (): void => undefined;
  const { page, requests } = await openEarly({
    prepare: async (blank) => (letThrough = await holdScripts(blank)),
  });
  await fillForm(page, { ...written, message: '   ' });
  await button(page).click();
  letThrough();
  await touchIslands(page);
  expect(await textOf(page)).toEqual({ ...written, message: '   ' });
  expect(await page.locator(':focus').getAttribute('name')).toBe('message');
  await page.getByRole('button', { name: 'Enviar', exact: true }).waitFor();
  expect(requests).toHaveLength(0);
});

test('before the island hydrates, the browser submits the form when the island takes too long, and Back restores the text', async () => {
  const { page, requests } = await openEarly({
    prepare: async (page) => {
      await page.clock.install();
      await holdScripts(page, islandChunks);
    },
  });
  await send(page);
  await page.clock.runFor(10_001);
  await page.waitForURL('https://api.emailjs.com/**');
  expect(requests).toHaveLength(1);
  expect(await partsOf(requests[0])).toEqual([...writtenParts, ['asunto', ''], ...accountParts]);
  await page.goBack();
  await expect.poll(() => textOf(page)).toEqual(written);
  await page.getByRole('button', { name: 'Enviar', exact: true }).waitFor();
  await closeBroken();
});
