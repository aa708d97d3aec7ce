import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Compress, Encoding } from '../http/answer/compression.js';
import { boundedMemory } from '../http/limits/bounded-memory.js';

const brotliLater = promisify(brotliCompress);
const gzipLater = promisify(gzip);

/** Characters from which on it is worth the way to another thread. */
const LONG = 32_768;

/** A small window is made in a fraction of the time: 2 KB of JSON take 15 µs, and Brotli at a like size 34. */
const settings = {
  quick: {
    gzip: { level: 6, memLevel: 4, windowBits: 12 },
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 14 } },
  },
  small: { gzip: { level: 9 }, br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } },
} as const;

const quickly: Readonly<Record<Encoding, (text: string) => Uint8Array<ArrayBuffer>>> = {
  br: text => brotliCompressSync(text, settings.quick.br),
  gzip: text => gzipSync(text, settings.quick.gzip),
};

/**
 * One visit gets the same answer many times: each widget of a page asks for the account. So many are remembered, each
 * for a short time.
 */
const MOST = 200;
const remembered: typeof quickly = {
  br: boundedMemory('answers-br', MOST, quickly.br),
  gzip: boundedMemory('answers-gzip', MOST, quickly.gzip),
};
const OFTEN = 8192;

/** Node's own compression. */
export const compressNative: Compress = (text, coding, effort) => {
  if (effort === 'quick' && text.length <= OFTEN) return remembered[coding](text);
  if (effort === 'quick' && text.length < LONG) return quickly[coding](text);
  const { br, gzip: zip } = settings[effort];
  return coding === 'br' ? brotliLater(text, br) : gzipLater(text, zip);
};
