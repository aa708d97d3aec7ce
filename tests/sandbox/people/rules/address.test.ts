import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedFields, tidyAddress } from '../../../../src/sandbox/people/profile/address.js';

const regions = [
  { code: 'OR', name: 'Oregon' },
  { code: 'QC', name: 'Quebec' },
];
const at = (country: string, postalCode: string, region = 'OR') => ({
  streetLine1: '1 Main Street',
  city: 'Salem',
  postalCode,
  country: { code: country },
  region: { code: region },
});

it.each([
  ['US', '97301', '97301'],
  ['US', '97301 1234', '97301-1234'],
  ['US', '973011234', '97301-1234'],
  ['us', ' 97301-1234 ', '97301-1234'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['CA', 'K1A-0B1', 'K1A 0B1'],
  ['BE', 'b-1000', '1000'],
  ['MX', '06 700', '06700'],
  ['US', 'sw1a  1aa', 'SW1A 1AA'],
  ['GB', 'sw1a  1aa', 'SW1A 1AA'],
])('in %s the postal code %j is written %j', (country, typed, written) => {
  expect(tidyAddress(at(country, typed), regions)).toMatchObject({
    postalCode: written,
    country: { code: country.toUpperCase() },
  });
});

it.each([
  ['oregon', 'OR'],
  ['or', 'OR'],
  [' Quebec ', 'QC'],
  ['', 'NA'],
  ['xx', 'XX'],
])('the region %j is written %j', (typed, written) => {
  expect(tidyAddress(at('US', '97301', typed), regions).region.code).toBe(written);
});

it('an empty second line goes, spaces are counted once, and changes are listed in the order of a form', () => {
  const typed = { ...at('US', '97301'), streetLine1: ' 1  Main\tStreet', streetLine2: '  ', city: 'New   Salem' };
  const after = tidyAddress(typed, regions);
  expect(after).toEqual({ ...at('US', '97301'), city: 'New Salem' });
  expect(changedFields(typed, after)).toEqual(['streetLine1', 'streetLine2', 'city']);
});

it('a tidy address stays as it is', () => {
  const text = fc.string({ maxLength: 20 });
  const address = fc.record({
    streetLine1: text,
    streetLine2: text,
    city: text,
    postalCode: text,
    country: fc.record({ code: fc.constantFrom('US', 'CA', 'BE', 'MX', 'xx') }),
    region: fc.record({ code: text }),
  });
  fc.assert(
    fc.property(address, typed => {
      const once = tidyAddress(typed, regions);
      expect(tidyAddress(once, regions)).toEqual(once);
      expect(changedFields(once, tidyAddress(once, regions))).toEqual([]);
    }),
  );
});
