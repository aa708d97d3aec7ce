import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  placeBeside,
  positionArea,
  type AnchoredAlign,
  type AnchoredSide,
  type Box,
} from '../../src/ui/hooks/anchored.js';

const viewport = { width: 400, height: 600 };
const side = fc.constantFrom<AnchoredSide>('block-start', 'block-end', 'inline-start', 'inline-end');
const align = fc.constantFrom<AnchoredAlign>('start', 'center', 'end');
const anchor = fc.record({
  x: fc.integer({ min: 0, max: 380 }),
  y: fc.integer({ min: 0, max: 580 }),
  width: fc.integer({ min: 1, max: 20 }),
  height: fc.integer({ min: 1, max: 20 }),
});
const size = fc.record({ width: fc.integer({ min: 1, max: 400 }), height: fc.integer({ min: 1, max: 600 }) });
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('placing something beside its anchor', () => {
  it('keeps all of it in view', () => {
    fc.assert(
      fc.property(anchor, size, side, align, fc.boolean(), (at, box, wanted, edge, rtl) => {
        const { x, y } = placeBeside(at, box, viewport, { side: wanted, align: edge, gap: 4, rtl });
        expect(x >= 0 && y >= 0 && x + box.width <= viewport.width && y + box.height <= viewport.height).toBe(true);
      }),
    );
  });

  it('leaves the anchor to be seen wherever one of the two sides has room', () => {
    fc.assert(
      fc.property(anchor, size, fc.boolean(), align, fc.boolean(), (at, box, above, edge, rtl) => {
        fc.pre(at.y - 4 - box.height >= 0 || at.y + at.height + 4 + box.height <= viewport.height);
        const place = placeBeside(at, box, viewport, {
          side: above ? 'block-start' : 'block-end',
          align: edge,
          gap: 4,
          rtl,
        });
        expect(overlap({ ...place, ...box }, at)).toBe(false);
      }),
    );
  });

  it('is a mirror image where one reads from right to left', () => {
    fc.assert(
      fc.property(anchor, size, side, align, (at, box, wanted, edge) => {
        const ltr = placeBeside(at, box, viewport, { side: wanted, align: edge, gap: 4, rtl: false });
        const mirrored = { ...at, x: viewport.width - at.x - at.width };
        const rtl = placeBeside(mirrored, box, viewport, { side: wanted, align: edge, gap: 4, rtl: true });
        expect(viewport.width - rtl.x - box.width).toBeCloseTo(ltr.x);
        expect(rtl.y).toBeCloseTo(ltr.y);
      }),
    );
  });

  it('goes below, edge to edge with a button, and above where there is no room below', () => {
    const menu = { width: 200, height: 100 };
    const options = { side: 'block-end', align: 'start', gap: 4, rtl: false } as const;
    expect(placeBeside({ x: 40, y: 20, width: 80, height: 44 }, menu, viewport, options)).toEqual({ x: 40, y: 68 });
    expect(placeBeside({ x: 40, y: 540, width: 80, height: 44 }, menu, viewport, options)).toEqual({ x: 40, y: 436 });
    expect(placeBeside({ x: 40, y: 20, width: 80, height: 44 }, menu, viewport, { ...options, rtl: true })).toEqual({
      x: 0,
      y: 68,
    });
  });

  it('is said in the same terms to a browser that does it itself', () => {
    expect(positionArea('block-end', 'start')).toBe('self-block-end span-self-inline-end');
    expect(positionArea('block-end', 'end')).toBe('self-block-end span-self-inline-start');
    expect(positionArea('inline-end', 'center')).toBe('self-inline-end span-all');
  });
});
