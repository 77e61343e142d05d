import { expect, test } from 'vitest';
import { medianBuild } from '../../../../scripts/bench/measured-build.ts';

test('of several builds each figure is the median, whichever build had it', () => {
  const build = { pages: 50, megabytes: 6 };
  const runs = [
    { ...build, seconds: 9, peakMegabytes: 300 },
    { ...build, seconds: 4, peakMegabytes: 500 },
    { ...build, seconds: 5, peakMegabytes: 400 },
  ];
  expect(medianBuild(runs)).toEqual({ ...build, seconds: 5, peakMegabytes: 400 });
});
