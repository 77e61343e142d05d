/** Keeps the text of a card inside its file, in a comment of the JPEG. Publishing reads whom an earlier card shows. */
import type { Card } from './card.ts';

/** Markers of the JPEG format: the start of a file, and of a comment. */
const startMarker = 0xff_d8;
const commentMarker = 0xff_fe;

/** Size of a segment's marker together with its length field. */
const headerBytes = 4;

/** Returns the JPEG with the card's content as a comment behind its first segment, which JFIF reserves. */
export function withCardText(file: Buffer, card: Card): Buffer {
  const text = Buffer.from(JSON.stringify(card));
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16BE(commentMarker, 0);
  header.writeUInt16BE(text.length + 2, 2);
  const end = 4 + file.readUInt16BE(4);
  return Buffer.concat([file.subarray(0, end), header, text, file.subarray(end)]);
}

/** Reads the content of a card from its file. Null if the file has none. */
export function readCardText(content: Uint8Array): string | null {
  const file = Buffer.from(content);
  if (file.length < 2 || file.readUInt16BE(0) !== startMarker) return null;
  for (let at = 2; at + headerBytes <= file.length && file[at] === 0xff;) {
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (file.readUInt16BE(at) === commentMarker) {
      return file.subarray(at + headerBytes, end).toString();
    }
    at = end;
  }
  return null;
}
