import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { foundBy, withoutKnown } from '../../vite/known-preloads.js';

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

/** Chunks by name: what each imports at once, and what it loads later. */
function bundleOf(chunks: Readonly<Record<string, readonly [imports: string[], later?: string[]]>>) {
  const made = Object.entries(chunks).map(([fileName, [imports, dynamicImports = []]]) => [
    fileName,
    { type: 'chunk', fileName, imports, dynamicImports, isEntry: fileName === 'entry' },
  ]);
  // of a chunk nothing else is read
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(made) as unknown as Rolldown.OutputBundle;
}

it('a part finds what its page has brought, and of two pages what both have', () => {
  const found = foundBy(
    bundleOf({
      entry: [['react'], ['one', 'two']],
      react: [[]],
      shared: [[]],
      only: [[]],
      one: [
        ['shared', 'only'],
        ['part', 'own'],
      ],
      two: [['shared'], ['part']],
      part: [[]],
      own: [[]],
    }),
  );
  expect([...(found.get('part') ?? [])].toSorted()).toEqual(['entry', 'part', 'react', 'shared']);
  expect([...(found.get('own') ?? [])].toSorted()).toEqual(['entry', 'one', 'only', 'own', 'react', 'shared']);
});

it('parts that lead to each other find no more than what leads to them from outside', () => {
  const found = foundBy(
    bundleOf({ entry: [[], ['one', 'two']], one: [['apart'], ['two']], two: [[], ['one']], apart: [[]] }),
  );
  expect([...(found.get('two') ?? [])].toSorted()).toEqual(['entry', 'two']);
});
