import { nearest } from '../chart/place.js';
import { countBefore, isKnown } from './samples.js';

/** What moving over a graph has to know of it. */
export interface Course {
  seconds: readonly number[];
  values: readonly (number | null)[];
  /** The column of pixels that a second lies on. */
  columnOf: (second: number) => number;
  rtl: boolean;
}

const MINUTE = 60;

/** How many samples there are, and the column of each. */
const columnAt = ({ seconds, columnOf }: Course, index: number): number => columnOf(seconds[index] ?? 0);

/** The sample that stands for its column of pixels: the highest in it, so that a peak is read where it is seen. */
export function standing(course: Course, index: number): number {
  const { seconds, values } = course;
  const column = columnAt(course, index);
  let first = index;
  while (first > 0 && columnAt(course, first - 1) === column) first -= 1;
  let found = first;
  for (let at = first; at < seconds.length && columnAt(course, at) === column; at += 1) {
    const [value, best] = [values[at], values[found]];
    if (isKnown(value) && (!isKnown(best) || value > best)) found = at;
  }
  return found;
}

/** The sample one column on, or back; the same one where there is no other. */
function stepped(course: Course, from: number, by: 1 | -1): number {
  const column = columnAt(course, from);
  let at = from;
  while (at >= 0 && at < course.seconds.length && columnAt(course, at) === column) at += by;
  return at < 0 || at >= course.seconds.length ? from : standing(course, at);
}

/** The first sample a minute on, or the last a minute back; at least one column away. */
function paged(course: Course, from: number, by: 1 | -1): number {
  const { seconds } = course;
  const wanted = (seconds[from] ?? 0) + by * MINUTE;
  const found = by > 0 ? countBefore(seconds, wanted) : countBefore(seconds, wanted + 1) - 1;
  const at = Math.max(0, Math.min(seconds.length - 1, found));
  return columnAt(course, at) === columnAt(course, from) ? stepped(course, from, by) : at;
}

/**
 * The sample that a key leads to, or undefined where the key means nothing: arrows go one column of pixels, the page keys
 * a minute, Home and End to the ends. Nothing leads past either end.
 */
export function moved(course: Course, from: number | undefined, key: string): number | undefined {
  const last = course.seconds.length - 1;
  if (last < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const on = course.rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = course.rtl ? 'ArrowRight' : 'ArrowLeft';
  const by = [on, 'ArrowUp', 'PageUp'].includes(key)
    ? 1
    : [back, 'ArrowDown', 'PageDown'].includes(key)
      ? -1
      : undefined;
  if (by === undefined) return undefined;
  if (from === undefined) return by > 0 ? 0 : last;
  return key.startsWith('Page') ? paged(course, from, by) : stepped(course, from, by);
}

/** The sample under a pointer that is at a second: the highest of the nearest column; undefined without samples. */
export function pointedAt(course: Course, second: number): number | undefined {
  const index = nearest(course.seconds, second);
  return index < 0 ? undefined : standing(course, index);
}
