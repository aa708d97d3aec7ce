import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languageNamed } from '../../src/core/languages.js';
import { load } from '../../src/languages/load.js';
import * as typedWords from '../../src/languages/ui-words.js';
import { sayAll } from './samples.js';
import { allWords, defined, gapsOf, languages, leavesOf, textsOf, uiWords, wordFiles } from './spoken.js';

const src = fileURLToPath(new URL('../../src', import.meta.url));

describe('every text', () => {
  it('is known to these tests: words are defined in files that they read, once', () => {
    const defining = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .map(file => file.replaceAll('\\', '/'))
      .filter(
        file =>
          /\.tsx?$/.test(file) &&
          !/^core\/words\.ts$|\/sandbox\//.test(file) &&
          /\bdefineWords\(/.test(readFileSync(join(src, file), 'utf8')),
      );
    expect(defining.filter(file => !wordFiles.has(file))).toEqual([]);
    const scopes = allWords.map(({ scope }) => scope);
    expect(scopes.filter((scope, index) => scopes.indexOf(scope) !== index)).toEqual([]);
    expect(scopes.length).toBeGreaterThan(10);
  });

  it('of the design system is in the list that languages are typed by', () => {
    const listed: string[] = Object.values(typedWords).map(({ scope }) => scope);
    expect(listed.toSorted()).toEqual(uiWords.map(({ scope }) => scope).toSorted());
  });

  describe.each(languages)('in %s', language => {
    it.each(defined)('of $words.scope is translated for its readers, and nothing besides', async one => {
      expect(await gapsOf(language, one)).toEqual([]);
    });
  });

  it.each(allWords)('of $scope shows in the pseudo-locale, with its values', async words => {
    const pseudo = await textsOf('en-XA', words);
    for (const [place, english] of leavesOf(words.english)) {
      const leaf = pseudo.get(place);
      if (leaf === undefined) throw new Error(`${words.scope} ${place} is missing.`);
      for (const [plain = [], strange = []] of sayAll(`${words.scope} ${place}`, [english, leaf])) {
        expect(strange).toHaveLength(plain.length);
        for (const text of strange) expect(text).toMatch(/^\[.*\]$/s);
      }
    }
  });

  it('is in English where nobody has translated it', async () => {
    const strange = { scope: 'no-such-widget', english: { a: 'A' } };
    expect(await load('fr-BE', strange)).toBeUndefined();
    const [words = strange] = allWords;
    expect(await load('de-AT', words)).toBeUndefined();
  });
});

describe('a reader', () => {
  it.each([
    ['es-MX', 'es-MX'],
    ['es', 'es-MX'],
    ['es-ES', 'es-MX'],
    ['ES-mx', 'es-MX'],
    ['es-419', 'es-MX'],
    ['fr-CA', 'fr-CA'],
    ['FR-ca', 'fr-CA'],
    ['fr_CA', 'fr-CA'],
    ['fr-Latn-CA', 'fr-CA'],
    ['fr-BE', 'fr-BE'],
    ['fr', 'fr-BE'],
    ['fr-FR', 'fr-BE'],
    ['fr-CH', 'fr-BE'],
    ['fr-u-ca-gregory', 'fr-BE'],
    ['nl-BE', 'nl-BE'],
    ['nl', 'nl-BE'],
    ['nl-NL', 'nl-BE'],
  ])('whose page is in %s reads %s', (locale, language) => {
    expect(languageNamed(locale)).toBe(language);
  });

  it.each(['en', 'en-US', 'de', 'pt-BR', 'frr', 'est', '', 'not a locale', '***'])(
    'whose page is in “%s” reads English',
    locale => {
      expect(languageNamed(locale)).toBeUndefined();
    },
  );
});
