import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardIn, textsIn } from '../../../../src/sandbox/catalogue/texts.js';

type Words = { title: string; footer: string; list: readonly string[] };

describe('what a reader is told', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c');
  const words: fc.Arbitrary<Partial<Words>> = fc.record(
    { title: text, footer: text, list: fc.array(text, { maxLength: 2 }) },
    { requiredKeys: [] },
  );
  const all = fc.dictionary(fc.constantFrom('fr', 'fr-BE', 'fr-CA', 'nl'), words);
  const locale = fc.constantFrom('fr-BE', 'fr-CA', 'fr', 'nl-BE', 'es-MX', 'en-US');

  it('is for their country, else in their language, else left to English, each text by itself', () => {
    fc.assert(
      fc.property(all, locale, (texts, asked) => {
        const found = textsIn<Words>(texts, asked);
        const [language = ''] = asked.split('-');
        for (const field of ['title', 'footer', 'list'] as const) {
          const [first] = [texts[asked]?.[field], texts[language]?.[field]].filter(one => one && one.length > 0);
          expect(found[field]).toEqual(first);
        }
      }),
    );
  });

  it('is never of another country or language', () => {
    expect(textsIn<Words>({ 'fr-CA': { title: 'Québec' }, nl: { title: 'Nederlands' } }, 'fr-BE')).toEqual({});
  });

  it.each(['constructor', '__proto__', 'toString', ''])('is nothing for %s', asked => {
    expect(textsIn<Words>({ fr: { title: 'Bonjour' } }, asked)).toEqual({});
  });
});

it('a card keeps its looks in every language, and a part that is off is off in all', () => {
  const card = { banner: { text: 'Best price', tone: 'ink' as const }, subtitle: 'A year', emphasized: true };
  expect(cardIn(card, { banner: 'Meilleur prix', footer: 'Jusqu’au 31 mars' })).toEqual({
    banner: { text: 'Meilleur prix', tone: 'ink' },
    subtitle: 'A year',
    emphasized: true,
  });
});
