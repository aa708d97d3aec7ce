import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ahead } from '../../../src/widgets/training/workout-history/archive/ahead.js';
import { everyItem } from '../../../src/widgets/training/workout-history/archive/every-item.js';

describe('work that is done ahead', () => {
  it('comes in the order of its items, however long each takes, and never more at once than asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5), { maxLength: 30 }), fc.integer({ min: 1, max: 6 }), async (waits, most) => {
        let underWay = 0;
        let highest = 0;
        const come: number[] = [];
        const work = async (index: number): Promise<number> => {
          underWay += 1;
          highest = Math.max(highest, underWay);
          for (let tick = 0; tick < (waits[index] ?? 0); tick += 1) await Promise.resolve();
          underWay -= 1;
          return index;
        };
        for await (const { item, made } of ahead([...waits.keys()], most, work)) {
          expect(made).toBe(item);
          come.push(made);
        }
        expect(come).toEqual([...waits.keys()]);
        expect(highest).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('ends with the first that fails, after all that came before it', async () => {
    const come: number[] = [];
    const work = (index: number) => (index < 3 ? Promise.resolve(index) : Promise.reject(new Error(`no ${index}`)));
    const all = async () => {
      for await (const { made } of ahead([0, 1, 2, 3, 4, 5], 4, work)) come.push(made);
    };
    await expect(all()).rejects.toThrow('no 3');
    expect(come).toEqual([0, 1, 2]);
  });
});

describe('a list of many pages', () => {
  it('is read to its end, whatever a page holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(250), fc.integer({ min: 1, max: 100 }), async (total, size) => {
        const all = Array.from({ length: total }, (_, index) => index);
        const read = (offset: number) => Promise.resolve({ items: all.slice(offset, offset + size), total });
        expect(await everyItem(read)).toEqual(all);
      }),
    );
  });

  it('that says there is more than it has ends with its empty page', async () => {
    expect(await everyItem(offset => Promise.resolve({ items: offset === 0 ? [1] : [], total: 9 }))).toEqual([1]);
  });
});
