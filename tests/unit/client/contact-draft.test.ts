// @vitest-environment happy-dom
/** The draft of the contact form, which the device keeps until the form is sent. */
import { expect, test, vi } from 'vitest';

const draft = JSON.stringify({ user_name: 'Ñata', message: '¿Cuándo?' });

test.each<[shown: string, kept: string, filled: string, link: string, texts: string[]]>([
  ['what the browser filled in itself', draft, 'Guardada', '', ['Guardada', '¿Cuándo?']],
  ['the message of the link that led here', '{}', '', '?mensaje=Quiero', ['', 'Quiero']],
  ['the draft, never replaced by a link', draft, '', '?mensaje=Otra', ['Ñata', '¿Cuándo?']],
  ['nothing of a draft of other types', '{"user_name":1}', '', '', ['', '']],
])('the form has %s', async (_, kept, filled, link, texts) => {
  sessionStorage.setItem('contacto', kept);
  vi.stubGlobal('location', { search: link });
  document.body.innerHTML = `<p class="contact-restored"></p><form class="contact">
    <input name="user_name" required value="${filled}"><textarea name="message" required></textarea>
  </form>`;
  vi.resetModules();
  await import('../../../src/client/contact-draft.ts');
  const fields = [...document.querySelectorAll<HTMLInputElement>('[required]')];
  expect(fields.map(({ value }) => value)).toEqual(texts);
  const notice = document.querySelector('.contact-restored')?.textContent;
  expect(notice).toBe(kept === draft ? 'Recuperamos lo que habías escrito.' : '');
});
