import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** @typedef {'unchanged' | 'changed' | 'new' | 'gone'} State */
/** @typedef {{ state: State, pixels: number, difference?: Buffer }} Comparison */

/** The same picture on a larger sheet; what was not there is transparent, which no page is. */
function onSheet(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * Compares one picture of a story with the one before, as PNGs. Edges that a font's smoothing draws again do not count.
 * @param {Buffer | undefined} before
 * @param {Buffer | undefined} after
 * @returns {Comparison}
 */
export function compare(before, after) {
  if (!before) return { state: 'new', pixels: 0 };
  if (!after) return { state: 'gone', pixels: 0 };
  if (before.equals(after)) return { state: 'unchanged', pixels: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onSheet(one, width, height).data,
    onSheet(other, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0.1, alpha: 0.25, checkerboard: false },
  );
  const isSame = pixels === 0 && one.width === other.width && one.height === other.height;
  return isSame ? { state: 'unchanged', pixels } : { state: 'changed', pixels, difference: PNG.sync.write(difference) };
}

/** @type {readonly State[]} */
export const states = ['unchanged', 'changed', 'new', 'gone'];

/** `3 unchanged, 1 changed, 0 new, 0 gone` */
export const stateCounts = results =>
  states.map(state => `${results.filter(result => result.state === state).length} ${state}`).join(', ');
