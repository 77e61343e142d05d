/**
 * `client:interaction`: the island waits for src/client/load-islands.ts, a script of every page. Astro inlines this
 * directive before the page's first island, so that it remembers presses from the first paint on. The directive's value
 * says what still works if the island cannot be loaded.
 */
import type { ClientDirective } from 'astro';
import '../client/early/presses.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | string;
  }
}

const interaction: ClientDirective = (load, _options, island) => {
  globalThis.waitingIslands ??= [];
  globalThis.waitingIslands.push({ island, load });
};

export default interaction;
