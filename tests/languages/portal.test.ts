import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { load } from '../../hosts/portal/languages/load.js';
import { load as loadWidget } from '../../src/languages/load.js';
import { footerWords } from '../../src/ui/page/footer/words.js';
import { notFoundWords } from '../../src/ui/page/not-found/words.js';
import { words as paymentForm } from '../../src/widgets/signup/payment-form/copy.js';
import { panelWords } from '../../src/widgets/signup/offer-picker/panel-copy.js';
import { words as signIn } from '../../src/widgets/signup/sign-in/copy.js';
import { languagesFor } from './audiences.js';
import { closing, wordsOf, wrong, type Said } from './said.js';
import { valuesIn } from './samples.js';
import { sharedIn } from './shared-words.js';
import { isWords, languages, leavesOf, type LanguageName } from './spoken.js';

const folder = fileURLToPath(new URL('../../hosts/portal', import.meta.url));
const modules = import.meta.glob<Record<string, unknown>>('../../hosts/portal/**/*words.ts', { eager: true });
const wordsAt = (isOne: (path: string) => boolean) =>
  Object.entries(modules)
    .filter(([path]) => isOne(path))
    .flatMap(([, module]) => Object.values(module))
    .filter(isWords);
const portalWords = wordsAt(path => languagesFor(path).length > 0);
/** Those of the pages that only staff see. */
const englishWords = wordsAt(path => languagesFor(path).length === 0);

/** Every text of a scope by its place; the portal's are all plain texts. */
const textsIn = (texts: unknown): (readonly [place: string, text: string])[] =>
  leavesOf(texts).map(([place, leaf]) => {
    if (typeof leaf !== 'string')
      throw new Error(`${place} is no plain text: call it with samples, as the widgets' texts are.`);
    return [place, leaf];
  });

/** Every text of a language beside the English one. */
async function everything(language: LanguageName): Promise<Said[]> {
  const { words } = await load(language);
  return portalWords.flatMap(({ scope, english }) => {
    const texts = new Map(textsIn(words[scope]));
    return textsIn(english).map(([place, source]) => ({
      name: `${scope} ${place}`,
      english: source,
      text: texts.get(place) ?? '',
    }));
  });
}

const textOf = (said: readonly Said[], name: string) => said.find(one => one.name === name)?.text;

/** Texts without the bars around their link. */
const unmarked = ({ name, english, text }: Said): Said => ({
  name,
  english: english.replaceAll('|', ''),
  text: text.replaceAll('|', ''),
});

