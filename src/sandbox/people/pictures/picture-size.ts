/** Pictures recognised by their first bytes: a name or a declared type proves nothing. */
export type PictureKind = 'jpg' | 'png' | 'webp';

export interface Size {
  width: number;
  height: number;
}

/** The largest picture that a viewer should have to decode. */
export interface Bounds {
  side: number;
  pixels: number;
}

const viewOf = (file: Uint8Array): DataView => new DataView(file.buffer, file.byteOffset, file.byteLength);
const wordAt = (file: Uint8Array, at: number): string => String.fromCharCode(...file.subarray(at, at + 4));

const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** A header first, picture data in the middle, an end at the end. */
function pngSize(file: Uint8Array): Size | undefined {
  const view = viewOf(file);
  const types: string[] = [];
  for (let at = 8; at < file.byteLength; at += view.getUint32(at) + 12) {
    if (at + 12 > file.byteLength || at + 12 + view.getUint32(at) > file.byteLength) return undefined;
    types.push(wordAt(file, at + 4));
  }
  const whole = types[0] === 'IHDR' && view.getUint32(8) === 13 && types.includes('IDAT') && types.at(-1) === 'IEND';
  if (!whole || !depths[view.getUint8(25)]?.includes(view.getUint8(24))) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** A frame's header before the scan, something after it, an end. */
function jpegSize(file: Uint8Array): Size | undefined {
  const view = viewOf(file);
  let size: Size | undefined;
  for (let at = 2; at + 4 <= file.byteLength && file[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xda)
      return file.lastIndexOf(0xd9) > at + 4 && file[file.lastIndexOf(0xd9) - 1] === 0xff ? size : undefined;
    if (isFrame(marker)) {
      if (at + 9 > file.byteLength) return undefined;
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  }
  return undefined;
}

const three = (file: Uint8Array, at: number): number =>
  (file[at] ?? 0) | ((file[at + 1] ?? 0) << 8) | ((file[at + 2] ?? 0) << 16);

/** The size in a chunk of picture data, lossy or lossless; undefined for one that begins as none does. */
function webpFrame(file: Uint8Array, at: number): Size | undefined {
  const view = viewOf(file);
  if (wordAt(file, at) === 'VP8L' && at + 13 <= file.byteLength && file[at + 8] === 0x2f) {
    const bits = view.getUint32(at + 9, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (wordAt(file, at) !== 'VP8 ' || at + 18 > file.byteLength || three(file, at + 11) !== 0x2a019d) return undefined;
  return { width: view.getUint16(at + 14, true) & 0x3fff, height: view.getUint16(at + 16, true) & 0x3fff };
}

/** The canvas, where there is one; with picture data on it. */
function webpSize(file: Uint8Array): Size | undefined {
  const view = viewOf(file);
  let canvas: Size | undefined;
  for (let at = 12; at + 8 <= file.byteLength;) {
    const type = wordAt(file, at);
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > file.byteLength) return undefined;
    if (type === 'VP8X') canvas = { width: three(file, at + 12) + 1, height: three(file, at + 15) + 1 };
    if (type === 'ANMF') return canvas;
    if (type === 'VP8 ' || type === 'VP8L') {
      const frame = webpFrame(file, at);
      return frame && (canvas ?? frame);
    }
    at += 8 + length + (length % 2);
  }
  return undefined;
}

const sizeOf = { png: pngSize, jpg: jpegSize, webp: webpSize };

/** Whether a picture is whole and of a size that can be shown; its headers say so, before anything is unfolded. */
export function canBeShown(kind: PictureKind, file: Uint8Array, { side, pixels }: Bounds): boolean {
  const size = sizeOf[kind](file);
  if (!size) return false;
  const { width, height } = size;
  return width >= 1 && height >= 1 && width <= side && height <= side && width * height <= pixels;
}
