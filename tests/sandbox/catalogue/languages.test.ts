import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPurchaseHistory, listAvailablePlans } from '../../../src/core/contract/account-reads.js';
import { getOffer, listCampaignOffers, listOffers, listPartnerOffers } from '../../../src/core/contract/offers.js';
import { listAddonOffers, listPlans } from '../../../src/core/contract/plans.js';
import { patchOffer, publishOffer } from '../../../src/core/contract/staff-offers.js';
import type { Offer } from '../../../src/core/contract/schemas/offers.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { publishedOffer } from '../support/offers.js';
import { colleague } from '../support/staff.js';
import { newVisitor, worked } from '../support/visitor.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const reader = (language: string, jwt?: string) =>
  sandbox.client({ headers: { 'accept-language': language }, ...(jwt !== undefined && { jwt }) });

/** Every word that an offer says on its card, in its panel and on the bill. */
const wordsOf = ({ card, plan, discount }: Offer): string[] =>
  [
    card?.banner?.text,
    card?.savings,
    card?.subtitle,
    card?.priceSubtext,
    card?.footer,
    discount?.name,
    plan.name,
    ...plan.benefits.map(({ text }) => text),
  ].filter(text => text !== undefined);

/** All that is for sale in a country, on any page. */
async function allOffers(language: string, countryCode: string): Promise<Offer[]> {
  const client = reader(language);
  const id = countryCode.toLowerCase();
  const lists = [
    worked(await client(listOffers, { countryCode })),
    worked(await client(listCampaignOffers, { campaign: 'new-year', countryCode })),
    worked(await client(listPartnerOffers, { partnerId: 'northside', countryCode })),
    worked(await client(listPartnerOffers, { partnerId: 'fitshop', countryCode })),
  ];
  const linked = [`${id}-premier-monthly-trial`, `${id}-premier-bundle`];
  return [
    ...lists.flatMap(({ items }) => items),
    ...(await Promise.all(linked.map(async offerId => worked(await client(getOffer, { offerId }))))),
  ];
}

const inWords = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(text => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []));

/** Names, and what is the same word in English and in the other language. */
const names = ['echelon', 'premier', 'connect', 'northside', 'fitshop', 'yoga', 'ca'];
const alike: Readonly<Record<string, readonly string[]>> = {
  fr: ['flexible', 'mode', 'records', 'zones'],
  nl: ['hand', 'in', 'live', 'of', 'records', 'routes', 'tablet', 'tv', 'week'],
  es: ['flexible'],
};

describe.each([
  ['fr-BE', 'BE', 'EUR'],
  ['nl-BE', 'BE', 'EUR'],
  ['es-MX', 'MX', 'MXN'],
  ['fr-CA', 'CA', 'CAD'],
])('a visitor who reads %s in %s', (language, country, currency) => {
  it(`sees offers in their own language, priced in ${currency}`, async () => {
    const offers = await allOffers(language, country);
    expect(offers.length).toBeGreaterThan(13);
    const inEnglish = new Map((await allOffers('en', country)).map(offer => [offer.id, offer]));
    const english = inWords([...inEnglish.values()].flatMap(wordsOf));
    for (const word of [...names, ...(alike[language.slice(0, 2)] ?? [])]) english.delete(word);
    for (const offer of offers) {
      expect(offer.plan.basePrice.currency.code).toBe(currency);
      const words = wordsOf(offer);
      for (const text of words)
        expect(
          [...inWords([text])].filter(word => english.has(word)),
          `${offer.id}: ${text}`,
        ).toEqual([]);
      const original = inEnglish.get(offer.id);
      // nothing of it was left out
      expect(words).toHaveLength(original ? wordsOf(original).length : -1);
    }
  });
});

it('amounts and shares are written as the country writes them', async () => {
  const saved = async (language: string, offerId: string) =>
    worked(await reader(language)(getOffer, { offerId })).card?.savings?.replaceAll(/\s/g, ' ');
  expect(await saved('fr-BE', 'be-premier-two-year')).toBe('Économisez 251,77 €');
  expect(await saved('nl-BE', 'be-premier-two-year')).toBe('Bespaar € 251,77');
  expect(await saved('fr-CA', 'ca-premier-two-year')).toBe('Économisez 299,77 $');
  expect(await saved('es-MX', 'mx-new-year-half')).toBe('Ahorra 50% el primer mes');
});

it('who reads a language that we do not write reads English', async () => {
  expect(await allOffers('de-AT', 'BE')).toEqual(await allOffers('en-US', 'BE'));
});

