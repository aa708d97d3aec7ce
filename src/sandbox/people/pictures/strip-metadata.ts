import type { PictureKind } from './picture-size.js';
import { jpegParts } from './jpeg.js';

const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
const viewOf = (file: Uint8Array): DataView => new DataView(file.buffer, file.byteOffset, file.byteLength);

interface Chunk {
  type: string;
  whole: Uint8Array;
}

/** The chunks of a file from a place on; undefined when a length leads out of it. */
function chunks(file: Uint8Array, from: number, sizeOf: (at: number) => number, typeAt: number): Chunk[] | undefined {
  const found: Chunk[] = [];
  for (let at = from; at < file.byteLength;) {
    if (at + 8 > file.byteLength) return undefined;
    const end = at + sizeOf(at);
    if (end > file.byteLength) return undefined;
    found.push({ type: ascii(file.subarray(at + typeAt, at + typeAt + 4)), whole: file.subarray(at, end) });
    at = end;
  }
  return found;
}

const pngNotes: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function pngParts(file: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(file);
  const found = chunks(file, 8, at => view.getUint32(at) + 12, 4);
  return found && [file.subarray(0, 8), ...found.filter(({ type }) => !pngNotes.has(type)).map(({ whole }) => whole)];
}

const webpNotes: ReadonlySet<string> = new Set(['EXIF', 'XMP ']);

/** The bits of the extended header that announce notes. */
const WEBP_NOTE_BITS = 0b1100;

function webpParts(file: Uint8Array): Uint8Array[] | undefined {
  const view = viewOf(file);
  // chunks begin at even places
  const found = chunks(file, 12, at => 8 + view.getUint32(at + 4, true) + (view.getUint32(at + 4, true) % 2), 0);
  const kept = found
    ?.filter(({ type }) => !webpNotes.has(type))
    .map(({ type, whole }) => {
      if (type !== 'VP8X') return whole;
      const header = whole.slice();
      header[8] = (header[8] ?? 0) & ~WEBP_NOTE_BITS;
      return header;
    });
  if (!kept) return undefined;
  const start = file.slice(0, 12);
  viewOf(start).setUint32(4, 4 + kept.reduce((sum, { byteLength }) => sum + byteLength, 0), true);
  return [start, ...kept];
}

const partsOf = { jpg: jpegParts, png: pngParts, webp: webpParts };

/**
 * A picture without what a camera or an editor has noted in it: anybody may see it, nobody where it was taken
 * (domain 6.3.4). Undefined when the file is not whole.
 */
export function stripNotes(kind: PictureKind, file: Uint8Array): Uint8Array | undefined {
  const parts = partsOf[kind](file);
  if (!parts) return undefined;
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
