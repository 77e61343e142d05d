/** The cup that is played for. */
import { palette as p } from '../brush/palette.ts';
import { fill, line } from '../brush/svg.ts';

/** A cup with two handles, 100 wide and 120 high; the sun of May on its bowl. */
export function cup(
  metal: string,
  light: string,
  dark: string,
  foot: string = p.brickDark,
): string {
  return (
    line(dark, 8, 'M-30-104c-26-6-26 40 8 42M30-104c26-6 26 40-8 42') +
    fill(dark, 'M-9-52h18l-2 28h-14z') +
    fill(metal, 'M-36-116h72c2 40-8 66-36 68c-28-2-38-28-36-68z') +
    fill(light, 'M-29-112h12c-2 28 2 46 10 58c-18-8-24-28-22-58z') +
    fill(dark, 'M36-116c2 40-8 66-36 68c16-10 24-34 22-68z', 'opacity=".35"') +
    fill(light, 'M-39-120h78v8h-78z') +
    fill(metal, 'M-20-26h40l4 8h-48z') +
    fill(foot, 'M-28-18h56l4 18h-64z')
  );
}
