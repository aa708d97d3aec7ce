import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { barGeometry, stretches } from '../../src/ui/data/bar-chart/bar-geometry.js';
import { axisTexts, fitted, labelled, textWidth } from '../../src/ui/data/chart/axis.js';
import { moved, rowMoves } from '../../src/ui/data/chart/moves.js';
import { nearest, spread } from '../../src/ui/data/chart/place.js';
import { isolated, valueFormatter } from '../../src/ui/data/chart/value-format.js';
import { blocksFor, calendarBlock, firstDayOf, levelOf, thresholds } from '../../src/ui/data/heat-calendar/calendar.js';
import { monthName, weekdayNames } from '../../src/ui/data/heat-calendar/names.js';
import { lineGeometry } from '../../src/ui/data/line-chart/line-geometry.js';
import { sparkPath } from '../../src/ui/data/stat/spark-path.js';

const value = fc.oneof(fc.constant(null), fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }));
const values = fc.array(value, { minLength: 1, maxLength: 60 });
const inset = { start: 40, end: 60, top: 8, bottom: 28 };
const close = 1e-6;

describe('a line chart', () => {
  const drawn = (series: (number | null)[][], rtl = false, fromZero = false) =>
    lineGeometry({
      x: series[0]?.map((_, index) => index) ?? [],
      series,
      width: 640,
      height: 240,
      inset,
      rtl,
      fromZero,
    });

  it('draws every value inside its frame, for any values', () => {
    fc.assert(
      fc.property(values, fc.boolean(), fc.boolean(), (one, rtl, fromZero) => {
        const { xs, y, ticks } = drawn([one], rtl, fromZero);
        for (const x of xs) {
          expect(x).toBeGreaterThanOrEqual((rtl ? inset.end : inset.start) - close);
          expect(x).toBeLessThanOrEqual(640 - (rtl ? inset.start : inset.end) + close);
        }
        for (const at of [...one.filter(known => known !== null).map(y), ...ticks.map(tick => tick.y)]) {
          expect(at).toBeGreaterThanOrEqual(inset.top - close);
          expect(at).toBeLessThanOrEqual(240 - inset.bottom + close);
        }
      }),
    );
  });

  it('puts a greater value higher', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -1e9, max: 1e9 }), (a, b) => {
        fc.pre(a < b);
        const { y } = drawn([[a, b]]);
        expect(y(b)).toBeLessThan(y(a));
      }),
    );
  });

  it('is the mirror image of itself right to left', () => {
    fc.assert(
      fc.property(values, one => {
        const right = drawn([one]).xs;
        const left = drawn([one], true).xs;
        right.forEach((x, index) => expect(640 - (left[index] ?? 0)).toBeCloseTo(x, 6));
      }),
    );
  });

  it('breaks where nothing was measured, and shows a value between two gaps as a point', () => {
    const {
      lines: [line],
    } = drawn([[1, 2, null, 3, null, 4, 5]]);
    expect(line?.line.match(/M/g)).toHaveLength(3);
    expect(line?.alone.map(({ index }) => index)).toEqual([3]);
    expect(line?.last?.index).toBe(6);
  });

  it('draws nothing it does not know', () => {
    const {
      lines: [line],
      ticks,
    } = drawn([[null, null]]);
    expect([line?.line, line?.last, line?.alone]).toEqual(['', undefined, []]);
    expect(ticks.length).toBeGreaterThan(0);
  });
});

describe('a bar chart', () => {
  const series = fc.array(fc.array(value, { minLength: 8, maxLength: 8 }), { minLength: 1, maxLength: 4 });

  it('makes every bar as long as its value, from zero', () => {
    fc.assert(
      fc.property(series, all => {
        const { bars, zero } = barGeometry({ count: 8, series: all, length: 400, room: 200, stacked: false });
        for (const bar of bars) {
          expect(bar.from).toBeCloseTo(zero, 6);
          expect(Math.sign(bar.to - bar.from)).toBe(Math.sign(bar.value));
          expect(Math.min(bar.from, bar.to)).toBeGreaterThanOrEqual(-close);
          expect(Math.max(bar.from, bar.to)).toBeLessThanOrEqual(200 + close);
        }
      }),
    );
  });

  it('stacks parts without a hole or an overlap, those below zero downwards', () => {
    fc.assert(
      fc.property(series, all => {
        const parts = stretches({ count: 8, series: all, stacked: true });
        for (let place = 0; place < 8; place += 1) {
          for (const isUp of [true, false]) {
            const here = parts.filter(part => part.place === place && part.value !== 0 && part.value > 0 === isUp);
            here.forEach((part, index) => expect(part.from).toBe(here[index - 1]?.to ?? 0));
          }
        }
      }),
    );
  });

  it('keeps the bars of a place within it, side by side', () => {
    fc.assert(
      fc.property(series, all => {
        const { bars, places, band } = barGeometry({ count: 8, series: all, length: 400, room: 200, stacked: false });
        for (const bar of bars) {
          const begin = places[bar.place] ?? 0;
          expect(bar.at).toBeGreaterThanOrEqual(begin - close);
          expect(bar.at + bar.thick).toBeLessThanOrEqual(begin + band + close);
        }
        for (const bar of bars)
          for (const other of bars)
            if (bar.place === other.place && bar.series < other.series)
              expect(bar.at + bar.thick).toBeLessThanOrEqual(other.at + close);
      }),
    );
  });
});

