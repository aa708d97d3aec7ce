import { describe, expect, it } from 'vitest';
import { load as loadPortal } from '../../hosts/portal/languages/load.js';
import { wrong, type Said } from './said.js';
import { sayAll } from './samples.js';
import { defined, isWords, languages, leavesOf, textsOf, wordsIn, type LanguageName } from './spoken.js';

/** A word that a language does not say, and the one it says in its place. */
type Term = readonly [not: RegExp, say: string];

/** A letter is not before or after: `\b` knows the letters of English only. */
const word = (text: string) => new RegExp(`(?<![\\p{L}-])(?:${text})(?![\\p{L}-])`, 'iu');

const terms: Record<LanguageName | 'en', readonly Term[]> = {
  en: [
    [word('cancell(?:ed|ing)'), 'canceled, canceling'],
    [word('e-mails?'), 'email'],
    [word('mails?'), 'email'],
    [word('log (?:in|out)'), 'sign in, sign out'],
    [word('payment methods?'), 'card'],
    [word('(?:kilo|centi)metres?|colours?|for ever|any more'), 'the spelling of the United States'],
    [word('cannot|could not|(?:is|are|was|has|have|did|do|does|will|would) not'), 'can’t, couldn’t, isn’t …'],
    [word('(?:you|we) are|you have been'), 'you’re, we’re, it’s'],
    [/(?:^|[.:,] )it is /i, 'it’s'],
    [word('please|successfully|whoever|in order to'), 'nothing of the kind'],
    [word('somebody|everybody'), 'someone, everyone'],
    [/\w'\w/, '’'],
  ],
  'es-MX': [
    [word('formas? de pago'), 'tarjeta'],
    [word('integrantes?'), 'familiar'],
    [word('atrasad[oa]s?'), 'vencido'],
    [word('ingres[ae]|por favor'), 'escribe'],
    [word('email|e-mail|mail'), 'correo'],
    [word('(?:iniciar|cerrar) la sesión|loguear\\p{L}*'), 'iniciar sesión, cerrar sesión'],
    [word('subscripci(?:ón|ones)'), 'suscripción'],
  ],
  'fr-BE': [
    [word('veuillez|s’il vous plaît'), 'nothing of the kind'],
    [word('moyens? de paiement'), 'carte'],
    [word('remises?|rabais'), 'réduction'],
    [word('saisissez'), 'entrez'],
    [word('souscription'), 'abonnement'],
    [word('mail'), 'e-mail'],
  ],
  'fr-CA': [
    [word('veuillez|s’il vous plaît'), 'nothing of the kind'],
    [word('modes? de paiement'), 'carte'],
    [word('remises?'), 'réduction, rabais'],
    [word('saisissez'), 'entrez'],
    [word('formules?'), 'forfait'],
    [word('mail'), 'courriel'],
  ],
  'nl-BE': [
    [word('lidmaatschap(?:pen)?'), 'abonnement'],
    [word('betaalmethodes?'), 'kaart'],
    [word('planwijziging(?:en)?|plannen'), 'formule'],
    [word('mail|e-mails?je'), 'e-mail'],
    [word('verlopen'), 'vervallen'],
    [word('facturatieadres'), 'factuuradres'],
    [word('inloggen|uitloggen'), 'aanmelden, afmelden'],
    [word('alstublieft|alsjeblieft|gelieve'), 'nothing of the kind'],
  ],
};

/** What the specification writes, to the letter, and verbs of the same letters. */
const asWritten: readonly string[] = [
  'This redemption code has already been redeemed on',
  'This code expired on',
  'This code is invalid. Please enter a valid code or proceed without one.',
  'Your subscription is being provided by Echelon and cannot have redemption codes added to it.',
  'which prevents us from redeeming your code. Please contact Customer Support.',
  "Sorry, the page you're looking for",
  'Other (please share below)',
  // A verb.
  'Mail ons',
];

async function saidIn(language: LanguageName | 'en'): Promise<Said[]> {
  const all: Said[] = [];
  const say = (scope: string, english: unknown, texts: ReadonlyMap<string, unknown>) => {
    for (const [place, leaf] of leavesOf(english)) {
      const name = `${scope} ${place}`;
      const text = texts.get(place);
      if (typeof text !== 'string' && typeof text !== 'function') continue;
      for (const [source = [], said = []] of sayAll(name, [leaf, text as typeof leaf]))
        all.push(...said.map((one, at) => ({ name, english: source[at] ?? '', text: one })));
    }
  };
  for (const words of language === 'en' ? defined.map(one => one.words) : wordsIn(language))
    say(
      words.scope,
      words.english,
      language === 'en' ? new Map(leavesOf(words.english)) : await textsOf(language, words),
    );
  const portal = import.meta.glob<Record<string, unknown>>('../../hosts/portal/**/*words.ts', { eager: true });
  const own = language === 'en' ? undefined : await loadPortal(language);
  for (const words of Object.values(portal).flatMap(module => Object.values(module).filter(isWords)))
    say(words.scope, words.english, new Map(leavesOf(own ? own.words[words.scope] : words.english)));
  return all;
}

describe.each(['en', ...languages] as const)('in %s', language => {
  it('each thing has one name, and each sentence its own voice', async () => {
    const said = (await saidIn(language)).filter(({ text }) => !asWritten.some(one => text.includes(one)));
    expect(said.length).toBeGreaterThan(500);
    for (const [not, instead] of terms[language])
      expect(
        wrong(said, ({ text }) => not.test(text)),
        `say ${instead}`,
      ).toEqual([]);
  });
});
