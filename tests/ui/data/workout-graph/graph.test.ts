import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endLabels, endRoom } from '../../../../src/ui/data/workout-graph/end-labels.js';
import { graphOf, valueRange, type GraphInput } from '../../../../src/ui/data/workout-graph/graph.js';

const place = { width: 640, height: 280, rtl: false, start: 40, end: 8 };
const empty: GraphInput = { slug: 'output', seconds: [], values: [], segments: [], targets: [], zones: [], tries: [] };
const draw = (given: Partial<GraphInput>, where: Partial<typeof place> = {}) => {
  const input = { ...empty, ...given };
  return graphOf(input, valueRange(input), { ...place, ...where });
};

const second = fc.integer({ min: 0, max: 20_000 });
const value = fc.option(fc.integer({ min: -200, max: 900 }), { freq: 5 });
const stretch = fc.record({
  name: fc.string({ maxLength: 8 }),
  start: second,
  length: fc.integer({ min: 0, max: 900 }),
});
const input = fc.record({
  slug: fc.constantFrom('output', 'heart_rate', 'incline'),
  samples: fc.uniqueArray(fc.tuple(second, value), { maxLength: 80, selector: ([at]) => at }),
  segments: fc.array(stretch, { maxLength: 4 }),
  goals: fc.array(fc.tuple(stretch, fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 80 })), {
    maxLength: 3,
  }),
  rtl: fc.boolean(),
});

describe("a workout's graph", () => {
  it('draws every mark inside its frame, in numbers, for any workout', () => {
    fc.assert(
      fc.property(input, ({ slug, samples, segments, goals, rtl }) => {
        const sorted = samples.toSorted(([a], [b]) => a - b);
        const graph = draw(
          {
            slug,
            seconds: sorted.map(([at]) => at),
            values: sorted.map(([, known]) => known),
            segments,
            targets: goals.map(([{ start, length }, low, by]) => ({
              slug,
              start,
              end: start + length,
              low,
              high: low + by,
            })),
            zones: [{ name: 'Zone 3', min: 130, max: 150 }],
          },
          { rtl },
        );
        const [left, right] = [Math.min(graph.near, graph.far), Math.max(graph.near, graph.far)];
        const points = [...graph.line.path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
          Number(x),
          Number(y),
        ]);
        for (const [x = Number.NaN, y = Number.NaN] of points) {
          expect(x >= left - 1 && x <= right + 1).toBe(true);
          expect(y >= graph.top - 1 && y <= graph.bottom + 1).toBe(true);
        }
        const known = sorted.filter(([, one]) => one !== null);
        expect(points.length > 0).toBe(known.length > 0);
        expect(graph.line.path).not.toMatch(/NaN|Infinity|undefined/);
        for (const one of graph.segments) {
          expect(one.left >= left - 1e-6 && one.left + one.width <= right + 1e-6).toBe(true);
        }
        for (const { low, high, width } of graph.goals) {
          expect(low >= high && high >= graph.top - 1e-6 && low <= graph.bottom + 1e-6).toBe(true);
          expect(Number.isFinite(width)).toBe(true);
        }
        expect(graph.times.every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it('is the mirror image of itself right to left', () => {
    const ride = { seconds: [0, 300, 900], values: [1, 2, 3] };
    const [ltr, rtl] = [draw(ride), draw(ride, { rtl: true })];
    for (const at of [0, 10, 300, 899]) expect(640 - rtl.x(at)).toBeCloseTo(ltr.x(at), 6);
    expect(rtl.secondAt(rtl.x(300))).toBeCloseTo(300, 6);
  });

  it('compares heights from zero, but a heart rate from where it begins', () => {
    expect(valueRange({ ...empty, values: [150, 200] }).low).toBe(0);
    expect(valueRange({ ...empty, slug: 'heart_rate', values: [150, 171] }).low).toBe(150);
  });

  it('has room for a goal that nobody reached', () => {
    const targets = [{ slug: 'output' as const, start: 0, end: 60, low: 300, high: 380 }];
    expect(valueRange({ ...empty, values: [100, 120], targets }).high).toBeGreaterThanOrEqual(380);
  });

  it('finds the highest sample, the first time', () => {
    expect(draw({ seconds: [5, 6, 7, 8], values: [10, 40, null, 40] }).peak).toEqual({ second: 6, value: 40 });
    expect(draw({ seconds: [5], values: [null] }).peak).toBeUndefined();
  });

  it('shows the zones that begin within its range', () => {
    const zones = [
      { name: 'Zone 1', min: 0, max: 111 },
      { name: 'Zone 4', min: 149, max: 166 },
      { name: 'Zone 5', min: 190, max: 220 },
    ];
    const { zones: drawn } = draw({ slug: 'heart_rate', seconds: [0, 1], values: [120, 168], zones });
    expect(drawn.map(({ name }) => name)).toEqual(['Zone 4']);
  });
});

describe('the segments of a class', () => {
  const segments = [
    { name: 'Up', start: 0, length: 300 },
    { name: 'A long climb with a view', start: 300, length: 500 },
    { name: 'Down the other side', start: 800, length: 40 },
  ];

  it('are named as far as their names fit, and not by a letter or two', () => {
    const { segments: drawn } = draw({ seconds: [0, 1000], values: [1, 2], segments }, { width: 200 });
    expect(drawn.map(({ name }) => name)).toEqual(['Up', 'A long cl…', '']);
  });

  it('leave the room of their names to the line where none fits', () => {
    const [, , tiny] = segments;
    const at = (all: typeof segments) => draw({ seconds: [0, 1000], values: [1, 2], segments: all }).top;
    expect(at(tiny ? [tiny] : [])).toBeLessThan(at(segments));
    expect(at([])).toBeLessThan(at(tiny ? [tiny] : []));
  });
});

describe('the names at the end of lines', () => {
  const tries = [{ name: 'March 12', seconds: [0, 60], values: [100, 201] }];
  const ride = { seconds: [0, 60], values: [100, 200], tries };

  it('stand apart though the lines end together', () => {
    const labels = endLabels(draw(ride), 'This time', endRoom(['This time', 'March 12'], 640));
    expect(labels.map(({ name, of }) => [name, of])).toEqual([
      ['This time', 'line'],
      ['March 12', 'try'],
    ]);
    expect(Math.abs((labels[0]?.y ?? 0) - (labels[1]?.y ?? 0))).toBeGreaterThanOrEqual(16);
  });

  it('are left out where the place is narrow, and where there is one line only', () => {
    expect(endLabels(draw(ride), 'This time', endRoom(['This time'], 320))).toEqual([]);
    expect(endLabels(draw({ ...ride, tries: [] }), 'This time', 80)).toEqual([]);
  });
});
