/** Files of pictures, as small as they can be: their headers are right, and what they hold is nothing. */

const letters = (text: string): number[] => [...text].map(letter => letter.charCodeAt(0));
const big = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little = (value: number): number[] => big(value).toReversed();

const pngChunk = (type: string, body: readonly number[]): number[] => [
  ...big(body.length),
  ...letters(type),
  ...body,
  0,
  0,
  0,
  0,
];

/** A PNG whose data is of this many bytes, with these chunks before it. */
export const png = (
  data = 3,
  notes: readonly (readonly [type: string, text: string])[] = [],
  [width, height]: readonly [number, number] = [1, 1],
): Uint8Array =>
  Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...pngChunk('IHDR', [...big(width), ...big(height), 8, 2, 0, 0, 0]),
    ...notes.flatMap(([type, text]) => pngChunk(type, letters(text))),
    ...pngChunk(
      'IDAT',
      Array.from({ length: data }, () => 7),
    ),
    ...pngChunk('IEND', []),
  ]);

/** Bytes of a PNG around its data. */
export const PNG_FRAME = png(0).byteLength;

const segment = (marker: number, body: readonly number[]): number[] => [
  0xff,
  marker,
  ...big(body.length + 2).slice(2),
  ...body,
];

/** Notes of a camera in either order of bytes: how it was held, and where. */
export function exif(orientation: number, littleEndian: boolean): number[] {
  const four = littleEndian ? little : big;
  const two = (value: number) => (littleEndian ? [value & 255, value >>> 8] : [value >>> 8, value & 255]);
  return [
    ...letters('Exif'),
    0,
    0,
    ...letters(littleEndian ? 'II' : 'MM'),
    ...two(42),
    ...four(8),
    ...two(2),
    ...two(0x010f),
    ...two(2),
    ...four(6),
    ...four(0),
    ...two(0x0112),
    ...two(3),
    ...four(1),
    ...two(orientation),
    0,
    0,
    ...four(0),
    ...letters('GPS 59.3293 N 18.0686 E'),
  ];
}

/** The header of a frame of this size, one grey component. */
export const frame = (width: number, height: number): readonly [number, readonly number[]] => [
  0xc0,
  [8, ...big(height).slice(2), ...big(width).slice(2), 1, 1, 0x11, 0],
];

export const jpegOf = (...segments: readonly (readonly [marker: number, body: readonly number[]])[]): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...segments.flatMap(([marker, body]) => segment(marker, body)),
    ...segment(0xda, [1, 2, 3]),
    9,
    9,
    0xff,
    0xd9,
  ]);

export const jpeg = (...segments: readonly (readonly [marker: number, body: readonly number[]])[]): Uint8Array =>
  jpegOf(...segments, frame(1, 1));

const webpChunk = (type: string, body: readonly number[]): number[] => [
  ...letters(type),
  ...little(body.length),
  ...body,
  ...(body.length % 2 ? [0] : []),
];

/** Lossy data of one pixel. */
const vp8 = [0, 0, 0, 0x9d, 0x01, 0x2a, 1, 0, 1, 0];

export function webp(notes: readonly (readonly [type: string, text: string])[] = [], side = 1): Uint8Array {
  const canvas = little(side - 1).slice(0, 3);
  const chunks = [
    ...webpChunk('VP8X', [0x2c, 0, 0, 0, ...canvas, ...canvas]),
    ...webpChunk('VP8 ', vp8),
    ...notes.flatMap(([type, text]) => webpChunk(type, letters(text))),
  ];
  return Uint8Array.from([...letters('RIFF'), ...little(4 + chunks.length), ...letters('WEBP'), ...chunks]);
}

export const text = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

export const dataUrl = (bytes: Uint8Array, type = 'png'): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
