/** Parses a command's arguments. A wrong one is reported together with the command's help. */
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { exitCodes } from './fail.ts';

const helpFile = readFileSync(`${import.meta.dirname}/commands.yaml`, 'utf8');
const helps = z.record(z.string(), z.string()).parse(parse(helpFile));
// `/srv/sitio/scripts/demo/manifest.ts` is `demo/manifest`.
const [, script = ''] =
  /\/scripts\/(.+)\.ts$/.exec(process.argv[1]?.replaceAll('\\', '/') ?? '') ?? [];

/** Text of `--help` for the command that this process runs; undefined in a test. */
export const help = helps[script]?.trimEnd();

/** Explains in Spanish what Node found wrong. Its message first quotes the argument, perhaps as `--out <value>`. */
function describe({ code, message }: Error & { code: string }): string {
  const [, name = ''] = /'([^']+?)(?: <value>)?'/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    return `${name}: le falta su valor, o tiene uno que no lleva (uno que empieza con «-» va con «=»)`;
  }
  return `«${name}»: este comando no tiene esa opción`;
}

const isOfArguments = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Type of a flag's value, from the type of its default. */
type Value<Flag> = Flag extends boolean ? boolean : Flag extends string ? string : string[];

/**
 * Returns the arguments of this process. An unknown one ends the process with the command's help.
 * @param defaults Flags and their defaults: false for a flag without a value, a list for one that may be repeated.
 * @param takesWords True if the command accepts arguments other than flags.
 */
export function readArguments<Flags extends Record<string, string | boolean | string[]>>(
  defaults: Flags,
  { takesWords = false } = {},
): { values: { [Name in keyof Flags]: Value<Flags[Name]> }; positionals: string[] } {
  const flags = Object.entries(defaults).map(([name, value]) => {
    if (!help?.includes(` --${name} `)) throw new Error(`commands.yaml does not tell of --${name}`);
    const type = typeof value === 'boolean' ? ('boolean' as const) : ('string' as const);
    return [name, { type, default: value, multiple: Array.isArray(value) }] as const;
  });
  try {
    const options: ParseArgsOptionsConfig = Object.fromEntries(flags);
    const { values, positionals } = parseArgs({ options, allowPositionals: takesWords });
    return { values: values as { [Name in keyof Flags]: Value<Flags[Name]> }, positionals };
  } catch (error) {
    if (!isOfArguments(error)) throw error;
    console.error(`${describe(error)}\n\n${help}`);
    process.exit(exitCodes.configuration);
  }
}