describe('labels', () => {
  it('are placed apart, in order and in the frame when there is room', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -50, max: 350, noNaN: true }), { minLength: 1, maxLength: 8 }), wanted => {
        const placed = spread(wanted, 18, 10, 200);
        const order = wanted
          .map((at, index) => ({ at, index }))
          .toSorted((a, b) => a.at - b.at || a.index - b.index)
          .map(({ index }) => placed[index] ?? Number.NaN);
        order.forEach((at, index) => {
          expect(at).toBeGreaterThanOrEqual(10 - close);
          expect(at).toBeLessThanOrEqual(200 + close);
          if (index > 0) expect(at - (order[index - 1] ?? 0)).toBeGreaterThanOrEqual(18 - close);
        });
      }),
    );
  });

  it('stay where they are when none is in the way', () => {
    expect(spread([150, 20, 80], 18, 10, 200)).toEqual([150, 20, 80]);
  });

  it('share what room there is when there is too little', () => {
    const placed = spread([100, 100, 100, 100, 100], 50, 0, 100);
    expect(placed.toSorted((a, b) => a - b)).toEqual([0, 25, 50, 75, 100]);
  });

  it('of an axis are no more than fit, at equal steps from the first on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0.2, max: 40, noNaN: true }), (count, fit) => {
        const at = labelled(count, fit);
        expect(at[0]).toBe(0);
        expect(at.length).toBeLessThanOrEqual(Math.max(1, Math.floor(fit)));
        expect(at.at(-1)).toBeLessThan(count);
        expect(new Set(at.slice(1).map((one, index) => one - (at[index] ?? 0))).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are cut with an ellipsis, and only when they must be', () => {
    expect(fitted('Run', 60)).toBe('Run');
    const cut = fitted('Grand-Hôtel de la Gare et des Thermes', 120);
    expect(cut.endsWith('…')).toBe(true);
    expect(textWidth(cut)).toBeLessThanOrEqual(122);
  });
});

describe('reading a chart', () => {
  it('finds the point nearest to the pointer, in either direction', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: -50, max: 1050 }),
        fc.boolean(),
        (points, at, down) => {
          const sorted = points.toSorted((a, b) => (down ? b - a : a - b));
          const found = sorted[nearest(sorted, at)] ?? Number.NaN;
          expect(Math.abs(found - at)).toBe(Math.min(...sorted.map(point => Math.abs(point - at))));
        },
      ),
    );
    expect(nearest([], 5)).toBe(-1);
  });

  it('never leaves the points, after any key', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.array(key, { maxLength: 40 }),
        fc.boolean(),
        (count, keys, rtl) => {
          let at: number | undefined;
          for (const one of keys) {
            at = moved(at, one, count, rowMoves(count, rtl));
            expect(at).toBeGreaterThanOrEqual(0);
            expect(at).toBeLessThan(count);
          }
        },
      ),
    );
  });

  it('follows the drawing right to left, and leaves other keys alone', () => {
    expect(moved(5, 'ArrowLeft', 10, rowMoves(10, true))).toBe(6);
    expect(moved(5, 'ArrowLeft', 10, rowMoves(10, false))).toBe(4);
    expect(moved(5, 'a', 10, rowMoves(10, false))).toBeUndefined();
    expect(moved(undefined, 'ArrowRight', 0, rowMoves(0, false))).toBeUndefined();
  });
});

describe('figures', () => {
  it('are short on the axis, whole in the readout, and name their unit once', () => {
    const money = valueFormatter({ kind: 'money', currency: { code: 'USD', scale: 100 } }, 'en-US');
    expect([money.short(123_456_789_00), money.label(123_456_789_00), money.full(123_456_789_00), money.unit]).toEqual([
      '123.5M',
      '$123.5M',
      '$123,456,789.00',
      'USD',
    ]);
    const minutes = valueFormatter({ kind: 'number', unit: 'min' }, 'en-US');
    expect([minutes.short(1250), minutes.full(1250.25), minutes.unit]).toEqual(['1.3K', '1,250.3 min', 'min']);
    const share = valueFormatter({ kind: 'share' }, 'en-US');
    expect([share.short(0.256), share.full(0.256)]).toEqual(['25.6', '25.6%']);
  });

  it('keep the order of their signs right to left', () => {
    expect(isolated('-$10.00', true)).toBe('\u2066-$10.00\u2069');
    expect(isolated('-$10.00', false)).toBe('-$10.00');
  });

  it('are at dates written as the language writes them, in the given time zone', () => {
    const at = Date.UTC(2026, 10, 21, 23) / 1000;
    expect(axisTexts({ kind: 'time', values: [at], timeZone: 'UTC' }, 'en-US')).toEqual({
      short: ['Nov 21'],
      full: ['11/21/2026'],
    });
    expect(axisTexts({ kind: 'time', values: [at], timeZone: 'Asia/Tokyo' }, 'en-US').full).toEqual(['11/22/2026']);
    expect(axisTexts({ kind: 'time', values: [at, at + 500 * 86_400], timeZone: 'UTC' }, 'en-US').short).toEqual([
      'Nov 2026',
      'Apr 2028',
    ]);
  });
});

