import { createHash } from 'node:crypto';

/** Lower-case hexadecimal SHA-256 of a file's content. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
