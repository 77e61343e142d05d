/**
 * Imported before EmailJS, which touches `localStorage` when it is loaded, and does not load where that is
 * denied: there it finds none.
 */
try {
  // Reading it is what is denied.
  Reflect.get(globalThis, 'localStorage');
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
export {};
