// Assembles the site; what it says comes from src/config/.
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { emailjsOrigin } from './src/config/emailjs.ts';
import { readEnvironment } from './src/config/environment.ts';

const { siteUrl, basePath, port } = readEnvironment(process.env);

export default defineConfig({
  site: siteUrl,
  base: basePath || '/',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  prerenderConflictBehavior: 'error',
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        `connect-src 'self' ${emailjsOrigin}`,
        `form-action 'self' ${emailjsOrigin}`,
        "base-uri 'none'",
        "object-src 'none'",
      ],
    },
  },
  server: { port },
  integrations: [react(), sitemap()],
  devToolbar: { enabled: false },
});
