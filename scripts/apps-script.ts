/** `npm run apps-script`: writes docs/Publicar.gs, what a person pastes, after src/apps-script changed. */
import { writeFile } from 'node:fs/promises';
import { appsScriptFile, buildAppsScript } from './lib/apps-script.ts';

await writeFile(appsScriptFile, await buildAppsScript());
