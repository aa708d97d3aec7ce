import { describe, expect, it } from 'vitest';
import { rulesWhere, usedRules } from '../../vite/used-styles.js';

const uses =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

describe('the styles that a page links', () => {
  it('are those of what it can show', () => {
    expect(usedRules('.a{color:red}.b{color:blue}', uses('a'))).toBe('.a{color:red}');
  });

  it('keep what has no class, and what names one that is used', () => {
    const css = ':root{--x:1}.a>.b,.c{top:0}@keyframes spin{to{rotate:1turn}}';
    expect(usedRules(css, uses('b'))).toBe(css);
  });

  it('are looked through within conditions, and a condition without rules goes', () => {
    const css = '@media (x){.a{top:0}.b{top:0}}@container (y){@media (z){.b{top:0}}}';
    expect(usedRules(css, uses('a'))).toBe('@media (x){.a{top:0}}');
  });

  it('take no number for a class', () => {
    expect(usedRules('@media (min-width:.5px){.a{top:.5em}}', uses())).toBe('');
    expect(usedRules('from{top:.5em}', uses())).toBe('from{top:.5em}');
  });

  it('can be told from those that only one area shows', () => {
    const css = '.a{top:0}.b{top:1px}@media (x){.a{top:2px}.b{top:3px}}from{top:0}';
    const only = (name: string) => rulesWhere(css, names => names.length > 0 && names.every(uses(name)));
    expect(only('b')).toBe('.b{top:1px}@media (x){.b{top:3px}}');
    expect(usedRules(css, uses('a'))).toBe('.a{top:0}@media (x){.a{top:2px}}from{top:0}');
  });
});