it('a list that was given in one language is not given in the next', async () => {
  const first = async (language: string) =>
    worked(await reader(language)(listOffers, { countryCode: 'BE' })).items[0]?.card?.priceSubtext;
  for (const [language, said] of [
    ['en', 'Cancel any time'],
    ['fr', 'Résiliable à tout moment'],
    ['nl', 'Opzeggen wanneer je wilt'],
    ['en', 'Cancel any time'],
  ] as const)
    expect(await first(language)).toBe(said);
});

it('a member reads in their own language what plans include, and what can be added', async () => {
  const member = await newVisitor(sandbox);
  await member.addCard();
  await member.subscribe({ offerId: 'us-premier-monthly' });
  const client = reader('fr-CA', member.jwt);
  const benefits = worked(await client(listPlans, { countryCode: 'CA' })).items[0]?.benefits;
  expect(benefits?.[0]?.text).toBe('Tous les cours, en direct et à la demande');
  const { items } = worked(await client(listAvailablePlans, { userId: member.userId }));
  expect(items.filter(({ current }) => current)[0]?.plan.benefits).toEqual(benefits);
  const addons = worked(await client(listAddonOffers, { planId: 'us-premier-monthly' })).items;
  expect(addons.map(({ plan, card }) => [plan.name, card?.priceSubtext])).toContainEqual([
    'Coach Nutrition',
    'S’ajoute à votre abonnement',
  ]);
});

it('a member sees what is sold where they live, whatever they read', async () => {
  const { jwt } = await newVisitor(sandbox);
  const { items } = worked(await reader('fr-BE', jwt)(listOffers, {}));
  expect([...new Set(items.map(({ plan }) => plan.country.code))]).toEqual(['US']);
});

it.each([
  ['fr-BE', 'Echelon Premier, mensuel', 'Premier mois à moitié prix'],
  ['nl-BE', 'Echelon Premier, maandelijks', 'Eerste maand aan halve prijs'],
  ['es-MX', 'Echelon Premier, mensual', 'Primer mes a mitad de precio'],
  ['en-US', 'Echelon Premier, monthly', 'Half off your first month'],
])('a bill is quoted and kept for a reader of %s: %s', async (language, planLine, discount) => {
  const member = await newVisitor(sandbox, { headers: { 'accept-language': language } });
  await member.addCard();
  const wanted = { planId: 'us-premier-monthly', offerId: 'us-new-year-half' };
  const quoted = worked(await member.quote(wanted));
  expect(quoted.items.map(({ description }) => description)).toEqual([planLine, discount]);
  expect(quoted.discount?.name).toBe(discount);
  // what was agreed to in one language is what is charged in any
  const [quoteToken, offerId] = [quoted.quoteToken, wanted.offerId];
  const { subscription } = worked(await member.subscribe({ offerId, quoteToken }));
  expect(subscription?.discount?.name ?? discount).toBe(discount);
  const linesFor = async (reading: string) => {
    const page = worked(await reader(reading, member.jwt)(getPurchaseHistory, { userId: member.userId }));
    return page.items.flatMap(item =>
      item.kind === 'invoice' ? item.invoice.lines.map(({ description }) => description) : [],
    );
  };
  expect(await linesFor(language)).toEqual([planLine, discount]);
  expect(await linesFor('en-US')).toEqual(['Echelon Premier, monthly', 'Half off your first month']);
});

describe('an offer that staff write', () => {
  it('says what they wrote in a language, English where they wrote nothing, and keeps it through edits', async () => {
    const { client: manager } = await colleague(sandbox, 'MarketingManager', 'Mona Manager');
    const { id, version } = await publishedOffer(manager, {
      planId: 'be-premier-monthly',
      audience: 'public',
      card: { subtitle: 'Spring', footer: 'Until the end of March' },
      texts: { fr: { subtitle: 'Printemps' }, 'fr-CA': { subtitle: 'Le printemps' } },
    });
    const seen = async (language: string) => worked(await reader(language)(getOffer, { offerId: id })).card;
    expect(await seen('fr-BE')).toEqual({ subtitle: 'Printemps', footer: 'Until the end of March' });
    expect(await seen('fr-CA')).toMatchObject({ subtitle: 'Le printemps' });
    expect(await seen('nl-BE')).toMatchObject({ subtitle: 'Spring' });

    const edited = worked(await manager(patchOffer, { offerId: id, version, card: { subtitle: 'Early spring' } }));
    expect(edited.body.texts).toEqual({ fr: { subtitle: 'Printemps' }, 'fr-CA': { subtitle: 'Le printemps' } });
    // nobody reads a draft
    expect(await seen('nl-BE')).toMatchObject({ subtitle: 'Spring' });
    const again = worked(await manager(publishOffer, { offerId: id, version: edited.version }));
    expect(again.live?.body.texts).toEqual(edited.body.texts);
    expect([(await seen('nl-BE'))?.subtitle, (await seen('fr-BE'))?.subtitle]).toEqual(['Early spring', 'Printemps']);
  });
});
