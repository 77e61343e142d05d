import { expect, test } from 'vitest';
import { openSnapshotBranch } from '../../../src/publish/snapshot-branch.ts';
import { withoutCredentials } from '../../../src/publish/git.ts';

test('user names and passwords are taken out of addresses, and nothing else', () => {
  expect(withoutCredentials("fatal: 'https://x-access-token:ghs_abc@github.com/a/b.git/'")).toBe(
    "fatal: 'https://***@github.com/a/b.git/'",
  );
  expect(withoutCredentials('https://github.com/a/b.git y a@b.c')).toBe(
    'https://github.com/a/b.git y a@b.c',
  );
});

test('a remote that cannot be reached is told without its credentials', async () => {
  const branch = await openSnapshotBranch('http://user:secreto@127.0.0.1:9/repo.git');
  try {
    const error = await branch.fetch().then(
      () => null,
      (reason: unknown) => String(reason),
    );
    expect(error).toContain('git ls-remote no pudo con la rama «snapshot»');
    expect(error).toContain('127.0.0.1:9');
    expect(error).not.toContain('secreto');
  } finally {
    await branch.close();
  }
});
