import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metricSlug } from '../../../../src/core/contract/schemas/training/recording.js';
import { filledFrom, type Measured, totalOf } from '../../../../src/sandbox/training/rules/fill.js';
import { LONGEST_HOLD } from '../../../../src/core/held-samples.js';
import type { Column } from '../../../../src/sandbox/training/rules/samples.js';

const reading = fc.option(fc.integer({ min: 0, max: 300 }), { freq: 3 });

/** What one device measured around noon: some of the metrics, in steps of a second to more than a minute. */
const measured: fc.Arbitrary<Measured> = fc
  .record({
    startedAt: fc.integer({ min: 1000, max: 1060 }),
    steps: fc.array(fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 50, max: 70 })), { maxLength: 30 }),
    slugs: fc.subarray([...metricSlug.options]),
    seed: fc.array(reading, { minLength: 31, maxLength: 31 }),
  })
  .map(({ startedAt, steps, slugs, seed }) => {
    const seconds = steps.map((_, index) => steps.slice(0, index).reduce((sum, step) => sum + step, 0));
    const columnOf = (from: number) => seconds.map((_, index) => seed[(index + from) % seed.length] ?? null);
    return {
      startedAt,
      endedAt: startedAt + (seconds.at(-1) ?? 60) + 1,
      seconds,
      metrics: Object.fromEntries(slugs.map((slug, index) => [slug, columnOf(index)])),
    };
  });

const hasReadings = (column: Column = []) => column.some(value => value !== null);

/** What a device read at a second of the day, told without any list of seconds. */
function readAt({ startedAt, seconds }: Measured, values: Column, at: number): number | null {
  const index = seconds.findLastIndex(second => startedAt + second <= at);
  const [begun, next] = [seconds[index], seconds[index + 1]];
  if (begun === undefined) return null;
  const holds = next === undefined || next - begun > LONGEST_HOLD ? 1 : next - begun;
  return at < startedAt + begun + holds ? (values[index] ?? null) : null;
}

describe('a record that is filled from another one of the same session', () => {
  it('keeps every sample that it has, and every moment', () => {
    fc.assert(
      fc.property(measured, measured, (kept, other) => {
        const { seconds, metrics, filled } = filledFrom(kept, other);
        if (kept.seconds.length > 0) expect(seconds).toEqual(kept.seconds);
        for (const slug of metricSlug.options) {
          if (!hasReadings(kept.metrics[slug])) continue;
          expect(metrics[slug]).toEqual(kept.metrics[slug]);
          expect(filled).not.toContain(slug);
        }
      }),
    );
  });

  it('has of each metric that it did not measure just what the other one read at those moments', () => {
    fc.assert(
      fc.property(measured, measured, (kept, other) => {
        const { seconds, metrics, filled } = filledFrom(kept, other);
        for (const slug of metricSlug.options) {
          if (hasReadings(kept.metrics[slug])) continue;
          const read = seconds.map(second => readAt(other, other.metrics[slug] ?? [], kept.startedAt + second));
          expect(filled.includes(slug)).toBe(hasReadings(read));
          if (filled.includes(slug)) expect(metrics[slug]).toEqual(read);
        }
      }),
    );
  });

  it('is given nothing a second time', () => {
    fc.assert(
      fc.property(measured, measured, (kept, other) => {
        const once = filledFrom(kept, other);
        const again = filledFrom({ ...kept, ...once }, other);
        expect(again).toEqual({ ...once, filled: [] });
      }),
    );
  });

  it('has the other’s moments within its own time where it has none', () => {
    const kept = { startedAt: 1010, endedAt: 1013, seconds: [], metrics: {} };
    const other = {
      startedAt: 1000,
      endedAt: 1020,
      seconds: [0, 9, 10, 12, 13],
      metrics: { heart_rate: [90, 100, 110, null, 140] },
    };
    expect(filledFrom(kept, other)).toEqual({
      seconds: [0, 2],
      metrics: { heart_rate: [110, null] },
      filled: ['heart_rate'],
    });
  });
});

it('a total that is known stays, and else it is the largest that is', () => {
  expect([totalOf(3, 5, 9), totalOf(0, 5), totalOf(null, 5, null, 9), totalOf(null, null)]).toEqual([3, 0, 9, null]);
});
