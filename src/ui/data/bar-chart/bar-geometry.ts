import { scaleBand, scaleLinear } from 'd3-scale';

export interface BarInput {
  /** How many places there are along the axis. */
  count: number;
  /** A value for each place, or null where nothing was measured. */
  series: readonly (readonly (number | null)[])[];
  /** Length of the axis along which the places are, and of the one along which the bars grow, px. */
  length: number;
  room: number;
  stacked: boolean;
}

/** One bar in terms of its two axes: `at` and `thick` along the places, `from` and `to` along the values, px from where they begin. */
export interface Bar {
  series: number;
  place: number;
  value: number;
  at: number;
  thick: number;
  from: number;
  to: number;
}

export interface BarGeometry {
  bars: readonly Bar[];
  ticks: readonly { value: number; at: number }[];
  zero: number;
  /** Where each place begins, and how long it is. */
  places: readonly number[];
  band: number;
  /** The value at each place: its sum where bars are stacked. */
  ends: readonly { above: number; below: number; sum: number | null }[];
}

interface Stretch {
  series: number;
  place: number;
  value: number;
  from: number;
  to: number;
}

/** How thick a bar may become, px. */
const widest = 40;

/** From where to where each value reaches: stacked, what is above zero goes up and what is below goes down. */
export function stretches({ count, series, stacked }: Pick<BarInput, 'count' | 'series' | 'stacked'>): Stretch[] {
  return Array.from({ length: count }, (_, place) => {
    let [up, down] = [0, 0];
    return series.flatMap((values, index): Stretch[] => {
      const value = values[place] ?? null;
      if (value === null) return [];
      const from = stacked ? (value < 0 ? down : up) : 0;
      const to = from + value;
      if (value < 0) down = Math.min(down, to);
      else up = Math.max(up, to);
      return [{ series: index, place, value, from, to }];
    });
  }).flat();
}

/** Where every bar goes. The scale always holds zero: a bar's length is its value. */
export function barGeometry({ count, series, length, room, stacked }: BarInput): BarGeometry {
  const reach = stretches({ count, series, stacked });
  let [least, greatest] = [0, 0];
  for (const { to } of reach) {
    least = Math.min(least, to);
    greatest = Math.max(greatest, to);
  }
  const values = scaleLinear()
    .domain(least === greatest ? [0, 1] : [least, greatest])
    .nice(6)
    .range([0, room]);
  const places = Array.from({ length: count }, (_, index) => index);
  // few bars stay slim: a single one is no wall
  const across = scaleBand<number>()
    .domain(places)
    .range([0, length])
    .paddingInner(count > 60 ? 0.1 : 0.3)
    .paddingOuter(0.15);
  const thickness = Math.min(across.bandwidth(), stacked ? widest : widest * series.length);
  const begin = (place: number) => (across(place) ?? 0) + (across.bandwidth() - thickness) / 2;
  const thick = stacked ? thickness : thickness / Math.max(1, series.length);
  const bars = reach.map(({ series: which, place, value, from, to }) => ({
    series: which,
    place,
    value,
    at: begin(place) + (stacked ? 0 : which * thick),
    thick,
    from: values(from),
    to: values(to),
  }));
  return {
    bars,
    ticks: values.ticks(3).map(value => ({ value, at: values(value) })),
    zero: values(0),
    places: places.map(place => across(place) ?? 0),
    band: across.bandwidth(),
    ends: places.map(place => {
      const here = bars.filter(bar => bar.place === place);
      return {
        above: Math.max(values(0), ...here.map(bar => bar.to)),
        below: Math.min(values(0), ...here.map(bar => bar.to)),
        sum: here.length === 0 ? null : here.reduce((sum, bar) => sum + bar.value, 0),
      };
    }),
  };
}
