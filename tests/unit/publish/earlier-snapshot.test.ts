/** Restoring an earlier snapshot (tests/live/rebuild.test.ts publishes one). */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { restoreSnapshot } from '../../../src/publish/rebuild.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const work = folderOfEach();

test('a disk that cannot be written to is not taken for a wrong commit', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: work('') });
  git('init', '--quiet');
  await writeFile(work('manifest.json'), '{}');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'Datos');
  const restored = restoreSnapshot(work(''), 'HEAD', work('missing/candidate'));
  await expect(restored).rejects.not.toThrow('no es una instantánea anterior');
});
