import { RECEIPT_BYTES } from '../../core/uploads.js';
import { Refusal } from '../http/refusal.js';
import { withoutTail } from '../people/pictures/picture-end.js';
import { canBeShown, type PictureKind } from '../people/pictures/picture-size.js';

/** Kinds of file by their first bytes, null for any: a name or a declared type proves nothing. */
const kinds: readonly (readonly [type: string, start: readonly (number | null)[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // its size is between
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

const refused = () => new Refusal('fileTypeRefused', 'Only PDF, JPEG, PNG and WebP files can be read.');

/** Throws when a file of so many bytes is too large, before any of them is looked at. */
export function demandSize(size: number): void {
  if (size > RECEIPT_BYTES)
    throw new Refusal('fileTooLarge', 'The file is larger than 10 MB.', { limit: RECEIPT_BYTES });
}

/** Throws when what begins so cannot become a file that may be uploaded, however it goes on. */
export function demandStart(beginning: Uint8Array): void {
  const mayBegin = (byte: number | null, at: number) =>
    byte === null || at >= beginning.length || beginning[at] === byte;
  if (!kinds.some(([, start]) => start.every(mayBegin))) throw refused();
}

/** What a camera takes today; the clerk who decides on a receipt has to be able to open it. */
const BOUNDS = { side: 16_384, pixels: 120_000_000 };

const pictures: Readonly<Record<string, PictureKind>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The kind of a whole file. Of a picture the headers are looked at as well: that it begins as one says little. */
export function typeOf(content: Uint8Array): string {
  const type = kinds.find(([, start]) => start.every((byte, at) => byte === null || content[at] === byte))?.[0];
  if (!type) throw refused();
  const picture = pictures[type];
  if (picture && !canBeShown(picture, withoutTail(picture, content), BOUNDS)) throw refused();
  return type;
}

/** The name without folders, control characters and marks that turn its direction, of a length that fits on a page. */
export const safeName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .slice(-120) || 'receipt';

/** The uploaded file, once it is small enough and is what it may be. */
export async function readReceipt(
  file: Blob,
): Promise<{ fileName: string; fileType: string; size: number; content: Uint8Array }> {
  demandSize(file.size);
  const content = new Uint8Array(await file.arrayBuffer());
  return {
    fileName: safeName(file instanceof File ? file.name : ''),
    fileType: typeOf(content),
    size: file.size,
    content,
  };
}
