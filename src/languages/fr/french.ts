import type { LanguageOf } from '../../core/languages.js';
import { createNumbers, type Numbers } from '../numbers.js';

/** What French-speaking countries write differently wherever it occurs. What differs in one place is in `fr-CA` or `fr-BE`. */
export interface French extends Numbers {
  /** Sets the spaces of punctuation the country's way: write t`Vraiment ?`, t`Total : 3`, t`« mot »`. */
  t: (texts: TemplateStringsArray, ...values: readonly (string | number)[]) => string;
  /** E-mail; masculine, and takes an s. */
  email: string;
  /** Those who answer customers; masculine, as is the next. */
  support: string;
  paymentProvider: string;
  /** How a telephone number is written. */
  phone: string;
}

/** Only what is written here is set, never a value: a name keeps its own spaces. */
const typesetter =
  (set: (text: string) => string): French['t'] =>
  (texts, ...values) =>
    texts.map((text, index) => set(text) + (values[index] ?? '')).join('');

const quotes = (text: string) => text.replaceAll('« ', '«\u00a0').replaceAll(' »', '\u00a0»');

/** Narrow spaces that do not break, before all high punctuation. */
const belgian: French = {
  ...createNumbers('fr-BE'),
  t: typesetter(text => quotes(text).replaceAll(/ (?=[;:!?])/g, '\u202f')),
  email: 'e-mail',
  support: 'service clients',
  paymentProvider: 'prestataire de paiement',
  phone: '+32 470 12 34 56',
};

/** A space before the colon only. */
export const canadian: French = {
  ...createNumbers('fr-CA'),
  t: typesetter(text =>
    quotes(text)
      .replaceAll(/ (?=[;!?])/g, '')
      .replaceAll(' :', '\u00a0:'),
  ),
  email: 'courriel',
  support: 'service à la clientèle',
  paymentProvider: 'fournisseur de services de paiement',
  phone: '+1 514 555-0123',
};

const french: Record<LanguageOf<'fr'>, French> = { 'fr-BE': belgian, 'fr-CA': canadian };

/** Texts that are French everywhere, as one country writes them. */
export const inFrench =
  <Texts>(write: (french: French) => Texts) =>
  (name: LanguageOf<'fr'>): Texts =>
    write(french[name]);
