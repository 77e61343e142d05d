import { hash } from 'node:crypto';

/** Lower-case hexadecimal SHA-256 of a file's content. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content);
