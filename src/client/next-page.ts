/**
 * Loads prefetch-pages.ts at the first scroll on a touch screen, where there is no hover. Visitors who do not scroll or
 * who save data download nothing. For a mouse, browsers follow the rules of src/client/early/next-page.ts.
 */
import { prefersReducedData } from './connection.ts';
// With `?worker&url` Vite emits a script of its own, which no page loads by itself.
import prefetchPages from './prefetch-pages.ts?worker&url';

if (!prefersReducedData && matchMedia('(hover: none)').matches) {
  const load = (): void => {
    // Without the script, the browser fetches a page when its link is pressed.
    import(/* @vite-ignore */ prefetchPages).catch(() => undefined);
  };
  addEventListener('scroll', load, { once: true });
}
