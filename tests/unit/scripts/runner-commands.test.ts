/** Data in printed text gives no command to GitHub's runner. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { breakRunnerCommands } from '../../../scripts/lib/workflow.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { runScript } from '../../fixtures/script.ts';

const folder = folderOfEach();

/** A line that GitHub's runner would obey, as its ActionCommand reads it. */
const obeyed = /##\[|^[\s\u0085]*::/m;

test.each([
  'Puma##[add-mask]a en la fila 2',
  '::stop-commands::x',
  'uno\n \u0085::error::x\r::group::y',
  ':::x',
  '###[debug]',
])('%j is broken, and breaking it again changes nothing', (text) => {
  expect(text).toMatch(obeyed);
  const broken = breakRunnerCommands(text);
  expect(broken).not.toMatch(obeyed);
  expect(breakRunnerCommands(broken)).toBe(broken);
});

test('ordinary text stays', () => {
  const text = '## Título\n\na :: b [1] # [2]\n: x';
  expect(breakRunnerCommands(text)).toBe(text);
});

// arguments.test.ts asks that every command begins with the module that guards its output.
test('a failed run prints and summarises an address that is no command', async () => {
  const summary = folder('summary');
  const env = { DATA: 'live', SITE_URL: '##[add-mask]x', GITHUB_STEP_SUMMARY: summary };
  const { output } = await runScript('season', ['cerrar'], env);
  for (const text of [output, await readFile(summary, 'utf8')]) {
    expect(text).toContain('# #[add-mask]x');
    expect(text).not.toMatch(obeyed);
  }
});
