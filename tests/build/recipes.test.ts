import { expect, it } from 'vitest';
import { changed, linesWritten, stepsOf } from '../../scripts/recipes/read.mjs';

const fence = '```';
const recipe = [
  '## One',
  '',
  '1. **Schema**, `src/a/new.ts` (new), beside `src/a/other.ts`:',
  '',
  `   ${fence}ts`,
  '   export const a = {',
  '     b: 1,',
  '   };',
  `   ${fence}`,
  '',
  '   Of `src/a/index.ts`:',
  '',
  `   ${fence}diff`,
  '    first',
  '   +second',
  '   @@',
  '   -last',
  '   +the last',
  `   ${fence}`,
  '',
  '## Two',
  '',
  `${fence}sh`,
  'npx tool --name a',
  fence,
].join('\n');

it('a recipe is read as new files, changes of others and commands, each under its heading', () => {
  const steps = stepsOf('recipe.md', recipe);
  expect(steps).toEqual([
    { section: 'One', line: 5, does: 'create', file: 'src/a/new.ts', text: 'export const a = {\n  b: 1,\n};\n' },
    {
      section: 'One',
      line: 13,
      does: 'change',
      file: 'src/a/index.ts',
      hunks: [
        [' first', '+second'],
        ['-last', '+the last'],
      ],
    },
    { section: 'Two', line: 23, does: 'run', command: 'npx tool --name a' },
  ]);
  expect(steps.map(linesWritten)).toEqual([3, 2, 0]);
});

it('a change is made where its lines are, and nowhere when they are not there or there twice', () => {
  const hunks = [
    [' first', '+second'],
    ['-last', '+the last'],
  ];
  expect(changed('first\nother\nlast', hunks)).toBe('first\nsecond\nother\nthe last');
  expect(() => changed('other\nlast', hunks)).toThrow('are found 0 times:\nfirst');
  expect(() => changed('first\nfirst\nlast', hunks)).toThrow('are found 2 times:\nfirst');
});

it('a block that no file is named for, or that would write over one, is no step', () => {
  const under = (paragraph: string, language: string) => `${paragraph}\n\n${fence}${language}\nline\n${fence}`;
  expect(() => stepsOf('recipe.md', under('Write this:', 'ts'))).toThrow('recipe.md:3: the paragraph above');
  expect(() => stepsOf('recipe.md', under('In `src/a/b.ts`:', 'ts'))).toThrow('src/a/b.ts is to be "(new)"');
  expect(() => stepsOf('recipe.md', under('In `src/a/b.ts` (new):', 'diff'))).toThrow('src/a/b.ts is to be "(new)"');
});
