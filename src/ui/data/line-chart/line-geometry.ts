import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';

export interface LineInput {
  /** Positions of the points relative to one another. */
  x: readonly number[];
  /** A value for each point, or null where nothing was measured. */
  series: readonly (readonly (number | null)[])[];
  width: number;
  height: number;
  /** Room for texts around the lines, px; start and end by the direction of reading. */
  inset: { start: number; end: number; top: number; bottom: number };
  rtl: boolean;
  /** Begins at zero, so that heights can be compared and not changes alone. */
  fromZero: boolean;
}

interface Spot {
  index: number;
  x: number;
  y: number;
}

export interface LineShape {
  line: string;
  /** From the line down, or up, to zero. */
  area: string;
  /** Values with a gap on both sides: a line has no length there. */
  alone: readonly Spot[];
  /** The last value that there is. */
  last: Spot | undefined;
}

export interface LineGeometry {
  xs: readonly number[];
  ticks: readonly { value: number; y: number }[];
  /** Where zero is, when it is in view. */
  zero: number | undefined;
  lines: readonly LineShape[];
  y: (value: number) => number;
}

/** Least and greatest value; a range of no length is given some, so that a flat line lies in the middle. */
export function extent(values: readonly number[], fromZero: boolean): [least: number, greatest: number] {
  let least = fromZero ? 0 : Infinity;
  let greatest = fromZero ? 0 : -Infinity;
  for (const value of values) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  if (least > greatest) return [0, 1];
  if (least < greatest) return [least, greatest];
  return least === 0 ? [0, 1] : [least - Math.abs(least) / 2, greatest + Math.abs(greatest) / 2];
}

/** Where every mark of a line chart goes. */
export function lineGeometry({ x, series, width, height, inset, rtl, fromZero }: LineInput): LineGeometry {
  const known = series.flatMap(values => values.filter(value => value !== null));
  const y = scaleLinear()
    .domain(extent(known, fromZero))
    .nice(6)
    .range([height - inset.bottom, inset.top]);
  const [first, last] = [x[0] ?? 0, x.at(-1) ?? 0];
  const ends = rtl ? [width - inset.start, inset.end] : [inset.start, width - inset.end];
  // one point alone lies in the middle
  const across =
    first === last
      ? scaleLinear()
          .domain([first - 1, last + 1])
          .range(ends)
      : scaleLinear().domain([first, last]).range(ends);
  const xs = x.map(at => across(at));
  const [low = 0, high = 1] = y.domain();
  const zero = low <= 0 && high >= 0 ? y(0) : undefined;
  return {
    xs,
    ticks: y.ticks(3).map(value => ({ value, y: y(value) })),
    zero,
    y: value => y(value),
    lines: series.map(values => {
      const spots: Spot[] = values.flatMap((value, index) =>
        value === null ? [] : [{ index, x: xs[index] ?? 0, y: y(value) }],
      );
      const points = values.map((value, index) => ({ x: xs[index] ?? 0, y: value === null ? null : y(value) }));
      const drawn = {
        defined: (point: { y: number | null }) => point.y !== null,
        x: (point: { x: number }) => point.x,
        y: (point: { y: number | null }) => point.y ?? 0,
      };
      return {
        line:
          line<{ x: number; y: number | null }>().digits(1).defined(drawn.defined).x(drawn.x).y(drawn.y)(points) ?? '',
        area:
          area<{ x: number; y: number | null }>()
            .digits(1)
            .defined(drawn.defined)
            .x(drawn.x)
            .y1(drawn.y)
            .y0(zero ?? height - inset.bottom)(points) ?? '',
        alone: spots.filter(
          ({ index }) => (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null,
        ),
        last: spots.at(-1),
      };
    }),
  };
}
