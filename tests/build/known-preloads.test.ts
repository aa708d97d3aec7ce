import { expect, it } from 'vitest';
import { withoutKnown } from '../../vite/known-preloads.js';

const code = (table: string, ...lists: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${table}])))=>i.map(i=>d[i]);${lists
    .map(list => `load(()=>import("./later.js"),__vite__mapDeps([${list}]));`)
    .join('')}`;

it('a part is not fetched with what is there; what is left keeps its file', () => {
  const given = code('"a.js","b.js","a.css","c.js"', '0,1,2', '3,1');
  expect(withoutKnown(given, new Set(['b.js']))).toBe(code('"a.js","a.css","c.js"', '0,1', '2'));
});

it('a part that needs nothing more has an empty list', () => {
  expect(withoutKnown(code('"a.js"', '0'), new Set(['a.js']))).toBe(code('', ''));
});

it('code without a list stays as it is', () => {
  expect(withoutKnown('load([0,1])', new Set(['a.js']))).toBe('load([0,1])');
});
