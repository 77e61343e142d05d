/** The contact form, whose mail service cannot be reached. */
import { both, type Tab } from '../driver.ts';
import { reads } from '../expectations.ts';
import type { Gesture } from '../gesture.ts';
import { until } from '../until.ts';

const written = {
  user_name: 'Ñata Gómez',
  user_email: 'nata@example.com',
  message: '¿Cuándo es la final?',
};

async function write(tab: Tab): Promise<void> {
  for (const [name, text] of Object.entries(written)) await tab.type(`#${name}`, text);
}

const isWritten = (tab: Tab): Promise<void> =>
  until(
    tab,
    (texts) =>
      Object.entries(texts).every(
        ([name, text]) => document.querySelector<HTMLInputElement>(`#${name}`)?.value === text,
      ),
    written,
  );

export const contactGestures: readonly Gesture[] = [
  {
    name: 'contact: a message that is not taken is told, and kept',
    sizes: both,
    expectedError: /Error al enviar el mensaje|localhost:9\b|ERR_UNSAFE_PORT/,
    run: async (tab, site) => {
      await tab.goto(`${site}/contacto`);
      // EmailJS itself refuses a driven browser, before anything is sent.
      await tab.evaluate(() => {
        Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
      });
      await write(tab);
      await tab.click('form.contact [type=submit]');
      await reads(tab, '.contact-failure', 'No pudimos enviar tu mensaje.');
      await reads(tab, '.contact-failure', 'No hay conexión');
      await isWritten(tab);
    },
  },
  {
    name: 'contact: a draft comes back after a reload',
    sizes: both,
    run: async (tab, site) => {
      await tab.goto(`${site}/contacto`);
      await write(tab);
      await tab.reload();
      // By the page, which says so, or by the browser, which keeps forms over a reload.
      await isWritten(tab);
    },
  },
];
