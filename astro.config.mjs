// Assembles the site; what it says comes from src/config/.
import { createHash } from 'node:crypto';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { readEnvironment } from './src/config/environment.ts';
import { virtualStyles } from './src/build/community-styles.ts';
import { bundleInlineScript, siteBuild } from './src/build/site-build.ts';

/** Scripts that run before the first paint, by the names under which pages inline them. */
const inlineScripts = {
  EARLY_SCRIPT: await bundleInlineScript('src/client/early/early.ts'),
  OWN_LINES_SCRIPT: await bundleInlineScript('src/client/early/own-lines.ts'),
  TABS_SCRIPT: await bundleInlineScript('src/client/early/tabs.ts'),
};

/** @param {string} text of an inline script */
const hashOf = (text) =>
  /** @type {const} */ (`sha256-${createHash('sha256').update(text).digest('base64')}`);

/** Chunks that islands share: React, and small modules that scripts of pages import as well. */
const chunks = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|\/src\/islands\/shared\//,
  },
  {
    name: 'shared',
    // El prode is loaded on use.
    test: /\/src\/(lib|client)\/(?!prode)[\w-]+\.ts$|\/src\/words\/numbers\.ts$/,
    minShareCount: 2,
  },
];

/** A picture's name is the digest of its content already: 64 characters a page need not repeat. */
const assetFileNames = '_astro/[hash][extname]';

/**
 * Effort of 9 at which AVIFs are encoded: 2 takes a fifth of the time of the default, for files a tenth larger. Tests
 * take 0, a quarter of that again, for files half as large again; such files are kept apart from the others.
 */
const avifEffort = Number(process.env['AVIF_EFFORT'] || 2);

/** Bit of Lightning CSS's `Features.LightDark`. */
const lightDark = 1 << 20;

const { siteUrl, basePath, port, communityDirectory, snapshotDirectory } = readEnvironment(
  process.env,
);

/** @type {Set<string>} Addresses of pages that say `noindex`: the sitemap has none of them. */
const unlisted = new Set();

export default defineConfig({
  site: siteUrl,
  base: basePath || '/',
  trailingSlash: 'never',
  // Many pages at once: while some are being written, others are rendered.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 32 },
  prefetch: { prefetchAll: true },
  prerenderConflictBehavior: 'error',
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      scriptDirective: {
        resources: ["'self'"],
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
    // Texts whose hashes the policy has.
    define: Object.fromEntries(
      Object.entries(inlineScripts).map(([name, text]) => [name, JSON.stringify(text)]),
    ),
    // Scripts are files, which the pages of a visit share.
    build: { assetsInlineLimit: 0, modulePreload: false },
    // light-dark() as custom properties: phones that stopped at iOS 16 or Android 7 do not know it.
    css: { lightningcss: { include: lightDark } },
    environments: {
      prerender: { build: { rolldownOptions: { output: { assetFileNames } } } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              assetFileNames,
              // Astro's own names of scripts are 60 characters long.
              entryFileNames: ({ name }) =>
                name.includes('astro_type_script') ? '_astro/[hash].js' : '_astro/[name].[hash].js',
              codeSplitting: { groups: chunks },
            },
          },
        },
      },
    },
  },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: avifEffort } },
    },
  },
  cacheDir: avifEffort === 2 ? 'node_modules/.astro' : `node_modules/.astro/effort-${avifEffort}`,
  server: { port },
  integrations: [
    react(),
    sitemap({ filter: (page) => !unlisted.has(page) }),
    siteBuild(`${basePath}/`, unlisted, [communityDirectory, snapshotDirectory]),
  ],
  devToolbar: { enabled: false },
});
