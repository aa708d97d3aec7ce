import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byteRange } from '../../../src/sandbox/http/byte-range.js';

it.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['Bytes= 5-6 ', { first: 5, last: 6 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
])('%s of 100 bytes is a part, or nothing of it', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

it.each([undefined, '', 'bytes', 'bytes=-', 'bytes=9-3', 'bytes=1-2,5-6', 'seconds=0-3', 'bytes=0x1-2'])(
  '%s asks for the whole file',
  header => {
    expect(byteRange(header, 100)).toBeUndefined();
  },
);

it('parts that follow one another are the whole file, each byte once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 60 }), (size, step) => {
      const bytes = Array.from({ length: size }, (_, index) => index);
      const starts = bytes.filter(at => at % step === 0);
      const parts = starts.flatMap(at => {
        const range = byteRange(`bytes=${at}-${at + step - 1}`, size);
        return typeof range === 'object' ? bytes.slice(range.first, range.last + 1) : [];
      });
      expect(parts).toEqual(bytes);
    }),
  );
});
