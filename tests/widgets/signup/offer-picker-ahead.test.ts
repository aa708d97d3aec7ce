import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProtocol } from '../../../src/core/session/protocol.js';
import { createSession } from '../../../src/core/session/session.js';
import { countryOf } from '../../../src/core/home-country.js';
import { offersPath } from '../../../src/elements/offers-path.js';
import { knownOffers, loadOffers } from '../../../src/widgets/signup/offer-picker/load.js';
import { createOfferPicker } from '../../../src/widgets/signup/offer-picker/model.js';
import { token } from '../../core/session/tokens.js';

const maybe = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: undefined });
const name = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'Z', '7', '-', ' ', '/', '&', 'é') });
const country = fc.constantFrom('US', 'CA', 'MX', 'BE');

/** A page's session that notes what it asks the server, and what it asks of the answers it has already. */
function pageOf(given: {
  partnerId?: string | undefined;
  countryCode?: string | undefined;
  locale?: string;
  answered?: unknown;
}) {
  const asked: string[] = [];
  const looked: string[] = [];
  const memory = new Map([['echelon-flags', JSON.stringify({ onboarding: { countryCode: given.countryCode } })]]);
  const session = createSession(
    createProtocol({
      read: key => memory.get(key),
      write: (key, value) => void (value === undefined ? memory.delete(key) : memory.set(key, value)),
    }),
  );
  session.configure({
    apiUrl: 'https://api.example.test',
    apiKey: 'pk_test',
    locale: given.locale ?? 'fr-CA',
    ...(given.partnerId && { partnerId: given.partnerId }),
    fetch: async input => {
      asked.push(String(input));
      return Response.json({ data: { items: [] } });
    },
    known: (url, language) => {
      looked.push(`${language} ${url}`);
      return given.answered;
    },
  });
  return { session, asked, looked };
}

it('requests ahead exactly what the picker then requests first, for any attributes of the page', async () => {
  const wanted = fc.record({
    offer: maybe(name),
    campaign: maybe(name),
    partner: maybe(name),
    countryCode: maybe(country),
  });
  await fc.assert(
    fc.asyncProperty(
      wanted,
      maybe(name),
      maybe(country),
      fc.constantFrom('fr-CA', 'nl-BE', 'es-MX', 'en-US', 'de-DE'),
      async (inputs, partnerId, countryCode, locale) => {
        const { session, asked, looked } = pageOf({ partnerId, countryCode, locale });
        knownOffers(inputs, session);
        await loadOffers(inputs, session, new AbortController().signal);
        const ahead = `https://api.example.test${offersPath(inputs, { partnerId, countryCode: countryCode ?? countryOf(locale) })}`;
        expect(ahead).toBe(asked[0]);
        expect(looked).toEqual([`${locale} ${ahead}`]);
      },
    ),
  );
});

describe('an answer that is here before the code', () => {
  const offer = { id: 'us-premier-monthly', plan: { frequencyDays: 30 } };
  it('is the first screen of every visitor, and is not requested again', () => {
    const { session, asked } = pageOf({ answered: { data: { items: [offer] } } });
    const { $screen } = createOfferPicker({ campaign: 'new-year' }, session);
    const seen: string[] = [];
    const stop = $screen.subscribe(({ is }) => void seen.push(is));
    stop();
    expect(seen).toEqual(['choosing']);
    expect(asked).toEqual([]);
  });

  it.each([
    ['is not here yet', undefined],
    ['has no offers', { data: { items: [] } }],
    ['is a refusal', { error: { code: 'notFound' } }],
  ])('is waited for as ever when it %s', (_, answered) => {
    expect(createOfferPicker({}, pageOf({ answered }).session).$screen.get().is).toBe('loading');
  });

  it('is nothing to a user who is signed in: their offers may be others', () => {
    const protocol = createProtocol({
      read: key => (key === 'echelon-jwt' ? token() : undefined),
      write: () => undefined,
    });
    const session = createSession(protocol);
    session.configure({
      apiUrl: 'https://api.example.test',
      apiKey: 'pk_test',
      known: () => ({ data: { items: [offer] } }),
    });
    expect(session.get().jwt).toBeDefined();
    expect(knownOffers({}, session)).toBeUndefined();
  });
});
