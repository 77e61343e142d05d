/** Keeps the draft of the contact form in sessionStorage until it is sent, and says when it was restored. */
const key = 'contacto';
const form = document.querySelector<HTMLFormElement>('form.contact');
const notice = document.querySelector('.contact-restored');
const fields = [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]') ?? []),
];

/** Ignores storage that is denied or full. */
function inStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // The text is still in the form.
  }
}

// The form's mail library reads `localStorage` when it loads, and fails where access is denied: there it is hidden.
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

// Links to this page may carry the beginning of a message; what the visitor wrote is never replaced.
const beginning = new URLSearchParams(location.search).get('mensaje');
const message = fields.find((field) => field instanceof HTMLTextAreaElement);
if (message?.value === '' && beginning !== null) message.value = beginning;

form?.addEventListener('input', () => {
  const texts = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  inStorage((storage) => storage.setItem(key, JSON.stringify(texts)));
});

// The form is reset once its message has been sent.
form?.addEventListener('reset', () => {
  notice?.replaceChildren();
  inStorage((storage) => storage.removeItem(key));
});
