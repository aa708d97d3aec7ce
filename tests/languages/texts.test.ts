import { describe, expect, it } from 'vitest';
import { closing, wordsOf, wrong, type Said } from './said.js';
import { sayAll, valuesIn } from './samples.js';
import { sharedIn } from './shared-words.js';
import { languages, leavesOf, textsOf, wordsIn, type LanguageName } from './spoken.js';

/** Every text of a language beside the English one, called with the same values. */
async function everything(language: LanguageName): Promise<Said[]> {
  const found: Said[] = [];
  for (const words of wordsIn(language)) {
    const texts = await textsOf(language, words);
    for (const [place, english] of leavesOf(words.english)) {
      const name = `${words.scope} ${place}`;
      const leaf = texts.get(place);
      if (leaf === undefined) throw new Error(`${language} has no ${name}.`);
      for (const [source = [], translated = []] of sayAll(name, [english, leaf])) {
        expect(translated, name).toHaveLength(source.length);
        found.push(...source.map((original, index) => ({ name, english: original, text: translated[index] ?? '' })));
      }
    }
  }
  return found;
}

/** Numbers that a language writes out, or that only the English has: “one hour”, “8 to 32” in place of “Characters”. */
const otherNumbers: readonly string[] = [
  'passwordPolicy characters',
  'create-account requirements.characters',
  'sign-in requirements.characters',
  'phoneField characters',
];

describe.each(languages)('%s', language => {
  it('says every value that the English says, and no other', async () => {
    const said = await everything(language);
    expect(
      wrong(
        said,
        ({ name, english, text }) => !otherNumbers.includes(name) && valuesIn(english).join() !== valuesIn(text).join(),
      ),
    ).toEqual([]);
  });

  it('leaves nothing in English', async () => {
    const said = await everything(language);
    const known = sharedIn(language);
    expect(
      wrong(
        said,
        ({ english, text }) => wordsOf(text) !== '' && wordsOf(text) === wordsOf(english) && !known.has(wordsOf(text)),
      ),
    ).toEqual([]);
  });

  it('closes each sentence as the English does', async () => {
    const said = await everything(language);
    expect(wrong(said, ({ english, text }) => closing(english) !== closing(text))).toEqual([]);
  });

  it('has no space too many, and no apostrophe or quotation mark of a typewriter', async () => {
    const said = await everything(language);
    expect(wrong(said, ({ text }) => /\s\s|^\s|\s$|['"]/.test(text))).toEqual([]);
  });
});

describe('French', () => {
  it('in Belgium has a narrow space that does not break before high punctuation', async () => {
    const said = await everything('fr-BE');
    expect(wrong(said, ({ text }) => /(?<!\u202f)[;:!?]/.test(text))).toEqual([]);
    expect(said.filter(({ text }) => text.includes('\u202f?')).length).toBeGreaterThan(3);
  });

  it('in Canada has no space before ; ! ? and one that does not break before a colon', async () => {
    const said = await everything('fr-CA');
    expect(wrong(said, ({ text }) => /\s[;!?]|(?<!\u00a0):/.test(text))).toEqual([]);
    expect(said.filter(({ text }) => text.includes('\u00a0:')).length).toBeGreaterThan(3);
  });

  it.each(['fr-BE', 'fr-CA'] as const)('%s keeps its quotation marks with what they quote', async language => {
    const said = await everything(language);
    expect(wrong(said, ({ text }) => /«(?!\u00a0)|(?<!\u00a0)»|[“”]/.test(text))).toEqual([]);
  });

  it('calls email by its Canadian name in Canada only', async () => {
    const mail = async (language: LanguageName) => (await everything(language)).map(({ text }) => text);
    expect((await mail('fr-CA')).filter(text => /email/i.test(text))).toEqual([]);
    expect((await mail('fr-BE')).filter(text => /courriel/i.test(text))).toEqual([]);
  });
});

describe('Spanish', () => {
  it('opens every question and exclamation that it closes', async () => {
    const said = await everything('es-MX');
    const count = (text: string, mark: string) => text.split(mark).length;
    expect(
      wrong(said, ({ text }) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡')),
    ).toEqual([]);
  });

  it('speaks to the reader as tú', async () => {
    expect(
      wrong(await everything('es-MX'), ({ text }) =>
        /(?<!\p{L})(?:usted|su cuenta|su tarjeta|verifique|revise|ingrese|seleccione|elija|escriba|inténtelo|vuelva)(?!\p{L})/iu.test(
          text,
        ),
      ),
    ).toEqual([]);
  });
});

it('French speaks to the reader as vous, Dutch as je', async () => {
  for (const language of ['fr-BE', 'fr-CA'] as const)
    expect(
      wrong(await everything(language), ({ text }) => /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu.test(text)),
    ).toEqual([]);
  expect(wrong(await everything('nl-BE'), ({ text }) => /(?<!\p{L})(?:u|uw)(?!\p{L})/iu.test(text))).toEqual([]);
});
