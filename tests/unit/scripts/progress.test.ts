import type { WriteStream } from 'node:tty';
import { describe, expect, test } from 'vitest';
import { progressBar } from '../../../scripts/lib/progress.ts';

/** A stream that remembers what was written to it. */
function screen(isTTY: boolean): { stream: WriteStream; written: string[] } {
  const written: string[] = [];
  const write = (text: string) => {
    written.push(text);
    return true;
  };
  return { stream: { isTTY, write } as unknown as WriteStream, written };
}

const clear = '\r\u001b[2K';

describe('on a terminal', () => {
  test('each step draws the bar over the one before, with the count and the name', () => {
    const { stream, written } = screen(true);
    const progress = progressBar(stream, 4);
    progress.advance('ranking');
    progress.advance('news');
    expect(written).toEqual([
      `${clear}${'░'.repeat(24)} 0/4 `,
      `${clear}${'█'.repeat(6)}${'░'.repeat(18)} 1/4 ranking`,
      `${clear}${'█'.repeat(12)}${'░'.repeat(12)} 2/4 news`,
    ]);
  });

  test('the bar is full at the last step, and always as wide', () => {
    const { stream, written } = screen(true);
    const progress = progressBar(stream, 25);
    for (let step = 0; step < 25; step++) progress.advance('x');
    const bars = written.map((text) => text.match(/[█░]/g)?.join(''));
    expect(bars.map((bar) => bar?.length)).toEqual(bars.map(() => 24));
    expect(bars.at(-1)).toBe('█'.repeat(24));
    expect(bars.at(-2)).toContain('░');
  });

  test('nothing of it stays when it is finished', () => {
    const { stream, written } = screen(true);
    const progress = progressBar(stream, 1);
    progress.advance('x');
    progress.finish();
    expect(written.at(-1)).toBe(clear);
  });
});

test('elsewhere it draws no bar and moves no cursor', () => {
  const { stream, written } = screen(false);
  const progress = progressBar(stream, 2);
  progress.advance('ranking');
  progress.finish();
  expect(written.join('')).not.toMatch(/[\r\u001b█░]/);
});

test('elsewhere it says each step on a line of its own', () => {
  const { stream, written } = screen(false);
  const progress = progressBar(stream, 2);
  progress.advance('news');
  progress.advance('ranking');
  progress.finish();
  expect(written.join('')).toBe('1/2 news\n2/2 ranking\n');
});
