/** Keeps the islands' chunks few. */
import type { UserConfig } from 'vite';

/** React, and modules that several islands import: one shared chunk instead of many. */
const shared =
  /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|\/src\/(islands\/shared\/[\w-]+|client\/([\w-]+-)?address|words\/numbers|lib\/\w+)\.tsx?$/;

/** Vite settings for islands. */
export const islandChunks: UserConfig = {
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'react', test: shared }] } },
        },
      },
    },
  },
};
