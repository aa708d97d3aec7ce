import { PNG } from 'pngjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, stateCounts } from '../../scripts/visual/compare.mjs';
import { reportPage } from '../../scripts/visual/report.mjs';
import { screensPage } from '../../scripts/visual/screens-page.mjs';

/** A picture of one grey, with some dots of another. */
function picture(
  width: number,
  height: number,
  grey: number,
  dots: readonly (readonly [x: number, y: number])[] = [],
): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(grey);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  for (const [x, y] of dots) png.data.fill(255 - grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

describe('two pictures of a story', () => {
  it('are the same when nothing has moved', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 255 }),
        (width, height, grey) => {
          expect(compare(picture(width, height, grey), picture(width, height, grey))).toEqual({
            state: 'unchanged',
            pixels: 0,
          });
        },
      ),
    );
  });

  it('differ by what is drawn again, and the difference is as large as both', () => {
    const block = Array.from({ length: 25 }, (_, index) => [4 + (index % 5), 4 + Math.floor(index / 5)] as const);
    const { state, pixels, difference } = compare(picture(20, 20, 0), picture(20, 20, 0, block));
    expect([state, pixels]).toEqual(['changed', 25]);
    expect(PNG.sync.read(difference ?? Buffer.alloc(0))).toMatchObject({ width: 20, height: 20 });
  });

  it('differ when the page has grown, even by an empty line', () => {
    const { state, difference } = compare(picture(20, 20, 255), picture(20, 24, 255));
    expect(state).toBe('changed');
    expect(PNG.sync.read(difference ?? Buffer.alloc(0)).height).toBe(24);
  });

  it('do not differ by a shade that nobody sees', () => {
    expect(compare(picture(20, 20, 100), picture(20, 20, 101)).state).toBe('unchanged');
  });

  it('are new or gone when there is only one', () => {
    const one = picture(2, 2, 0);
    expect([compare(undefined, one).state, compare(one, undefined).state]).toEqual(['new', 'gone']);
  });
});

describe('the report of a run', () => {
  const results = [
    { name: 'a--b/light-1024', state: 'unchanged', pixels: 0 },
    { name: 'c--d/dark-320', state: 'changed', pixels: 1234 },
    { name: 'e--f/dark-320', state: 'new', pixels: 0 },
  ] as const;

  it('counts what is unchanged, changed, new and gone', () => {
    expect(stateCounts(results)).toBe('1 unchanged, 1 changed, 1 new, 0 gone');
  });

  it('shows before, after and difference of what has changed, and begins with that', () => {
    const page = reportPage(results, []);
    for (const kind of ['baselines', 'now', 'difference']) expect(page).toContain(`src="../${kind}/c--d/dark-320.png"`);
    expect(page).not.toContain('difference/e--f');
    expect(page.indexOf('id="c--d/dark-320"')).toBeLessThan(page.indexOf('id="a--b/light-1024"'));
    expect(page).toContain('1,234 pixels');
  });

  it('reports a story that has no picture, without becoming markup of its own', () => {
    expect(reportPage([], [{ id: 'x--y', why: '<img onerror>' }])).toContain('&#60;img onerror&#62;');
  });
});

it('the page of all screens has each screen once, with all of its pictures, and says which could not be taken', () => {
  const plan = { group: 'Members', screen: 'plan', of: 'past due', width: 320, mode: 'dark', file: 'plan.jpg' };
  const html = screensPage([plan, { ...plan, width: 1440 }], [{ screen: 'Joining', why: 'It <broke>.' }]);
  const all = (tag: string) => [...html.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);
  expect(all('h3')).toEqual(['plan']);
  expect(all('figcaption')).toEqual(['past due, 320, dark', 'past due, 1440, dark']);
  expect(html).toContain('Joining</strong> has no picture: It &#60;broke&#62;.');
});
