import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { languageNamed, localeFor } from '../../src/core/languages.js';
import { readLocale } from '../../src/core/locale.js';
import { spellings } from '../support/spellings.js';

describe('a page’s own text for its language', () => {
  it.each(spellings)('%j is read as %j', (written, read) => {
    expect(readLocale(written)).toBe(read);
  });

  it('is a language that every formatter takes, or none, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-zA-Z_\-.@,; *0-9]{0,30}$/)), text => {
        const read = readLocale(text);
        if (read !== undefined)
          expect(() => [new Intl.NumberFormat(read), new Intl.Locale(read), new Intl.PluralRules(read)]).not.toThrow();
      }),
    );
  });

  it('is what is written already, when that is right', () => {
    fc.assert(
      fc.property(fc.constantFrom('en-US', 'fr-CA', 'zh-Hans-CN', 'es-419', 'nl-BE', 'ar-u-nu-latn', 'en-XA'), tag => {
        expect(readLocale(tag)).toBe(tag);
      }),
    );
  });

  it('finds the words that are spoken there', () => {
    expect(languageNamed('fr_CA.UTF-8')).toBe('fr-CA');
    expect(localeFor(['*', 'nl_BE', 'en'])).toBe('nl-BE');
  });
});
