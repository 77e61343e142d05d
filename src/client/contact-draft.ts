/** Keeps the draft of the contact form in sessionStorage until the form is sent, and announces a restored draft. */
import { readParameter } from './address.ts';
import { parseFields } from './storage.ts';

const key = 'contacto';
const form = document.querySelector<HTMLFormElement>('form.contact');
const notice = document.querySelector('.contact-restored');
const fields = [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]') ?? []),
];

/** Uses the storage; does nothing if the storage is denied or full. */
function inStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // The text is still in the form.
  }
}

// The form's mail library reads `localStorage` when it loads, and throws if access is denied. So this hides it.
try {
  Reflect.get(globalThis, 'localStorage');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

inStorage((storage) => {
  const texts = parseFields(storage.getItem(key));
  for (const field of fields) {
    const text = texts[field.name];
    if (typeof text !== 'string' || text === '' || field.value !== '') continue;
    field.value = text;
    if (notice) notice.textContent = 'Recuperamos lo que habías escrito.';
  }
});

// Links to this page may have the beginning of a message, which never replaces the visitor's text.
const message = fields.find((field) => field instanceof HTMLTextAreaElement);
if (message?.value === '') message.value = readParameter('mensaje');

form?.addEventListener('input', () => {
  const texts = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  inStorage((storage) => storage.setItem(key, JSON.stringify(texts)));
});

// The island resets the form once the message has been sent.
form?.addEventListener('reset', () => {
  notice?.replaceChildren();
  inStorage((storage) => storage.removeItem(key));
});
