import { describe, expect, it } from 'vitest';
import { languageNamed } from '../../src/core/languages.js';
import { loadFile } from '../../src/languages/load.js';
import { withDifferences } from '../../src/languages/with-differences.js';
import { sayAll } from './samples.js';
import { leavesOf } from './spoken.js';

type Texts = Readonly<Record<string, object>>;

/** What countries say otherwise, and what all countries of their language say. */
const countries = import.meta.glob<{ words: Texts }>('../../src/languages/??-??/*.ts');
const shared = import.meta.glob<{ words: Texts | ((name: string) => Texts) }>('../../src/languages/??/*.ts');

const differing = Object.keys(countries).flatMap(path => {
  const [, country = '', file = ''] = /(\w\w-\w\w)\/([\w-]+)\.ts$/.exec(path) ?? [];
  const all = shared[path.replace(country, country.slice(0, 2))];
  const own = countries[path];
  return all && own ? [{ country, file, all, own }] : [];
});

describe('a country that shares its language', () => {
  it('has files of its own where it says something else', () => {
    expect(differing.map(({ country, file }) => `${country}/${file}`)).toContain('fr-CA/offer-picker');
  });

  it.each(differing)('says something else in every text of $country/$file', async ({ country, all, own }) => {
    const { words: write } = await all();
    const texts = new Map(leavesOf(typeof write === 'function' ? write(country) : write));
    const surplus = leavesOf((await own()).words).filter(([place, leaf]) => {
      const usual = texts.get(place);
      // A scope comes before its text: `add-ons.emptyTitle`, to the samples `add-ons emptyTitle`.
      const name = place.replace('.', ' ');
      return (
        usual === undefined ||
        sayAll(name, [usual, leaf]).every(([one = [], other = []]) => one.join() === other.join())
      );
    });
    expect(surplus.map(([place]) => place)).toEqual([]);
  });

  it.each(differing)('keeps all other texts of $file in $country', async ({ country, file, all }) => {
    const { words: write } = await all();
    const name = languageNamed(country);
    if (!name) throw new Error(`${country} is no language.`);
    const places = (texts: object) => leavesOf(texts).map(([place]) => place);
    expect(places(await loadFile(name, file))).toEqual(places(typeof write === 'function' ? write(country) : write));
  });
});

describe('texts with differences', () => {
  const days = () => 'days';
  const texts = { a: { b: 'b', c: { d: 'd', days } }, e: { f: 'f' } };

  it('are those of the differences where there are some, however deep, and the others elsewhere', () => {
    expect(withDifferences(texts, { a: { c: { d: 'other' } } })).toEqual({
      a: { b: 'b', c: { d: 'other', days } },
      e: { f: 'f' },
    });
  });

  it('may differ in a text that is made of values', () => {
    const other = () => 'other';
    expect(withDifferences(texts, { a: { c: { days: other } } }).a.c.days).toBe(other);
  });

  it('leave what they are made of as it was', () => {
    withDifferences(texts, { e: { f: 'other' } });
    expect(texts.e.f).toBe('f');
  });
});
