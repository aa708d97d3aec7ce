import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createProtocol } from '../../../src/core/session/protocol.js';
import { createSession } from '../../../src/core/session/session.js';
import { offersPath } from '../../../src/widgets/signup/offer-picker/ahead.js';
import { loadOffers } from '../../../src/widgets/signup/offer-picker/load.js';

const maybe = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: undefined });
const name = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'Z', '7', '-', ' ', '/', '&', 'é') });
const country = fc.constantFrom('US', 'CA', 'MX', 'BE');

it('asks ahead for just what the picker then asks first, whatever the page wants to show', async () => {
  const wanted = fc.record({ offer: maybe(name), campaign: maybe(name), partner: maybe(name), countryCode: maybe(country) });
  await fc.assert(fc.asyncProperty(wanted, maybe(name), maybe(country), async (inputs, partnerId, countryCode) => {
    const asked: string[] = [];
    const memory = new Map([['echelon-flags', JSON.stringify({ onboarding: { countryCode } })]]);
    const session = createSession(createProtocol({ read: key => memory.get(key), write: () => undefined }));
    session.configure({
      apiUrl: 'https://api.example.test', apiKey: 'pk_test', ...(partnerId && { partnerId }),
      fetch: async input => {
        asked.push(String(input));
        return Response.json({ data: { items: [] } });
      },
    });
    await loadOffers(inputs, session, new AbortController().signal);
    expect(`https://api.example.test${offersPath(inputs, { partnerId, countryCode })}`).toBe(asked[0]);
  }));
});