describe('every text of the portal', () => {
  it('is known to these tests: words are defined in files that they read, once', () => {
    const defining = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(file => file.replaceAll('\\', '/'))
      .filter(file => /\.tsx?$/.test(file) && /\bdefineWords\(/.test(readFileSync(`${folder}/${file}`, 'utf8')));
    expect(defining.filter(file => !modules[`../../hosts/portal/${file}`])).toEqual([]);
    const scopes = [...portalWords, ...englishWords].map(({ scope }) => scope);
    expect(scopes.filter((scope, index) => scopes.indexOf(scope) !== index)).toEqual([]);
    expect(scopes.filter(scope => !scope.startsWith('portal/'))).toEqual([]);
    expect(scopes.length).toBeGreaterThan(10);
  });

  it('can be requested in other languages, unless only staff read it', () => {
    expect(portalWords.filter(words => words.load !== load).map(({ scope }) => scope)).toEqual([]);
    expect(englishWords.filter(words => words.load).map(({ scope }) => scope)).toEqual([]);
  });

  it.each(portalWords)('of $scope with a link has it between two bars', ({ english }) => {
    for (const [, text] of textsIn(english)) expect([1, 3]).toContain(text.split('|').length);
  });
});

describe.each(languages)('the portal in %s', language => {
  it('says every text in the order of the English, and none besides', async () => {
    const { words } = await load(language);
    expect(Object.keys(words).toSorted()).toEqual(portalWords.map(({ scope }) => scope).toSorted());
    for (const { scope, english } of portalWords)
      expect(
        textsIn(words[scope]).map(([place]) => place),
        scope,
      ).toEqual(textsIn(english).map(([place]) => place));
  });

  it('leaves nothing in English', async () => {
    const known = sharedIn(language);
    expect(
      wrong(
        await everything(language),
        ({ english, text }) =>
          (wordsOf(text) === wordsOf(english) && !known.has(wordsOf(text))) || wordsOf(text) === '',
      ),
    ).toEqual([]);
  });

  it('says the numbers that the English says, and no other', async () => {
    expect(
      wrong(await everything(language), ({ english, text }) => valuesIn(english).join() !== valuesIn(text).join()),
    ).toEqual([]);
  });

  it('keeps the link of each sentence, and words to click on', async () => {
    const linkIn = (text: string) => text.split('|').map((part, index) => (index % 2 ? wordsOf(part) !== '' : ''));
    expect(
      wrong(await everything(language), ({ english, text }) => linkIn(english).join() !== linkIn(text).join()),
    ).toEqual([]);
  });

  it('closes each sentence as the English does', async () => {
    expect(
      wrong((await everything(language)).map(unmarked), ({ english, text }) => closing(english) !== closing(text)),
    ).toEqual([]);
  });

  it('has no space too many, and no apostrophe or quotation mark of a typewriter', async () => {
    expect(wrong((await everything(language)).map(unmarked), ({ text }) => /\s\s|^\s|\s$|['"]/.test(text))).toEqual([]);
    expect(
      wrong(await everything(language), ({ text }) =>
        text.split('|').some((part, index) => index % 2 === 1 && part !== part.trim()),
      ),
    ).toEqual([]);
  });

  it('calls pages what the links at their foot call them', async () => {
    const said = await everything(language);
    const links = new Map(leavesOf(await loadWidget(language, footerWords)));
    for (const page of ['terms', 'privacy', 'psti', 'faq', 'help'])
      expect(textOf(said, `portal/${page} title`)).toBe(links.get(page));
    expect(textOf(said, 'portal/not-found title')).toBe(
      new Map(leavesOf(await loadWidget(language, notFoundWords))).get('title'),
    );
  });

  it('calls panels, links and buttons what they say themselves', async () => {
    const said = await everything(language);
    const named = async (words: Parameters<typeof loadWidget>[1], place: string) =>
      String(new Map(leavesOf(await loadWidget(language, words))).get(place));
    expect(textOf(said, 'portal/faq questions.charge.answer')).toContain(await named(panelWords, 'panel'));
    expect(textOf(said, 'portal/help signIn.text')).toContain(await named(signIn, 'signingIn.forgot'));
    expect(textOf(said, 'portal/help fields.text')).toContain(await named(paymentForm, 'unreachable.retry'));
  });
});

describe('the portal in French', () => {
  it('sets a narrow space that does not break before high punctuation in Belgium', async () => {
    const said = await everything('fr-BE');
    expect(wrong(said, ({ text }) => /(?<!\u202f)[;:!?]/.test(text))).toEqual([]);
    expect(said.filter(({ text }) => text.includes('\u202f?')).length).toBeGreaterThan(3);
  });

  it('sets no space before ; ! ? in Canada, and one that does not break before a colon', async () => {
    const said = await everything('fr-CA');
    expect(wrong(said, ({ text }) => /\s[;!?]|(?<!\u00a0):/.test(text))).toEqual([]);
    expect(said.filter(({ text }) => text.includes('\u00a0:')).length).toBeGreaterThan(3);
  });

  it.each(['fr-BE', 'fr-CA'] as const)(
    '%s keeps its quotation marks with what they quote, and says vous',
    async language => {
      expect(
        wrong(await everything(language), ({ text }) =>
          /«(?!\u00a0)|(?<!\u00a0)»|[“”]|(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu.test(text),
        ),
      ).toEqual([]);
    },
  );

  it('has the words of each country', async () => {
    expect(wrong(await everything('fr-CA'), ({ text }) => /email|cookie|formule|tapis de course/i.test(text))).toEqual(
      [],
    );
    expect(wrong(await everything('fr-BE'), ({ text }) => /courriel|témoin|forfait|tapis roulant/i.test(text))).toEqual(
      [],
    );
  });
});

it('the portal in Spanish opens every question that it closes, and says tú', async () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const isFormal = (text: string) =>
    /(?<!\p{L})(?:usted|su cuenta|su tarjeta|verifique|revise|ingrese|seleccione|elija|escriba|inténtelo|vuelva)(?!\p{L})/iu.test(
      text,
    );
  expect(
    wrong(
      await everything('es-MX'),
      ({ text }) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡') || isFormal(text),
    ),
  ).toEqual([]);
});

it('the portal in Dutch says je', async () => {
  expect(wrong(await everything('nl-BE'), ({ text }) => /(?<!\p{L})(?:u|uw)(?!\p{L})/iu.test(text))).toEqual([]);
});
