import { expect, it } from 'vitest';
import { countryOf } from '../../src/core/home-country.js';
import { countries } from '../../src/sandbox/world/catalogue/countries.js';

it.each([
  ['fr-BE', 'BE'],
  ['nl-BE', 'BE'],
  ['fr-CA', 'CA'],
  ['en-CA', 'CA'],
  ['es-MX', 'MX'],
  ['es-Latn-MX-u-nu-latn', 'MX'],
  ['en-US', 'US'],
  // we sell nothing there
  ['fr-FR', 'US'],
  ['en-MXA', 'US'],
  // no country is said
  ['ca', 'US'],
  ['be', 'US'],
  ['nl', 'US'],
])('a page in %s sells for %s, if it names no country', (locale, country) => {
  expect(countryOf(locale)).toBe(country);
});

it('knows every country that is sold in, and no other', () => {
  for (const { code } of countries) expect(countryOf(`en-${code}`)).toBe(code);
});
