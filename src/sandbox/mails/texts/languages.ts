import { languageNamed, type LanguageName } from '../../../core/languages.js';
import { dutch } from './dutch.js';
import { english } from './english.js';
import { belgianFrench, canadianFrench } from './french.js';
import { spanish } from './spanish.js';
import type { MailTexts } from './texts.js';

const translated: Readonly<Record<LanguageName, MailTexts>> = {
  'es-MX': spanish,
  'fr-BE': belgianFrench,
  'fr-CA': canadianFrench,
  'nl-BE': dutch,
};

/** What mails say to readers of a locale, and the locale that it is written in; English where there is nothing nearer. */
export function mailTexts(locale: string): { texts: MailTexts; locale: string } {
  const name = languageNamed(locale);
  return name ? { texts: translated[name], locale: name } : { texts: english, locale: 'en-US' };
}
