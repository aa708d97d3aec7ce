import { describe, expect, it } from 'vitest';
import { isAtBottom } from '../../src/ui/hooks/is-at-bottom.js';
import { oncePer } from '../../src/ui/hooks/once-per.js';

describe('reading to the bottom', () => {
  const box = (scrollTop: number) => ({ scrollTop, clientHeight: 300, scrollHeight: 1000 });

  it.each([[0, false], [694, false], [695, true], [700, true], [702, true]])('at %i of 700 px: %s', (scrollTop, reached) => {
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
    const press = oncePer(500, (what: string) => seen.push(what), () => now);
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
