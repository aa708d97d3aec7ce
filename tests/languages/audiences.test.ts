import { describe, expect, it } from 'vitest';
import { languages } from '../../src/core/languages.js';
import { defineWords } from '../../src/core/words.js';
import { languageOf } from '../../src/languages/language.js';
import type { Definition } from '../../src/widgets/element/define.js';
import { table } from '../../src/widgets/table.js';
import { words as pickerWords } from '../../src/widgets/signup/offer-picker/copy.js';
import { languagesFor } from './audiences.js';
import { gapsOf } from './spoken.js';

const definitions = import.meta.glob<Record<string, Definition>>('../../src/widgets/*/*/index.ts', { eager: true });

const english = defineWords('user-search', { title: 'Find a member' });

describe('the words of', () => {
  it.each(['src/widgets/staff/user-search/copy.ts', 'src/widgets/draft/copy.ts', 'hosts/portal/staff/staff-words.ts'])(
    'staff are written in English only: %s',
    path => {
      expect(languagesFor(path)).toEqual([]);
    },
  );

  it.each([
    'src/widgets/account/security/copy.ts',
    'src/widgets/journeys/subscription-manager/plan/copy.ts',
    'src/widgets/commercial/license-list/copy.ts',
    'src/widgets/copy.ts',
    'src/ui/actions/button/words.ts',
    'hosts/portal/pages/faq-words.ts',
  ])('members, dealers and everybody are written in every language: %s', path => {
    expect(languagesFor(path)).toEqual(languages);
  });
});

it('a widget is in the folder of its group, which says who reads its words', () => {
  const found = Object.entries(definitions).flatMap(([path, module]) =>
    Object.values(module).map(({ tag, group }) => ({ tag, group, path })),
  );
  expect(found.filter(({ path, group }) => !path.includes(`/widgets/${group}/`))).toEqual([]);
  expect(found.map(({ tag }) => tag).toSorted()).toEqual(table.map(({ tag }) => tag).toSorted());
});

describe.each(languages)('in %s', language => {
  it('a widget of staff lacks nothing, and the same words for dealers do', async () => {
    expect(await gapsOf(language, { path: 'src/widgets/staff/user-search/copy.ts', words: english })).toEqual([]);
    expect(await gapsOf(language, { path: 'src/widgets/commercial/user-search/copy.ts', words: english })).toEqual([
      'title is missing',
    ]);
  });

  it('no words of staff are translated: nothing would hold them to the English', async () => {
    const gaps = await gapsOf(language, { path: 'src/widgets/staff/offer-picker/copy.ts', words: pickerWords });
    expect(gaps).toContain('heading is not in the English');
  });

  it('staff read their widget in English at once, on a page that speaks the language', async () => {
    const { locale, find } = await languageOf(language);
    expect(locale).toBe(language);
    expect(find?.(english)).toBeUndefined();
  });
});
