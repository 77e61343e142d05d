/**
 * Keeps what is typed in the contact form in this tab until it is sent: neither a reload, nor a
 * step away and back, nor a broken island loses it. A notice beside the form says that it was put back.
 */
const key = 'contacto';
const form = document.querySelector<HTMLFormElement>('form.contact');
const notice = document.querySelector('.contact-restored');
const fields = [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]') ?? []),
];

/** Storage may be denied or full: then nothing is kept, and nothing breaks. */
function inStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // The text is still in the form.
  }
}

// Where storage is denied, reading `localStorage` throws. The form's mail library reads it as it loads and
// would not load, so it finds none.
try {
  Reflect.get(globalThis, 'localStorage');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

inStorage((storage) => {
  const texts = JSON.parse(storage.getItem(key) ?? '{}') as Record<string, unknown>;
  for (const field of fields) {
    const text = texts[field.name];
    if (typeof text !== 'string' || text === '' || field.value !== '') continue;
    field.value = text;
    if (notice) notice.textContent = 'Recuperamos lo que habías escrito.';
  }
});

form?.addEventListener('input', () => {
  const texts = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  inStorage((storage) => storage.setItem(key, JSON.stringify(texts)));
});

// A form is emptied once its message has arrived.
form?.addEventListener('reset', () => {
  notice?.replaceChildren();
  inStorage((storage) => storage.removeItem(key));
});
