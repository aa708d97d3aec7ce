import { fitted, textWidth } from '../chart/axis.js';
import { pathOf, runsOf } from './columns.js';
import { clockTicks, linear, niceRange, type NiceRange } from './scales.js';
import { extremes, peakOf } from './samples.js';
import type { WorkoutMetricSlug, WorkoutSegment, WorkoutTarget, WorkoutZone } from './types.js';

/** What one metric's graph is made of. */
export interface GraphInput {
  slug: WorkoutMetricSlug;
  seconds: readonly number[];
  values: readonly (number | null)[];
  segments: readonly WorkoutSegment[];
  /** Of this metric. */
  targets: readonly WorkoutTarget[];
  zones: readonly WorkoutZone[];
  tries: readonly GraphTry[];
}

export interface GraphTry {
  name: string;
  seconds: readonly number[];
  values: readonly (number | null)[];
}

/** Where it is drawn, px. */
export interface GraphPlace {
  width: number;
  height: number;
  rtl: boolean;
  /** For the figures of the axis. */
  start: number;
  /** For the names at the lines' ends. */
  end: number;
}

/** A part of the plot along the time, px from the left. */
interface Part {
  left: number;
  width: number;
}

interface DrawnLine {
  name: string;
  path: string;
  /** How high its last value lies; undefined without values. */
  endY: number | undefined;
}

export interface Graph {
  x: (second: number) => number;
  y: (value: number) => number;
  /** The second at a place, px from the left. */
  secondAt: (px: number) => number;
  /** Where time begins and ends, px from the left. */
  near: number;
  far: number;
  top: number;
  bottom: number;
  times: readonly number[];
  line: DrawnLine;
  tries: readonly DrawnLine[];
  /** The highest sample, the first time; undefined without values. */
  peak: { second: number; value: number } | undefined;
  /** Each with as much of its name as fits. */
  segments: readonly (Part & { name: string })[];
  /** How low the bar of segments lies. */
  barY: number;
  goals: readonly (Part & { high: number; low: number })[];
  /** Those that begin within the range. */
  zones: readonly { name: string; y: number }[];
}

/** Room for the time below, for the peak's figure above, for the segments above that, and for their names, px. */
const room = { below: 28, above: 26, segments: 14, names: 20 };

/** How far apart the times of the axis are at least, px. */
const TIME_ROOM = 64;

/** Heights can be compared only from zero; a heart never beats so slowly, and a slope is level there. */
const fromZero = (slug: WorkoutMetricSlug): boolean => slug !== 'heart_rate' && slug !== 'incline';

/** A name that does not fit is cut only where enough of it is left to be recognised; else it is empty. */
const legible = (name: string, width: number): string =>
  textWidth(name) <= width || width >= 56 ? fitted(name, width) : '';

/** The axis of the values: round, and wide enough for every line and every goal. */
export function valueRange({ slug, values, targets, tries }: Omit<GraphInput, 'segments' | 'zones'>): NiceRange {
  const all = [
    ...[values, ...tries.map(one => one.values)].flatMap(one => extremes(one) ?? []),
    ...targets.flatMap(({ low, high }) => [low, high]),
    ...(fromZero(slug) ? [0] : []),
  ];
  return all.length > 0 ? niceRange(Math.min(...all), Math.max(...all), 5) : niceRange(0, 1, 2);
}

/** The last second of all that is drawn; a minute at least. The time begins where the workout does, at 0. */
function lastSecond({ seconds, segments, tries }: GraphInput): number {
  const ends = [seconds, ...tries.map(one => one.seconds)].map(one => one.at(-1) ?? 0);
  return Math.max(60, ...ends, ...segments.map(({ start, length }) => start + length));
}

/** Where every mark of a workout's graph goes. */
export function graphOf(input: GraphInput, range: NiceRange, { width, height, rtl, start, end }: GraphPlace): Graph {
  const to = lastSecond(input);
  const [near, far] = rtl ? [width - start, end] : [start, width - end];
  const x = linear(0, to, near, far);
  const part = (begin: number, finish: number): Part => {
    const [one, other] = [x(Math.max(0, begin)), x(Math.min(to, finish))];
    return { left: Math.min(one, other), width: Math.abs(other - one) };
  };
  const segments = input.segments.map(({ name, start: begin, length }) => {
    const along = part(begin, begin + length);
    return { name: legible(name, along.width - 8), ...along };
  });
  const barY = segments.some(({ name }) => name !== '') ? room.names : 0;
  const top = room.above + (segments.length > 0 ? barY + room.segments : 0);
  const bottom = height - room.below;
  const y = linear(range.low, range.high, bottom, top);
  const drawn = ({ name, seconds, values }: GraphTry): DrawnLine => {
    const runs = runsOf(seconds, values, x);
    const last = runs.at(-1)?.at(-1)?.last;
    return { name, path: pathOf(runs, y), endY: last === undefined ? undefined : y(last) };
  };
  return {
    x,
    y,
    secondAt: linear(near, far, 0, to),
    near,
    far,
    top,
    bottom,
    times: clockTicks(to, Math.abs(far - near) / TIME_ROOM),
    line: drawn({ ...input, name: '' }),
    tries: input.tries.map(drawn),
    peak: peakOf(input.seconds, input.values),
    segments,
    barY,
    goals: input.targets.map(({ start: begin, end: finish, low, high }) => ({
      ...part(begin, finish),
      low: y(low),
      high: y(high),
    })),
    zones: input.zones
      .filter(({ min }) => min > range.low && min < range.high)
      .map(({ name, min }) => ({ name, y: y(min) })),
  };
}
