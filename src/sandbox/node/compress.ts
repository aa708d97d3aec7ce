import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Compress } from '../http/compression.js';

const brotliLater = promisify(brotliCompress);
const gzipLater = promisify(gzip);

/** Characters from which on it is worth the way to another thread. */
const LONG = 32_768;

/** A small window is made in a fraction of the time: 2 KB of JSON take 15 µs, and Brotli at a like size 34. */
const settings = {
  quick: { gzip: { level: 6, memLevel: 4, windowBits: 12 }, br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 14 } } },
  small: { gzip: { level: 9 }, br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } },
} as const;

/** Node's own compression. */
export const compressNative: Compress = (text, coding, effort) => {
  const { br, gzip: zip } = settings[effort];
  const bytes = Buffer.from(text);
  if (text.length < LONG && effort === 'quick') return coding === 'br' ? brotliCompressSync(bytes, br) : gzipSync(bytes, zip);
  return coding === 'br' ? brotliLater(bytes, br) : gzipLater(bytes, zip);
};
