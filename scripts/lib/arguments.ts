/** The arguments of a command; `--help` prints them, and so does an argument that the command does not know. */
import { parseArgs } from 'node:util';
import { commands, type Usage } from './commands.ts';
import { exitCodes } from './fail.ts';

export function formatUsage({ command, does, words, flags = {} }: Usage): string {
  const names = Object.keys(flags);
  const width = Math.max(0, ...names.map((name) => name.length));
  return [
    [command, ...(words || names.length > 0 ? ['--'] : []), words, names.length > 0 && '[opciones]']
      .filter(Boolean)
      .join(' '),
    does,
    ...names.map((name) => `  --${name.padEnd(width)}  ${flags[name]?.says ?? ''}`),
  ].join('\n');
}

/** What Node found wrong; its sentences begin with the argument, between quotes. */
function describe({ code, message }: Error & { code: string }): string {
  const [, name = ''] = /'([^' ]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    return `${name}: le falta su valor, o tiene uno que no lleva (uno que empieza con «-» va con «=»)`;
  }
  return `«${name}»: este comando no tiene esa opción`;
}

const isOfArguments = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

type Flags<Name extends keyof typeof commands> = (typeof commands)[Name] extends {
  flags: infer Own extends Usage['flags'];
}
  ? Own
  : Record<string, never>;

/** Returns what this process was told; ends it when there is anything that the command does not know. */
export function readArguments<Name extends keyof typeof commands>(name: Name) {
  const usage: Usage = commands[name];
  try {
    const options = (usage.flags ?? {}) as NonNullable<Flags<Name>>;
    return parseArgs({ options, allowPositionals: usage.words !== undefined });
  } catch (error) {
    if (!isOfArguments(error)) throw error;
    console.error(`${describe(error)}\n\n${formatUsage(usage)}`);
    process.exit(exitCodes.configuration);
  }
}