describe('a calendar of days', () => {
  const year = fc.integer({ min: 1971, max: 2199 });
  const first = fc.integer({ min: 1, max: 7 });

  it('holds every day of the year once, seven to a week', () => {
    fc.assert(
      fc.property(year, first, (of, firstDay) => {
        const { days, columns } = calendarBlock(of, 1, 12, firstDay);
        expect(days).toHaveLength(new Date(Date.UTC(of, 1, 29)).getUTCMonth() === 1 ? 366 : 365);
        expect(new Set(days.map(({ column, row }) => column * 7 + row)).size).toBe(days.length);
        days.forEach(({ date, column, row }, index) => {
          // Monday is 1, Sunday 7
          expect(((row + firstDay - 1) % 7) + 1).toBe(new Date(`${date}T00:00:00Z`).getUTCDay() || 7);
          if (index > 0)
            expect(column * 7 + row).toBe((days[index - 1]?.column ?? 0) * 7 + (days[index - 1]?.row ?? 0) + 1);
        });
        expect(columns).toBe((days.at(-1)?.column ?? 0) + 1);
      }),
      { numRuns: 60 },
    );
  });

  it('can be cut into parts that hold the same days', () => {
    const whole = calendarBlock(2026, 1, 12, 7).days.map(({ date }) => date);
    const parts = [calendarBlock(2026, 1, 4, 7), calendarBlock(2026, 5, 8, 7), calendarBlock(2026, 9, 12, 7)];
    expect(parts.flatMap(({ days }) => days.map(({ date }) => date))).toEqual(whole);
    expect(parts.map(({ months }) => months.map(({ month }) => month))).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
    ]);
  });

  it('is cut into as few parts as fit', () => {
    expect([800, 400, 260, 200, 100].map(width => blocksFor(width, 13))).toEqual([1, 2, 3, 4, 6]);
  });

  it('distinguishes more from less by quarters of the days that have something', () => {
    const limits = thresholds([0, 10, 20, 30, 40, 50, 60, 70, 80]);
    expect([undefined, 0, 10, 40, 60, 80].map(minutes => levelOf(minutes, limits))).toEqual([0, 0, 1, 2, 3, 4]);
    expect(levelOf(5, thresholds([5]))).toBe(1);
  });

  it('begins its week and names its days as the language does', () => {
    expect([firstDayOf('en-US'), firstDayOf('fr-BE')]).toEqual([7, 1]);
    expect(weekdayNames('en-US', 7)[0]).toBe('Sun');
    expect(weekdayNames('fr-BE', 1)[0]).toBe('lun.');
    expect(monthName(12, 'es-MX')).toMatch(/^dic/);
  });
});

describe('a sparkline', () => {
  it('stays in its box and breaks at gaps', () => {
    fc.assert(
      fc.property(values, one => {
        const numbers = [...sparkPath(one, 100, 40).matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(
          ([, x, y]) => [Number(x), Number(y)] as const,
        );
        expect(numbers).toHaveLength(one.filter(known => known !== null).length);
        for (const [x, y] of numbers) {
          expect(x).toBeLessThanOrEqual(100);
          expect(y).toBeGreaterThanOrEqual(2);
          expect(y).toBeLessThanOrEqual(38);
        }
      }),
    );
    expect(sparkPath([1, null, 2, 3], 90, 40)).toBe('M0 38h0M60 20L90 2');
    expect(sparkPath([], 100, 40)).toBe('');
  });
});

describe('the chart library', () => {
  it('comes with the first drawing and not with a page: only geometry and drawings import it', () => {
    const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
    const importing = files.filter(file => /from 'd3-/.test(readFileSync(`src/ui/${file}`, 'utf8')));
    expect(importing.toSorted()).toEqual(['data/bar-chart/bar-geometry.ts', 'data/line-chart/line-geometry.ts']);
    for (const frame of ['data/line-chart/line-chart.tsx', 'data/bar-chart/bar-chart.tsx']) {
      const source = readFileSync(`src/ui/${frame}`, 'utf8');
      expect(source).toMatch(/import\('\.\/[a-z]+-drawing\.js'\)/);
      expect(source).not.toMatch(/from '\.\/[a-z-]+\.js'/);
    }
  });
});
