import { writeFile } from 'node:fs/promises';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { bundleInlineScript } from '../../../src/build/inline-script.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const folder = folderOfEach();

test('an inline script holds the modules that it imports, and shares no name with the page', async () => {
  const modules = {
    'double.ts': 'export const double = (value: number) => 2 * value;',
    'entry.ts': "import { double } from './double.ts'; console.log(double(21));",
  };
  for (const [name, text] of Object.entries(modules)) await writeFile(folder(name), text);
  const bundled = await bundleInlineScript(folder('entry.ts'));
  const logged: number[] = [];
  const page = { console: { log: (value: number) => logged.push(value) } };
  // Throws for an import, because a script is no module.
  new Script(bundled).runInNewContext(page);
  expect(logged).toEqual([42]);
  expect(Object.keys(page)).toEqual(['console']);
});
