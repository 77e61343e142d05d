/** Progress: a bar on a terminal, a plain line a step elsewhere. */
import type { WriteStream } from 'node:tty';

export interface Progress {
  /** One more is done; says which. */
  advance: (name: string) => void;
  /** Takes the bar away. */
  finish: () => void;
}

const width = 24;
const clearLine = '\r\u001b[2K';

/** A bar of `total` steps on `stream`. */
export function progressBar(stream: WriteStream, total: number): Progress {
  let done = 0;
  if (!stream.isTTY) {
    return {
      advance: (name) => stream.write(`${++done}/${total} ${name}\n`),
      finish: () => undefined,
    };
  }
  const draw = (name: string): void => {
    const full = Math.round((done / total) * width);
    const bar = '█'.repeat(full) + '░'.repeat(width - full);
    stream.write(`${clearLine}${bar} ${done}/${total} ${name}`);
  };
  draw('');
  return {
    advance: (name) => {
      done++;
      draw(name);
    },
    finish: () => stream.write(clearLine),
  };
}
