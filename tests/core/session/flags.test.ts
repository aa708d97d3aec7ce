import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeFlags } from '../../../src/core/session/flags.js';

it('what was kept comes back', () => {
  const flags = {
    onboarding: { partnerId: 'northside', beenToOffersPage: true, termsAcceptedAt: 5 },
    user: { email: 'ada@example.com' },
  };
  expect(decodeFlags(JSON.stringify(flags))).toEqual(flags);
});

it('values of the wrong kind and values we do not know are dropped', () => {
  expect(
    decodeFlags(
      JSON.stringify({
        onboarding: { partnerId: 7, beenToOffersPage: 'yes', evil: 'x', countryCode: 'BE' },
        user: ['a'],
      }),
    ),
  ).toEqual({ onboarding: { countryCode: 'BE' }, user: {} });
});

it('reading storage never fails, for any content', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), text => {
      expect(decodeFlags(text)).toMatchObject({ onboarding: {}, user: {} });
    }),
  );
});
