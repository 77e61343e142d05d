/** `npm run art`: draws the site's drawings into their files. */
import { writeFile } from 'node:fs/promises';
import { fileOf } from '../src/art/drawing.ts';
import { drawings } from './art/drawings.ts';

for (const [name, draw] of drawings) await writeFile(fileOf(name), draw());
console.log(`${drawings.size} dibujos`);
