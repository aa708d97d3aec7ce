import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { stripeLocale } from '../../src/core/stripe/locale.js';
import { STRIPE_SCRIPT } from '../../src/core/stripe/script.js';

it('asks for the script that the installed loader asks for', () => {
  const loader = readFileSync(
    createRequire(import.meta.url)
      .resolve('@stripe/stripe-js/pure')
      .replace(/\/(?:lib|pure)\/.*/, '/dist/pure.mjs'),
    'utf8',
  );
  const [, train] = /RELEASE_TRAIN = '(\w+)'/.exec(loader) ?? [];
  expect(STRIPE_SCRIPT).toBe(`https://js.stripe.com/${train}/stripe.js`);
});

it.each([
  ['en-US', 'en'],
  ['en-GB', 'en-GB'],
  ['es-MX', 'es-419'],
  ['es-ES', 'es'],
  ['es', 'es'],
  ['fr-CA', 'fr-CA'],
  ['fr-BE', 'fr'],
  ['nl-BE', 'nl'],
  ['xx', 'auto'],
  ['', 'auto'],
])('passes the language to the card provider %s as %s', (locale, expected) => {
  expect(stripeLocale(locale)).toBe(expected);
});
