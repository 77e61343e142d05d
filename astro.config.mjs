// Assembles the site; what it says comes from src/config/.
import { createHash } from 'node:crypto';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { readEnvironment } from './src/config/environment.ts';
import { virtualStyles } from './src/build/community-styles.ts';
import { bundleInlineScript } from './src/build/inline-script.ts';
import { finishPages } from './src/build/finish-pages.ts';

/** @param {string} text of an inline script */
const hashOf = (text) =>
  /** @type {const} */ (`sha256-${createHash('sha256').update(text).digest('base64')}`);

/** Scripts that must run before the first paint, by the names under which pages inline them. */
const inlineScripts = {
  LOOK_SCRIPT: await bundleInlineScript('src/client/early/look.ts'),
  OWN_LINES_SCRIPT: await bundleInlineScript('src/client/early/own-lines.ts'),
};

/** Bit of Lightning CSS's `Features.LightDark`. */
const lightDark = 1 << 20;

const { siteUrl, basePath, port } = readEnvironment(process.env);

/** @type {Set<string>} Addresses of pages that say `noindex`: the sitemap has none of them. */
const unlisted = new Set();

export default defineConfig({
  site: siteUrl,
  base: basePath || '/',
  trailingSlash: 'never',
  // Many pages at once: while some are being written, others are rendered.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 32 },
  prerenderConflictBehavior: 'error',
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      scriptDirective: {
        // Which pages may be fetched ahead is said in the page.
        resources: ["'self'", "'inline-speculation-rules'"],
        hashes: Object.values(inlineScripts).map(hashOf),
      },
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
      ],
    },
  },
  vite: {
    plugins: [virtualStyles()],
    // Pages inline these texts, whose hashes the policy has (src/build/virtual.d.ts).
    define: Object.fromEntries(
      Object.entries(inlineScripts).map(([name, text]) => [name, JSON.stringify(text)]),
    ),
    // light-dark() as custom properties: phones that stopped at iOS 16 or Android 7 do not know it.
    css: { lightningcss: { include: lightDark } },
    // A picture's name is the digest of its content already: 64 characters a page need not repeat. A font
    // has the same address in styles and in scripts.
    environments: Object.fromEntries(
      ['prerender', 'client'].map((name) => [
        name,
        { build: { rolldownOptions: { output: { assetFileNames: '_astro/[hash][extname]' } } } },
      ]),
    ),
  },
  // Effort 2 of 9: a fifth of the time of the default, for AVIFs a tenth larger.
  image: {
    service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } },
  },
  server: { port },
  integrations: [
    react(),
    sitemap({ filter: (page) => !unlisted.has(page) }),
    finishPages(`${basePath}/`, unlisted),
  ],
  devToolbar: { enabled: false },
});
