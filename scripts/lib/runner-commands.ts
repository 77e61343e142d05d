/** Keeps data in printed text from giving commands to GitHub's runner, which reads every line of a step's output. */

/**
 * Breaks what the runner would obey: `##[` anywhere in a line, and `::` at its start, where spaces do not count. Any text
 * that a command prints or passes on goes through this function (begin.ts, tell-workflow.ts).
 */
export const breakRunnerCommands = (text: string): string =>
  text.replaceAll('##[', '# #[').replace(/^([\s\u0085]*):(?=:)/gm, '$1: ');

type Write = (chunk: string | Uint8Array, ...rest: unknown[]) => boolean;

/** Makes everything that this process prints pass `breakRunnerCommands`. */
export function guardPrinting(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as Write;
    const guarded: Write = (chunk, ...rest) =>
      write(typeof chunk === 'string' ? breakRunnerCommands(chunk) : chunk, ...rest);
    stream.write = guarded;
  }
}
