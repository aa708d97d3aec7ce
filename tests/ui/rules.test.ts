import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAtBottom } from '../../src/ui/hooks/is-at-bottom.js';
import { oncePer } from '../../src/ui/hooks/once-per.js';

describe('reading to the bottom', () => {
  const box = (scrollTop: number) => ({ scrollTop, clientHeight: 300, scrollHeight: 1000 });

  it.each([
    [0, false],
    [694, false],
    [695, true],
    [700, true],
    [702, true],
  ])('at %i of 700 px: %s', (scrollTop, reached) => {
    expect(isAtBottom(box(scrollTop))).toBe(reached);
  });

  it('counts as done when the text is shorter than the box', () => {
    expect(isAtBottom({ scrollTop: 0, clientHeight: 300, scrollHeight: 120 })).toBe(true);
  });

  it('does not count a box that shows nothing', () => {
    expect(isAtBottom({ scrollTop: 0, clientHeight: 0, scrollHeight: 0 })).toBe(false);
  });
});

describe('at most once per 500 ms', () => {
  it('lets the first through, drops what follows at once, and lets the next through after the time', () => {
    let now = 0;
    const seen: string[] = [];
    const press = oncePer(
      500,
      (what: string) => seen.push(what),
      () => now,
    );
    press('first');
    now = 499;
    press('too soon');
    now = 500;
    press('second');
    now = 999;
    press('too soon again');
    expect(seen).toEqual(['first', 'second']);
  });
});

describe('a box that scrolls', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css.ts'));
  const boxes = files.flatMap(file =>
    readFileSync(`src/${file}`, 'utf8')
      .split(/^(?=export const )/m)
      .filter(rule =>
        /\n? {2}overflow[XY]?: '(?:hidden )?(?:auto|scroll)'|\{ .*overflow[XY]?: '(?:auto|scroll)'/.test(rule),
      )
      .map(rule => ({ box: `${file}: ${rule.slice(13, rule.indexOf(' ='))}`, rule })),
  );

  it('is there to be looked at', () => expect(boxes.length).toBeGreaterThan(8));

  // A hidden word inside is placed in the nearest positioned box: if that is a box further out, it makes that one scroll, into nothing.
  it('is what everything inside it is placed in', () => {
    // a popover is fixed by the browser; a text area holds no elements
    const isPlaced = ({ box, rule }: (typeof boxes)[number]) =>
      /position: '(?:relative|fixed|absolute|sticky)'/.test(rule) ||
      /popover-open|floating/.test(rule) ||
      box.startsWith('ui/forms/textarea/');
    expect(boxes.filter(one => !isPlaced(one)).map(({ box }) => box)).toEqual([]);
  });
});
