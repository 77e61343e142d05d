/**
 * `npm run alert`: after a rebuild, opens, updates or closes the issue that says what is wrong.
 * It runs in GitHub Actions, with GITHUB_TOKEN and GITHUB_REPOSITORY, also where `npm ci` has failed.
 */
import { raiseAlerts } from '../src/alerts/raise.ts';
import { fail } from './lib/fail.ts';

try {
  console.log(await raiseAlerts(process.env));
} catch (error) {
  fail('No se pudo revisar si hay algo que avisar', error);
}
