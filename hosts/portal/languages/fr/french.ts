import type { LanguageName } from '@echelon/membership/core';

/** What French-speaking countries write differently on the portal. */
export interface French {
  /** Sets the spaces of punctuation the country's way: write t`Vraiment ?`, t`Total : 3`, t`« mot »`. */
  t: (texts: TemplateStringsArray, ...values: readonly string[]) => string;
  /** E-mail, as in “adresse e-mail”; takes “par”, too. */
  email: string;
  /** Masculine. */
  paymentProvider: string;
  /** What is subscribed to; the genders differ. */
  plan: string;
  /** The same, standing alone. */
  planTitle: string;
  /** Masculine, plural. */
  cookies: string;
  treadmill: string;
}

/** Only what is written here is set, never a value. */
const typesetter =
  (set: (text: string) => string): French['t'] =>
  (texts, ...values) =>
    texts
      .map((text, index) => set(text.replaceAll('« ', '«\u00a0').replaceAll(' »', '\u00a0»')) + (values[index] ?? ''))
      .join('');

/** Narrow spaces that do not break, before all high punctuation. */
const belgian: French = {
  t: typesetter(text => text.replaceAll(/ (?=[;:!?])/g, '\u202f')),
  email: 'e-mail',
  paymentProvider: 'prestataire de paiement',
  plan: 'formule',
  planTitle: 'Formule',
  cookies: 'cookies',
  treadmill: 'tapis de course',
};

/** A space before the colon only. */
const canadian: French = {
  t: typesetter(text => text.replaceAll(/ (?=[;!?])/g, '').replaceAll(/ (?=:)/g, '\u00a0')),
  email: 'courriel',
  paymentProvider: 'fournisseur de services de paiement',
  plan: 'forfait',
  planTitle: 'Forfait',
  cookies: 'témoins',
  treadmill: 'tapis roulant',
};

const french: Record<Extract<LanguageName, `fr-${string}`>, French> = { 'fr-BE': belgian, 'fr-CA': canadian };

/** Texts that are French everywhere, as one country writes them. */
export const inFrench =
  <Texts>(write: (french: French) => Texts) =>
  (name: keyof typeof french): Texts =>
    write(french[name]);
