import type { QuoteItem } from '../../../core/contract/schemas/quote.js';

type Language = 'fr' | 'nl' | 'es';

/**
 * What a line says, by its English. The books keep English, because nobody knows who will read them; on its way out a
 * line is said in the reader's language. What is in braces is a name or a number. The first that fits is meant.
 */
const sentences: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'Overdue: {name}': { fr: 'En retard\u00a0: {name}', nl: 'Achterstallig: {name}', es: 'Vencido: {name}' },
  'Unused time on {name} ({left} of {of} days)': {
    fr: 'Temps non utilisé\u00a0: {name} ({left} jours sur {of})',
    nl: 'Niet-gebruikte tijd: {name} ({left} van {of} dagen)',
    es: 'Tiempo sin usar: {name} ({left} de {of} días)',
  },
  'Remaining time on {name} ({left} of {of} days)': {
    fr: 'Temps restant\u00a0: {name} ({left} jours sur {of})',
    nl: 'Resterende tijd: {name} ({left} van {of} dagen)',
    es: 'Tiempo restante: {name} ({left} de {of} días)',
  },
  '{name}: {days}-day trial': {
    fr: '{name}\u00a0: essai de {days} jours',
    nl: '{name}: {days} dagen op proef',
    es: '{name}: prueba de {days} días',
  },
  '{name}: {days} days included with your equipment': {
    fr: '{name}\u00a0: {days} jours inclus avec votre équipement',
    nl: '{name}: {days} dagen inbegrepen bij je toestel',
    es: '{name}: {days} días incluidos con tu equipo',
  },
  '{days} days from code {code}': {
    fr: '{days} jours grâce au code {code}',
    nl: '{days} dagen met code {code}',
    es: '{days} días del código {code}',
  },
  'Account credit from code {code}': {
    fr: 'Crédit du code {code}',
    nl: 'Tegoed van code {code}',
    es: 'Saldo a favor del código {code}',
  },
  'Discount from code {code}': {
    fr: 'Réduction du code {code}',
    nl: 'Korting met code {code}',
    es: 'Descuento del código {code}',
  },
  'Account credit': { fr: 'Crédit du compte', nl: 'Tegoed', es: 'Saldo a favor' },
  'Added to your account credit': {
    fr: 'Ajouté à votre crédit',
    nl: 'Toegevoegd aan je tegoed',
    es: 'Se suma a tu saldo a favor',
  },
  'Carried over from an earlier invoice': {
    fr: 'Report d’une facture précédente',
    nl: 'Overgedragen van een vorige factuur',
    es: 'Pendiente de un cobro anterior',
  },
  Refund: { fr: 'Remboursement', nl: 'Terugbetaling', es: 'Reembolso' },
  '{name}, monthly': { fr: '{name}, mensuel', nl: '{name}, maandelijks', es: '{name}, mensual' },
  '{name}, annually': { fr: '{name}, annuel', nl: '{name}, jaarlijks', es: '{name}, anual' },
  '{name}, every two years': {
    fr: '{name}, tous les deux ans',
    nl: '{name}, om de twee jaar',
    es: '{name}, cada dos años',
  },
};

const patterns = Object.entries(sentences).map(([english, said]) => ({
  said,
  pattern: new RegExp(`^${english.replaceAll(/[.()]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`),
}));

const isLanguage = (language: string): language is Language => ['fr', 'nl', 'es'].includes(language);

/** Whether lines are said in another language than English to readers of this locale. */
export const isTranslated = (locale: string | undefined): boolean => isLanguage(locale?.split('-')[0] ?? 'en');

/** A line's English in the reader's language; names as the catalogue says them. What is not known is a name itself. */
function sentenceIn(locale: string | undefined, english: string, nameOf: (name: string) => string): string {
  const language = locale?.split('-')[0] ?? 'en';
  if (!isLanguage(language)) return english;
  const name = nameOf(english);
  if (name !== english) return name;
  for (const { pattern, said } of patterns) {
    const found = pattern.exec(english);
    if (found)
      return said[language].replaceAll(/\{(\w+)\}/g, (_, part: string) => {
        const value = found.groups?.[part] ?? '';
        return part === 'name' ? sentenceIn(locale, value, nameOf) : value;
      });
  }
  return english;
}

/** A line as its reader reads it. A plan's `name` says how often it is billed in English, as data that pages look up. */
export const lineIn = <Line extends Pick<QuoteItem, 'description' | 'name'>>(
  locale: string | undefined,
  line: Line,
  nameOf: (name: string) => string,
): Line => ({
  ...line,
  description: sentenceIn(locale, line.description, nameOf),
  ...(line.name !== undefined && { name: nameOf(line.name) }),
});
