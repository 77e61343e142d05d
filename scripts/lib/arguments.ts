/** The arguments of a command: `--help` tells them, and what is wrong with one is told with them. */
import { parseArgs } from 'node:util';
import { exitCodes } from './fail.ts';

interface Flag {
  type: 'string' | 'boolean';
  default?: string | boolean | string[];
  multiple?: boolean;
  /** What it is for, in Spanish; of one with a value, with what it is: `DIR: dónde…`. */
  says: string;
}

/** A flag with a value. @param says With what the value is: `DIR: dónde…`. */
export const withText = (says: string, value = '') =>
  ({ type: 'string', default: value, says }) as const;

/** A flag that is there or not. */
export const withoutValue = (says: string) => ({ type: 'boolean', default: false, says }) as const;

/** The flag by which a person lets sources lose rows, once or more often. */
export const acceptShrink = {
  type: 'string',
  multiple: true,
  default: [] as string[],
  says: 'NOMBRE: aceptar que esta fuente perdió filas; se puede repetir',
} as const;

interface Usage<Flags> {
  /** As it is typed: `npm run build`. */
  command: string;
  /** What it does, in Spanish. */
  does: string;
  /** What may stand before the flags: `cerrar|abrir`. */
  words?: string;
  flags?: Flags;
}

function formatUsage({ command, does, words, flags = {} }: Usage<Record<string, Flag>>): string {
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

/** What this process was told; ends it after `--help`, and when there is anything that the command has not. */
export function readArguments<const Flags extends Record<string, Flag> = Record<string, never>>(
  usage: Usage<Flags>,
) {
  const help = { type: 'boolean', says: '' } as const;
  try {
    const options = { ...(usage.flags ?? ({} as Flags)), help };
    const parsed = parseArgs({ options, allowPositionals: usage.words !== undefined });
    if (!process.argv.includes('--help')) return parsed;
    console.log(formatUsage(usage));
    process.exit(0);
  } catch (error) {
    if (!isOfArguments(error)) throw error;
    console.error(`${describe(error)}\n\n${formatUsage(usage)}`);
    process.exit(exitCodes.configuration);
  }
}
