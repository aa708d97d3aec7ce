import type { StripeElementLocale } from '@stripe/stripe-js';

/** What the card provider speaks, of the languages that a page may be in. */
const spoken: readonly StripeElementLocale[] = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'en-AU',
  'en-CA',
  'en-GB',
  'en-NZ',
  'es',
  'es-419',
  'et',
  'fi',
  'fil',
  'fr',
  'fr-CA',
  'he',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'mt',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'th',
  'tr',
  'vi',
  'zh',
  'zh-HK',
  'zh-TW',
];

/** The provider's name for a BCP 47 language; `auto`, the browser's own, when it does not speak it. */
export function stripeLocale(locale: string): StripeElementLocale {
  const [language = '', ...rest] = locale.split('-');
  // Spanish outside Spain is one to the provider.
  const wanted = language === 'es' && rest.length > 0 && !rest.includes('ES') ? ['es-419'] : [locale, language];
  return wanted.map(name => spoken.find(known => known === name)).find(found => found !== undefined) ?? 'auto';
}
