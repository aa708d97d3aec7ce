import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../../src/sandbox/http/refusal.js';
import { readImage } from '../../../../src/sandbox/people/pictures/images.js';
import { stripNotes } from '../../../../src/sandbox/people/pictures/strip-metadata.js';
import { typeOf } from '../../../../src/sandbox/receipts/file.js';
import { dataUrl, exif, frame, jpeg, jpegOf, png, text, webp } from './pictures.js';

const PLACE = 'GPS 59.3293 N 18.0686 E';

it('a picture is what its first bytes say, under any name', () => {
  expect(readImage(dataUrl(jpeg(), 'webp'))).toMatchObject({ contentType: 'image/jpeg', extension: 'jpg' });
  expect(readImage(dataUrl(webp(), 'jpeg'))).toMatchObject({ contentType: 'image/webp', extension: 'webp' });
  expect(readImage(dataUrl(png(), 'jpeg'))).toMatchObject({ contentType: 'image/png', extension: 'png' });
  const avi = webp().map((byte, at) => (at === 8 ? 0x41 : byte));
  for (const bytes of [avi, new Uint8Array(), png().subarray(0, 4)])
    expect(() => readImage(dataUrl(bytes))).toThrow('Some fields are not valid.');
});

describe('a picture', () => {
  const signature = png().slice(0, 8);
  const wrong: readonly (readonly [string, Uint8Array])[] = [
    ['eight bytes of a signature', signature],
    ['a signature and noise', Uint8Array.from([...signature, ...Array.from({ length: 99 }, () => 1)])],
    ['no width', png(3, [], [0, 1])],
    ['no height', png(3, [], [1, 0])],
    ['60000 × 60000', png(3, [], [60_000, 60_000])],
    ['a line of millions', png(3, [], [1, 4_000_000_000])],
    ['a PNG without its end', png().slice(0, -12)],
    ['a JPEG without a frame', jpegOf()],
    ['a JPEG of nothing', jpegOf(frame(0, 0))],
    ['a JPEG of 65535 × 65535', jpegOf(frame(65_535, 65_535))],
    ['a JPEG that is cut', jpeg().slice(0, -2)],
  ];

  it.each(wrong)('of %s is taken neither as a profile’s nor as a receipt', (_, bytes) => {
    expect(() => readImage(dataUrl(bytes))).toThrow('Some fields are not valid.');
    expect(() => typeOf(bytes)).toThrow('Only PDF, JPEG, PNG and WebP files can be read.');
  });

  it('as a WebP of a canvas beyond any screen, or of none that can be read, is not taken', () => {
    expect(() => readImage(dataUrl(webp([], 16_777_216)))).toThrow('Some fields are not valid.');
    const damaged = webp().map(byte => (byte === 0x9d ? 0 : byte));
    expect(() => readImage(dataUrl(damaged))).toThrow('Some fields are not valid.');
  });

  it('of a size that cameras take is', () => {
    for (const bytes of [png(3, [], [4000, 3000]), jpegOf(frame(8160, 6120)), webp([], 4000)])
      expect(readImage(dataUrl(bytes)).content.byteLength).toBeGreaterThan(0);
    for (const bytes of [png(3, [], [4000, 3000]), jpegOf(frame(12_000, 9000)), webp([], 4000)])
      expect(typeOf(bytes)).toMatch(/^image/);
  });

  it('of any bytes is taken or not, and never breaks', () => {
    for (const file of [jpeg(), png(), webp()]) {
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.nat({ max: file.length - 1 }), fc.nat({ max: 255 })), { maxLength: 6 }),
          fc.nat({ max: file.length }),
          (damages, length) => {
            const damaged = file.slice(0, length);
            for (const [at, byte] of damages) if (at < length) damaged[at] = byte;
            try {
              readImage(dataUrl(damaged));
            } catch (error) {
              expect(error).toBeInstanceOf(Refusal);
            }
          },
        ),
        { numRuns: 1000 },
      );
    }
  });
});

