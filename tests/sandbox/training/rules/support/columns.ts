import fc from 'fast-check';

/** A metric of a recording, beside its seconds. */
export interface Measured {
  seconds: number[];
  values: (number | null)[];
}

const add = (sum: number, value: number): number => sum + value;

/** Any recording of whole values up to `most`, with holes between its samples and samples that read nothing. */
export function anyMeasured(most: number, maxLength = 60): fc.Arbitrary<Measured> {
  const step = fc.oneof(
    { arbitrary: fc.constant(1), weight: 4 },
    { arbitrary: fc.integer({ min: 1, max: 12 }), weight: 1 },
    { arbitrary: fc.integer({ min: 55, max: 65 }), weight: 1 },
  );
  const value = fc.option(fc.integer({ min: 0, max: most }), { nil: null, freq: 6 });
  return fc.array(fc.tuple(step, value), { maxLength }).map(samples => ({
    seconds: samples.map((_, index) => samples.slice(0, index + 1).reduce((at, [length]) => at + length, 0)),
    values: samples.map(([, read]) => read),
  }));
}

/** One sample a second of the same value. */
export const steady = (value: number, length: number): Measured => ({
  seconds: Array.from({ length }, (_, at) => at),
  values: Array.from({ length }, () => value),
});

/** What was measured in each second, found by looking back from it: the sample before, which a pause ends at once. */
export function secondBySecond({ seconds, values }: Measured): (number | null)[] {
  const [first = 0] = seconds;
  const last = seconds.at(-1) ?? first - 1;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const before = seconds.findLastIndex(at => at <= first + index);
    const [at = 0, next] = seconds.slice(before);
    const isPause = next !== undefined && next - at > 60;
    return isPause && first + index > at ? null : (values[before] ?? null);
  });
}

/** The values of the seconds in which something was measured. */
export const measuredIn = (measured: Measured): number[] => secondBySecond(measured).filter(value => value !== null);

export const sumOf = (values: readonly number[]): number => values.reduce(add, 0);
