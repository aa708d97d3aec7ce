import type { PictureKind } from './picture-size.js';

const viewOf = (file: Uint8Array): DataView => new DataView(file.buffer, file.byteOffset, file.byteLength);

/** Behind the chunk that ends a PNG. */
function pngEnd(file: Uint8Array): number | undefined {
  const view = viewOf(file);
  for (let at = 8; at + 12 <= file.byteLength;) {
    const next = at + view.getUint32(at) + 12;
    if (String.fromCharCode(...file.subarray(at + 4, at + 8)) === 'IEND') return next;
    at = next;
  }
  return undefined;
}

/** Whether a byte after 0xff is part of a scan: a 0xff of the picture itself, or a mark to start again from. */
const isInScan = (byte: number): boolean => byte === 0 || (byte >= 0xd0 && byte <= 0xd7);

/** Behind the mark that ends a JPEG; a progressive one has several scans, with segments between them. */
function jpegEnd(file: Uint8Array): number | undefined {
  const view = viewOf(file);
  let at = 2;
  let hasScan = false;
  while (at + 2 <= file.byteLength) {
    if (file[at] !== 0xff) {
      // the picture itself
      at += 1;
      continue;
    }
    const marker = file[at + 1] ?? 0;
    if (marker === 0xd9) return hasScan ? at + 2 : undefined;
    if (marker === 0xff || isInScan(marker)) at += marker === 0xff ? 1 : 2;
    else if (at + 4 > file.byteLength) return undefined;
    else {
      hasScan ||= marker === 0xda;
      at += 2 + view.getUint16(at + 2);
    }
  }
  return undefined;
}

/** As long as a WebP says that it is. */
const webpEnd = (file: Uint8Array): number | undefined =>
  file.byteLength < 12 ? undefined : 8 + viewOf(file).getUint32(4, true);

const endOf = { png: pngEnd, jpg: jpegEnd, webp: webpEnd };

/**
 * A picture without what comes after its end: phones put a film behind it, and cropped screenshots what was cropped away,
 * which nobody is to see. A picture that does not end is left as it is.
 */
export function withoutTail(kind: PictureKind, file: Uint8Array): Uint8Array {
  const end = endOf[kind](file);
  return end === undefined || end >= file.byteLength ? file : file.subarray(0, end);
}
