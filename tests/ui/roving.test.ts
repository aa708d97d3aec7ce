import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rovingTarget } from '../../src/ui/hooks/roving.js';
import { fold } from '../../src/ui/hooks/fold.js';
import { typeaheadTarget } from '../../src/ui/actions/menu/typeahead.js';
import { shownShortcut } from '../../src/ui/actions/menu/shortcut.js';
import { moreAt } from '../../src/ui/navigation/tabs/tab-strip.js';

const count = fc.integer({ min: 1, max: 40 });

describe('moving among items by arrow keys', () => {
  it('comes back to where it was after as many steps as there are items', () => {
    fc.assert(
      fc.property(count, fc.nat(), fc.constantFrom('ArrowDown', 'ArrowUp'), (items, start, key) => {
        let at = start % items;
        const first = at;
        for (let step = 0; step < items; step += 1) at = rovingTarget(key, at, items, 'block') ?? -1;
        expect(at).toBe(first);
      }),
    );
  });

  it('undoes a step by the opposite key', () => {
    fc.assert(
      fc.property(count, fc.nat(), fc.boolean(), (items, start, rtl) => {
        const at = start % items;
        const on = rovingTarget('ArrowRight', at, items, 'inline', rtl) ?? -1;
        expect(rovingTarget('ArrowLeft', on, items, 'inline', rtl)).toBe(at);
      }),
    );
  });

  it('goes on to the left where one reads from right to left', () => {
    expect(rovingTarget('ArrowLeft', 0, 3, 'inline', true)).toBe(1);
    expect(rovingTarget('ArrowLeft', 0, 3, 'inline', false)).toBe(2);
  });

  it('goes to both ends, and begins at either from nowhere', () => {
    expect(rovingTarget('Home', 4, 9, 'block')).toBe(0);
    expect(rovingTarget('End', 4, 9, 'block')).toBe(8);
    expect(rovingTarget('ArrowDown', -1, 9, 'block')).toBe(0);
    expect(rovingTarget('ArrowUp', -1, 9, 'block')).toBe(8);
  });

  it('leaves other keys and empty boxes alone', () => {
    expect(rovingTarget('ArrowRight', 0, 3, 'block')).toBeUndefined();
    expect(rovingTarget('a', 0, 3, 'inline')).toBeUndefined();
    expect(rovingTarget('Home', -1, 0, 'block')).toBeUndefined();
  });
});

describe('typing to find an item of a menu', () => {
  const labels = ['Edit offer', 'Duplicate', 'Download', 'Émettre un avoir', 'Delete'];

  it('goes to the next that begins with a letter, round at the end', () => {
    expect(typeaheadTarget(labels, 0, 'd')).toBe(1);
    expect(typeaheadTarget(labels, 1, 'd')).toBe(2);
    expect(typeaheadTarget(labels, 4, 'dd')).toBe(1);
  });

  it('takes several letters as a word, and stays where they still fit', () => {
    expect(typeaheadTarget(labels, 1, 'do')).toBe(2);
    expect(typeaheadTarget(labels, 2, 'down')).toBe(2);
    expect(typeaheadTarget(labels, 0, 'edit o')).toBe(0);
  });

  it('does not need accents or capitals', () => {
    expect(typeaheadTarget(labels, 0, 'em')).toBe(3);
    expect(typeaheadTarget(labels, 0, 'DEL')).toBe(4);
  });

  it('finds nothing where nothing begins so', () => {
    expect(typeaheadTarget(labels, 0, 'x')).toBeUndefined();
    expect(typeaheadTarget([], -1, 'a')).toBeUndefined();
  });

  it('only ever finds what begins with what was typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { maxLength: 12 }),
        fc.string({ minLength: 1, maxLength: 3 }),
        fc.nat(),
        (texts, typed, at) => {
          const target = typeaheadTarget(texts, texts.length === 0 ? -1 : at % texts.length, typed);
          if (target !== undefined) expect(fold(texts[target] ?? '').startsWith([...fold(typed)][0] ?? '')).toBe(true);
        },
      ),
    );
  });
});

describe('what a person is shown', () => {
  it('is a shortcut as their computer writes it', () => {
    expect(shownShortcut('Mod+K', true)).toBe('⌘K');
    expect(shownShortcut('Mod+K', false)).toBe('Ctrl+K');
    expect(shownShortcut('Mod+Shift+O', true)).toBe('⌘⇧O');
    expect(shownShortcut('Mod+Shift+O', false)).toBe('Ctrl+Shift+O');
  });

  it.each([
    [0, undefined, 100],
    [0, 'end', 300],
    [200, 'start', 300],
    [-200, 'start', 300],
    [90, 'both', 300],
    [-90, 'both', 300],
  ])('is where a row scrolled by %i px goes on: %s', (scrollLeft, more, scrollWidth) => {
    expect(moreAt({ scrollLeft, clientWidth: 100, scrollWidth })).toBe(more);
  });
});
