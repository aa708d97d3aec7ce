import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageList } from '../../src/ui/navigation/pagination/page-list.js';

const place = fc.integer({ min: 1, max: 5000 }).chain(pages =>
  fc.record({
    pages: fc.constant(pages),
    page: fc.integer({ min: 1, max: pages }),
    room: fc.integer({ min: 7, max: 15 }),
  }),
);
const numbers = (entries: ReturnType<typeof pageList>) => entries.filter(entry => typeof entry === 'number');

describe('the pages that are offered', () => {
  it('are in order, and hold the first, the last, this one and its neighbours', () => {
    fc.assert(
      fc.property(place, ({ page, pages, room }) => {
        const shown = numbers(pageList(page, pages, room));
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
        for (const wanted of [1, page - 1, page, page + 1, pages])
          if (wanted >= 1 && wanted <= pages) expect(shown).toContain(wanted);
        expect(shown.every(one => one >= 1 && one <= pages)).toBe(true);
      }),
    );
  });

  it('are as many on every page, so that the buttons stay under the pointer', () => {
    fc.assert(
      fc.property(place, ({ page, pages, room }) => {
        expect(pageList(page, pages, room)).toHaveLength(Math.min(pages, room));
      }),
    );
  });

  it('never leave out one page alone', () => {
    fc.assert(
      fc.property(place, ({ page, pages, room }) => {
        const entries = pageList(page, pages, room);
        entries.forEach((entry, at) => {
          const [before, after] = [entries[at - 1], entries[at + 1]];
          if (typeof entry === 'number') return;
          expect(Number(after) - Number(before)).toBeGreaterThan(2);
        });
        expect(new Set(entries).size).toBe(entries.length);
      }),
    );
  });

  it('are written out for a few known places', () => {
    expect(pageList(1, 1)).toEqual([1]);
    expect(pageList(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageList(1, 12)).toEqual([1, 2, 3, 4, 5, 'gap-after', 12]);
    expect(pageList(6, 12)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12]);
    expect(pageList(12, 12)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12]);
  });
});
