import type { failureCopy } from '../../widgets/copy.js';
import { cardBrands } from '../../core/card.js';
import type { CodeRefusalCopy } from '../../widgets/screen/code-refusal-copy.js';
import { createNumbers } from '../numbers.js';

export const { count, form, fromToday, percent } = createNumbers('nl-BE');

export const days = (number: number) => count(number, { one: 'dag', other: 'dagen' });
export const months = (number: number) => count(number, { one: 'maand', other: 'maanden' });

export const failures: typeof failureCopy = {
  unanswered: 'De server heeft niet geantwoord. Probeer het opnieuw: niets gebeurt dubbel.',
  offline: 'We kunnen de server niet bereiken. Controleer je internetverbinding en probeer het opnieuw.',
  timeout: 'De server deed er te lang over. Probeer het opnieuw.',
  aborted: 'De aanvraag werd onderbroken. Probeer het opnieuw.',
  signedOut: 'Je bent afgemeld. Meld je opnieuw aan.',
  forbidden: 'Met je account kun je dit niet doen.',
  tooManyRequests: 'Te veel pogingen. Wacht een minuut en probeer het opnieuw.',
  actingReadOnly: 'Je bent aangemeld voor iemand anders. Zeg in de balk bovenaan waarom, dan kun je dit wijzigen.',
  notWhileActing: 'Je bent aangemeld voor iemand anders. Alleen die persoon kan dit doen.',
  missingCredential: 'Deze pagina is nog niet klaar. Probeer het later opnieuw.',
  validationFailed: 'Controleer de aangeduide velden.',
  notFound: 'We vonden dat niet.',
  broken: 'Er ging iets mis aan onze kant. Probeer het opnieuw.',
};

/** Seconds to wait, in words. */
export const wait = (seconds: number) => {
  const time =
    seconds < 60
      ? count(seconds, { one: 'seconde', other: 'seconden' })
      : count(Math.ceil(seconds / 60), { one: 'minuut', other: 'minuten' });
  return `Te veel pogingen. Probeer het opnieuw over ${time}.`;
};

/** `unit` follows “per” or a slash; `adverb` says how a bill comes. */
export const period = (frequencyDays: number) => {
  if (frequencyDays === 365) return { unit: 'jaar', adverb: 'jaarlijks' };
  if (frequencyDays === 730) return { unit: 'twee jaar', adverb: 'om de twee jaar' };
  if (frequencyDays === 30) return { unit: 'maand', adverb: 'maandelijks' };
  return { unit: days(frequencyDays), adverb: `om de ${days(frequencyDays)}` };
};

export const brands = cardBrands('Kaart');

export const requirements = {
  characters: '8 tot 32 tekens',
  symbol: '1 symbool',
  number: '1 cijfer',
  letter: '1 letter',
};
export const passwordHelper = '8 tot 32 tekens, met minstens één letter, één cijfer en één symbool, zonder spaties.';

/** Why a code is refused (spec s.8). */
export const codeRefusal: CodeRefusalCopy = {
  ...failures,
  redeemed: date => `Deze code is al gebruikt op ${date}. Heb je vragen? Neem dan contact op met de klantendienst.`,
  expired: date => `Deze code is vervallen op ${date}. Heb je vragen? Neem dan contact op met de klantendienst.`,
  invalid: 'Deze code is ongeldig. Vul een geldige code in of ga verder zonder.',
  better: (running, offered, span) =>
    `Je hebt al een betere korting, en kortingen tellen niet op. Over ${span} maanden abonnement bespaart de jouwe ${running}, deze code ${offered}.`,
};
