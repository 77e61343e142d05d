/** Running git on a repository of its own, against one remote. */
import { execFile } from 'node:child_process';
import { gitEnvironment } from '../config/child-environment.ts';

export interface GitResult {
  ok: boolean;
  output: string;
}

export interface GitOptions {
  /** Where the files of a command that reads or writes files are. */
  workTree?: string;
  env?: Record<string, string>;
}

/** Runs git; it never rejects. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitResult>;

const timeoutMs = 120_000;
const maxBuffer = 2 ** 26;

/** Takes user names and passwords out of addresses: output ends in public logs. */
export function withoutCredentials(text: string): string {
  return text.replace(/(\w:\/\/)[^/@\s]+@/g, '$1***@');
}

/**
 * Git on the repository at `gitDirectory`, with `remote` under the name «snapshot». The address
 * goes by the environment, never as an argument: a list of processes must not show its token.
 */
export function gitAt(gitDirectory: string, remote: string): Git {
  const settings = {
    'remote.snapshot.url': remote,
    'core.autocrlf': 'false',
    'core.hooksPath': '/dev/null',
    'commit.gpgSign': 'false',
    // It lives as long as this process.
    'maintenance.auto': 'false',
  };
  const env: Record<string, string> = {
    GIT_DIR: gitDirectory,
    GIT_INDEX_FILE: `${gitDirectory}/index`,
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_COUNT: String(Object.keys(settings).length),
    LC_ALL: 'C',
  };
  Object.entries(settings).forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return (args, { workTree, env: more } = {}) =>
    new Promise((resolve) => {
      const place = workTree === undefined ? {} : { GIT_WORK_TREE: workTree };
      const options = {
        cwd: workTree ?? gitDirectory,
        env: { ...gitEnvironment(process.env), ...env, ...place, ...more },
        timeout: timeoutMs,
        maxBuffer,
      };
      execFile('git', [...args], options, (error, stdout, stderr) => {
        const output = error ? `${stdout}${stderr}` || error.message : stdout;
        resolve({ ok: !error, output: withoutCredentials(output).trim() });
      });
    });
}