describe('what comes after the end of a picture', () => {
  const bytesOf = (words: string) => new TextEncoder().encode(words);
  const film = bytesOf(`ftypmp42 a film of ${PLACE} \u00ff`);
  const tailed = (picture: Uint8Array, tail: Uint8Array) => Uint8Array.from([...picture, ...tail]);
  const ended: readonly (readonly [string, Uint8Array])[] = [
    ['a motion photo', tailed(jpeg(), film)],
    ['a photo with a small copy of itself behind it', tailed(jpeg(), jpeg())],
    ['a cropped screenshot', tailed(png(), png().slice(8))],
    ['a line break', tailed(png(), bytesOf('\n'))],
  ];

  it.each(ended)('as in %s, is no reason to refuse it, and nobody sees it', (_, bytes) => {
    const { content, extension } = readImage(dataUrl(bytes));
    expect(content).toEqual(readImage(dataUrl(extension === 'jpg' ? jpeg() : png())).content);
    expect(typeOf(bytes)).toMatch(/^image/);
  });

  it('goes from a WebP too', () => {
    expect(readImage(dataUrl(tailed(webp(), film))).content).toEqual(readImage(dataUrl(webp())).content);
  });

  it('is a line break in a file that a service wrote', async () => {
    const file = new Uint8Array(await readFile(new URL('newline-after.png', import.meta.url)));
    expect(readImage(dataUrl(file)).contentType).toBe('image/png');
  });
});

describe('what a camera or an editor has noted', () => {
  it.each([true, false])('goes from a JPEG, and how to turn it stays (little-endian: %s)', littleEndian => {
    const profile = [...'ICC_PROFILE\0abc'].map(letter => letter.charCodeAt(0));
    const comment = [...'made by Jo'].map(letter => letter.charCodeAt(0));
    const typed = jpeg(
      [0xe0, [1]],
      [0xe1, exif(6, littleEndian)],
      [0xe2, profile],
      [0xe2, comment],
      [0xed, comment],
      [0xee, [2]],
      [0xfe, comment],
      [0xdb, [3]],
    );
    const stripped = stripNotes('jpg', typed) ?? new Uint8Array();
    expect(text(typed)).toContain(PLACE);
    expect(text(stripped)).not.toContain(PLACE);
    expect(text(stripped)).not.toContain('made by Jo');
    expect(text(stripped)).toContain('ICC_PROFILE');
    // what is left reads as notes again, and says the same of how to turn it
    expect(stripNotes('jpg', stripped)).toEqual(stripped);
    expect(stripped.subarray(-6)).toEqual(typed.subarray(-6));
    const upright = stripNotes('jpg', jpeg([0xe1, exif(1, littleEndian)]));
    expect(upright).toEqual(jpeg());
  });

  it('goes from a PNG and a WebP', () => {
    expect(
      stripNotes(
        'png',
        png(5, [
          ['tEXt', PLACE],
          ['eXIf', PLACE],
          ['gAMA', 'abcd'],
          ['iTXt', PLACE],
        ]),
      ),
    ).toEqual(png(5, [['gAMA', 'abcd']]));
    const stripped = stripNotes(
      'webp',
      webp([
        ['EXIF', PLACE],
        ['XMP ', PLACE],
        ['ICCP', 'abc'],
      ]),
    );
    const expected = webp([['ICCP', 'abc']]);
    expected[20] = 0x20;
    expect(stripped).toEqual(expected);
  });

  it('cannot be made to lead out of the file', () => {
    for (const [kind, file] of [
      ['jpg', jpeg([0xe1, exif(6, true)])],
      ['png', png(9, [['tEXt', 'x']])],
      ['webp', webp([['EXIF', PLACE]])],
    ] as const) {
      fc.assert(
        fc.property(
          fc.nat({ max: file.length - 1 }),
          fc.nat({ max: 255 }),
          fc.integer({ min: 12, max: file.length }),
          (at, byte, length) => {
            const damaged = file.slice();
            damaged[at] = byte;
            const stripped = stripNotes(kind, damaged.subarray(0, length));
            // a word on turning may come in, never more
            expect(stripped === undefined || stripped.byteLength <= length + 40).toBe(true);
          },
        ),
        { numRuns: 1000 },
      );
    }
  });
});
