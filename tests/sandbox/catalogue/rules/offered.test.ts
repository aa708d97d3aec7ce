import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type CallName } from '../../../../src/core/contract/index.js';
import { shapes } from '../../../../src/core/contract/schemas/index.js';
import { offers, plans } from '../../../../src/sandbox/catalogue/tables.js';
import { audit } from '../../../../src/sandbox/http/tables.js';
import { users } from '../../../../src/sandbox/people/tables.js';
import { redemptionCodes } from '../../../../src/sandbox/codes/tables.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { newMember, newPayer, newPerson, openStillSandbox, rowsOf, type Person } from '../../billing/account/people.js';

/** Fields and path parameters that name something on sale, its buyer or its place. */
const naming = new Set(['planId', 'offerId', 'guid', 'effect', 'partnerId', 'campaign', 'countryCode', 'country']);

/** What is named, and offered to nobody here. */
const plansToAsk = {
  'an add-on as plan': 'us-studio-pass-monthly',
  archived: 'test-archived',
  'another country’s': 'mx-premier-monthly',
  unknown: 'no-such',
};
/** What customer service may give and a member may not take. */
const hiddenPlans = { 'staff only': 'test-staff', unlisted: 'test-unlisted' };
const offersToAsk = {
  'an add-on as plan': 'us-studio-pass-monthly',
  archived: 'test-archived',
  'another partner’s': 'us-northside-monthly',
  'another country’s': 'mx-premier-monthly',
  'one that ended': 'test-ended',
  'of a campaign that ended': 'us-summer-once',
  'not begun': 'test-early',
  draft: 'us-premier-draft',
  unknown: 'no-such',
};
const hiddenOffers = { 'staff only': 'us-premier-goodwill' };
const addonsToAsk = {
  'a plan as add-on': 'us-connect-monthly',
  archived: 'test-addon-archived',
  'another partner’s': 'test-addon-partner',
  'another country’s': 'ca-studio-pass-monthly',
  'one that ended': 'test-addon-ended',
  'staff only': 'test-addon-staff',
  unknown: 'no-such',
};
const partnersToAsk = { 'another partner': 'fitshop', 'an unknown partner': 'no-such' };
const countriesToAsk = { 'an unknown country': 'ZZ' };

let sandbox: TestSandbox;
let visitor: Person;
let member: Person;
let phased: Person;
let manager: Person;
let world: { subscriptionId: string; phaseId: string; version: number };

type Names = Record<string, string>;
interface Row {
  /** Who asks. */
  by: () => Person['client'];
  /** What is sent beside the name, path parameters included. */
  with?: () => object;
  field: string;
  names: Names;
  code: string;
  /** Whose account must stay as it is. */
  about?: () => Person;
  /** The name in the place where the field wants it. */
  put?: (name: string) => unknown;
}

const asVisitor = {
  by: () => visitor.client,
  about: () => visitor,
  with: () => ({ userId: visitor.userId, termsAcceptedAt: Math.floor(Date.now() / 1000) }),
};
const asMember = { by: () => member.client, about: () => member, with: () => ({ userId: member.userId }) };
const forVisitor = {
  by: () => manager.client,
  about: () => visitor,
  with: () => ({ userId: visitor.userId, reason: 'Sorry.' }),
};
const forMember = { by: () => manager.client, about: () => member, with: () => ({ userId: member.userId }) };
const page = { by: () => sandbox.client() };
const northside = { by: () => sandbox.client({ apiKey: 'pk_echelon_partner' }) };
const gym = { by: () => sandbox.client({ apiKey: 'sk_echelon_lafitness' }) };
const service = { by: () => sandbox.client({ apiKey: 'sk_echelon_service' }), about: () => visitor };
const somebody = () => ({
  email: `new${Math.random()}@example.test`,
  password: 'Ride-2-gether',
  firstName: 'Jo',
  lastName: 'Walker',
});
const days = {
  effect: {
    put: (planId: string) => ({ kind: 'days', days: 30, planId }),
    names: { 'an add-on as plan': 'us-studio-pass-monthly', archived: 'test-archived', unknown: 'no-such' },
  },
};
const anOffer = {
  put: (offerId: string) => ({ kind: 'offer', offerId }),
  names: {
    'an add-on as plan': 'us-studio-pass-monthly',
    archived: 'test-archived',
    'one that ended': 'test-ended',
    'of a campaign that ended': 'us-summer-once',
    draft: 'us-premier-draft',
    unknown: 'no-such',
  },
};
const ofCodes = (more: object): Row[] => [
  { by: () => manager.client, with: () => more, field: 'effect', ...days.effect, code: 'validationFailed' },
  { by: () => manager.client, with: () => more, field: 'effect', ...anOffer, code: 'validationFailed' },
];
const inactive: Row[] = [
  { ...forVisitor, field: 'offerId', names: offersToAsk, code: 'offerUnavailable' },
  {
    ...forVisitor,
    with: () => ({ userId: visitor.userId, offerId: 'us-premier-monthly' }),
    field: 'partnerId',
    names: { 'an unknown partner': 'no-such' },
    code: 'validationFailed',
  },
];

/** Every call that names something which is sold: how it is asked, and what it answers. */
const rows: Partial<Record<CallName, Row[]>> = {
  getOffer: [
    {
      ...page,
      field: 'offerId',
      names: {
        ...offersToAsk,
        ...hiddenOffers,
        'an add-on as plan': 'test-addon-archived',
        'another country’s': 'test-archived',
      },
      code: 'notFound',
    },
    { ...asVisitor, field: 'offerId', names: { 'another country’s': 'mx-premier-monthly' }, code: 'notFound' },
    {
      ...northside,
      with: () => ({ partnerId: 'fitshop' }),
      field: 'offerId',
      names: { 'another partner’s': 'us-fitshop-monthly' },
      code: 'notFound',
    },
  ],
  getPlanFeatures: [
    {
      ...page,
      field: 'planId',
      names: {
        ...hiddenPlans,
        archived: 'test-archived',
        'an add-on as plan': 'us-studio-pass-monthly',
        unknown: 'no-such',
      },
      code: 'notFound',
    },
  ],
  listAddonOffers: [{ ...asMember, field: 'planId', names: { ...plansToAsk, ...hiddenPlans }, code: 'notFound' }],
  quote: [
    { ...asVisitor, field: 'planId', names: { ...plansToAsk, ...hiddenPlans }, code: 'offerUnavailable' },
    {
      ...asVisitor,
      with: () => ({ userId: visitor.userId, planId: 'us-premier-monthly' }),
      field: 'offerId',
      names: { ...offersToAsk, ...hiddenOffers },
      code: 'offerUnavailable',
    },
    { ...asMember, field: 'planId', names: { ...plansToAsk, ...hiddenPlans }, code: 'offerUnavailable' },
  ],
  quoteSubscription: [
    {
      ...asMember,
      with: () => ({ subscriptionId: world.subscriptionId }),
      field: 'planId',
      names: { ...plansToAsk, ...hiddenPlans },
      code: 'offerUnavailable',
    },
  ],
  subscribe: [
    { ...asVisitor, field: 'offerId', names: { ...offersToAsk, ...hiddenOffers }, code: 'offerUnavailable' },
    {
      ...asVisitor,
      with: () => ({ ...asVisitor.with(), offerId: 'us-premier-monthly' }),
      field: 'partnerId',
      names: { 'an unknown partner': 'no-such' },
      code: 'validationFailed',
    },
  ],
  changePlan: [
    { ...asMember, field: 'planId', names: { ...plansToAsk, ...hiddenPlans }, code: 'planUnavailable' },
    { ...forMember, field: 'planId', names: plansToAsk, code: 'planUnavailable' },
  ],
  schedulePlanChange: [
    { ...asMember, field: 'planId', names: { ...plansToAsk, ...hiddenPlans }, code: 'planUnavailable' },
  ],
  addAddonOffer: [{ ...asMember, field: 'guid', names: addonsToAsk, code: 'offerUnavailable' }],
  quoteAddonOffer: [{ ...asMember, field: 'guid', names: addonsToAsk, code: 'offerUnavailable' }],
  subscribeInactive: inactive,
  subscribeInactiveAlias: inactive,
  subscribeProvisioned: [
    { ...forVisitor, field: 'planId', names: plansToAsk, code: 'planUnavailable' },
    {
      ...forVisitor,
      with: () => ({ userId: visitor.userId, planId: 'us-premier-monthly' }),
      field: 'partnerId',
      names: { 'an unknown partner': 'no-such' },
      code: 'validationFailed',
    },
  ],
  addPhase: [
    {
      ...forMember,
      with: () => ({ userId: member.userId, periods: 1 }),
      field: 'planId',
      names: plansToAsk,
      code: 'planUnavailable',
    },
  ],
  editPhase: [
    {
      by: () => manager.client,
      about: () => phased,
      with: () => ({ userId: phased.userId, phaseId: world.phaseId }),
      field: 'planId',
      names: plansToAsk,
      code: 'planUnavailable',
    },
  ],
  migrate: [
    {
      ...forMember,
      with: () => ({ userId: member.userId, providerCode: 'apple' }),
      field: 'planId',
      names: plansToAsk,
      code: 'planUnavailable',
    },
  ],
  updateSubscriptionManually: [
    {
      ...forMember,
      with: () => ({ subscriptionId: world.subscriptionId, version: world.version, reason: 'Sorry.' }),
      field: 'planId',
      names: plansToAsk,
      code: 'planUnavailable',
    },
  ],
  createTestSubscription: [
    {
      ...service,
      with: () => ({ userId: visitor.userId, status: 'active' }),
      field: 'planId',
      names: plansToAsk,
      code: 'planUnavailable',
    },
  ],
  subscribePartnerMember: [
    { ...gym, with: () => ({ memberId: 'gym-1' }), field: 'planId', names: plansToAsk, code: 'planUnavailable' },
  ],
  createRedemptionCode: ofCodes({}),
  createRedemptionCodes: ofCodes({ count: 2 }),
  ...Object.fromEntries(
    (['getOfferRecord', 'updateOffer', 'patchOffer', 'publishOffer'] as const).map(call => [
      call,
      [
        {
          by: () => manager.client,
          with: () => ({ version: 1, keep: true, note: '', publishedVersion: '1' }),
          field: 'offerId',
          names: { 'an unknown offer': 'no-such' },
          code: 'notFound',
        },
      ],
    ]),
  ),
  createUser: [
    { ...northside, with: somebody, field: 'partnerId', names: partnersToAsk, code: 'validationFailed' },
    {
      ...page,
      with: somebody,
      field: 'partnerId',
      names: { 'an unknown partner': 'no-such' },
      code: 'validationFailed',
    },
    { ...page, with: somebody, field: 'countryCode', names: countriesToAsk, code: 'validationFailed' },
  ],
  updateUser: [
    {
      ...asVisitor,
      with: () => ({ userId: visitor.userId, version: 1 }),
      field: 'countryCode',
      names: countriesToAsk,
      code: 'validationFailed',
    },
  ],
  createExternalUser: [
    {
      ...gym,
      with: () => ({ ...somebody(), externalId: 'ext-1' }),
      field: 'countryCode',
      names: countriesToAsk,
      code: 'validationFailed',
    },
  ],
  signUpPartnerMember: [
    {
      ...gym,
      with: () => ({ ...somebody(), memberId: 'gym-2' }),
      field: 'countryCode',
      names: countriesToAsk,
      code: 'validationFailed',
    },
  ],
  listPartnerOffers: [{ ...northside, field: 'partnerId', names: partnersToAsk, code: 'notFound' }],
  listOffersOfPartner: [{ ...northside, field: 'partnerId', names: partnersToAsk, code: 'notFound' }],
  listPartnerUsers: [{ ...gym, field: 'partnerId', names: partnersToAsk, code: 'notFound' }],
  listPartnerPurchases: [{ ...gym, field: 'partnerId', names: partnersToAsk, code: 'notFound' }],
  listCampaignOffers: [{ ...page, field: 'campaign', names: { 'an unknown campaign': 'no-such' }, code: 'notFound' }],
};

/** Calls whose names are of another kind, and why nothing can be taken by them. */
const others: Partial<Record<CallName, string>> = {
  listOffers: 'an unknown country has no offers',
  listPlans: 'an unknown country has no plans',
  listCampaignsOffers: 'an unknown country has no offers',
  listPartnersOffers: 'an unknown country has no offers',
  listCustomerServiceOffers: 'an unknown country has no offers',
  cancelAddonOffer: 'an add-on that is held',
  uncancelAddonOffer: 'an add-on that is held',
  createOffer: 'a draft may name anything; what it names is asked when it is published (offers-staff.test.ts)',
  listOfferRecords: 'a filter of what is there',
  listReceipts: 'the guid of a receipt',
  decideReceipt: 'the guid of a receipt',
  listUsers: 'people by their country',
  listCommercialLocations: 'locations by their country',
  listLocations: 'locations by their country',
  listEquipment: 'machines by the country that they stand in',
  exportEquipment: 'machines by the country that they stand in',
  createLocation: 'a gym is where it is, whether we sell memberships there or not',
  updateLocation: 'a gym is where it is, whether we sell memberships there or not',
};

interface Schema {
  entries?: Record<string, Schema>;
  options?: unknown;
  wrapped?: Schema;
  pipe?: readonly Schema[];
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The names of all fields of a shape, of every variant. */
function fieldsOf(schema: Schema): string[] {
  const { entries = {}, options, wrapped, pipe = [] } = schema;
  const inner = [
    ...(Array.isArray(options) ? options.filter(isSchema) : []),
    ...(wrapped ? [wrapped] : []),
    ...pipe.filter(part => part !== schema),
  ];
  return [...Object.keys(entries), ...inner.flatMap(fieldsOf)];
}

const calls = Object.keys(contract).filter((name): name is CallName => name in contract);
const namesIn = (call: CallName): string[] => {
  const fields = isSchema(shapes[call].input) ? fieldsOf(shapes[call].input) : [];
  const path = [...contract[call].path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return [...new Set([...fields, ...path])].filter(name => naming.has(name));
};

beforeAll(async () => {
  sandbox = await openStillSandbox();
  const { db } = sandbox.database;
  const [plan] = await db.select().from(plans).where(eq(plans.id, 'us-premier-monthly'));
  const [addon] = await db.select().from(plans).where(eq(plans.id, 'us-studio-pass-monthly'));
  if (!plan || !addon) throw new Error('The catalogue has changed.');
  await db.insert(plans).values([
    { ...plan, id: 'test-archived', archived: true },
    { ...plan, id: 'test-staff', visibility: 'staff' },
    { ...plan, id: 'test-unlisted', visibility: 'unlisted' },
    { ...addon, id: 'test-addon-archived', archived: true },
  ]);
  const now = Math.floor(Date.now() / 1000);
  const offer = (id: string, more: Partial<typeof offers.$inferInsert> = {}) => ({
    id,
    guid: `guid-${id}`,
    planId: 'us-premier-monthly',
    audience: 'public' as const,
    status: 'published' as const,
    position: 900,
    ...more,
  });
  const extra = (id: string, more: Partial<typeof offers.$inferInsert> = {}) =>
    offer(id, { kind: 'addon', planId: 'us-studio-pass-monthly', ...more });
  await db
    .insert(offers)
    .values([
      offer('test-archived', { planId: 'test-archived' }),
      offer('test-ended', { endsAt: now - 1 }),
      offer('test-early', { startsAt: now + 99_999 }),
      extra('test-addon-archived', { planId: 'test-addon-archived' }),
      extra('test-addon-ended', { endsAt: now - 1 }),
      extra('test-addon-staff', { audience: 'customerService' }),
      extra('test-addon-partner', { audience: 'partner', partnerId: 'northside' }),
    ]);
  [visitor, member, phased, manager] = [
    await newPayer(sandbox),
    await newMember(sandbox),
    await newMember(sandbox),
    await newPerson(sandbox, { roles: ['Admin'] }),
  ];
  await gym.by()(contract.signUpPartnerMember, { ...somebody(), memberId: 'gym-1' });
  await manager.client(contract.addPhase, { userId: phased.userId, planId: 'us-connect-monthly', periods: 1 });
  const [own] = (await rowsOf(sandbox, member.userId)).subscriptions;
  const [inPhases] = (await rowsOf(sandbox, phased.userId)).subscriptions;
  world = {
    subscriptionId: own?.id ?? '',
    version: own?.version ?? 0,
    phaseId: inPhases?.schedule?.phases[1]?.id ?? '',
  };
});
afterAll(() => sandbox.close());

/** All that a call of the table could have left behind. */
async function written(about: Person | undefined) {
  const { db } = sandbox.database;
  return {
    person: about && (await rowsOf(sandbox, about.userId)),
    people: await db
      .select({ id: users.id, country: users.countryCode, partner: users.partnerId })
      .from(users)
      .orderBy(asc(users.id)),
    offers: await db.select({ id: offers.id, version: offers.version }).from(offers).orderBy(asc(offers.id)),
    codes: (await db.select({ code: redemptionCodes.code }).from(redemptionCodes)).length,
    audit: (await db.select({ id: audit.id }).from(audit)).length,
  };
}

/** Any call with anything in it: what is asked here is data. */
const ask = (by: Person['client'], call: CallName, input: object) =>
  Reflect.apply(by, undefined, [contract[call], input]);

describe('allowed values of a query', () => {
  it('is known for every call that names a plan, an offer, an add-on, a code’s effect, a partner, a campaign or a country', () => {
    const missing = calls.filter(call => namesIn(call).length > 0 && !rows[call] && !others[call]);
    expect(missing).toEqual([]);
    const fields = calls
      .filter(call => rows[call])
      .flatMap(call =>
        namesIn(call)
          .filter(
            name =>
              !['offerId', 'guid', 'partnerId', 'countryCode'].includes(name) &&
              // a draft may name anything
              !['updateOffer', 'patchOffer'].includes(call) &&
              !rows[call]?.some(({ field }) => field === name),
          )
          .map(name => `${call}.${name}`),
      );
    expect(fields).toEqual([]);
  });

  it('is what is offered: everything else is refused with the call’s own code, and nothing is written', async () => {
    const lines: string[] = [];
    for (const call of calls) {
      for (const { by, with: more = () => ({}), field, names, code, about, put = (name: string) => name } of rows[
        call
      ] ?? []) {
        const before = await written(about?.());
        for (const [what, name] of Object.entries(names)) {
          const answer = await ask(by(), call, { ...more(), [field]: put(name) });
          lines.push(
            `${call.padEnd(28)} ${field.padEnd(12)} ${what.padEnd(26)} ${answer.ok ? 'TAKEN' : answer.failure.code}${!answer.ok && answer.failure.code === code ? '' : `  << ${code} was expected`}`,
          );
        }
        expect(await written(about?.()), call).toEqual(before);
      }
    }
    process.stdout.write(`${lines.join('\n')}\n${lines.length} were asked for.\n`);
    expect(lines.filter(line => line.includes('<<'))).toEqual([]);
    expect(lines.length).toBeGreaterThan(150);
  });

  it('goes for lists too: an unknown country has none, and a partner’s page shows no other partner’s', async () => {
    for (const call of ['listOffers', 'listPlans', 'listCampaignsOffers', 'listPartnersOffers'] as const) {
      expect(await ask(sandbox.client(), call, { countryCode: 'ZZ' }), call).toMatchObject({
        ok: true,
        data: { items: [] },
      });
    }
    const own = await northside.by()(contract.listPartnersOffers, { countryCode: 'US' });
    expect(own.ok && new Set(own.data.items.map(({ partnerId }) => partnerId))).toEqual(new Set(['northside']));
  });

  it('is more for customer service, and for a partner’s own page', async () => {
    const [jo, kim] = [await newPayer(sandbox), await newPayer(sandbox)];
    const given = await manager.client(contract.subscribeInactive, {
      userId: jo.userId,
      offerId: 'us-premier-goodwill',
    });
    expect(given.ok).toBe(true);
    const taken = await northside.by()(contract.getOffer, { offerId: 'us-northside-monthly' });
    expect(taken.ok).toBe(true);
    await sandbox.database.db.update(users).set({ partnerId: 'northside' }).where(eq(users.id, kim.userId));
    expect(
      (
        await kim.client(contract.subscribe, {
          userId: kim.userId,
          offerId: 'us-northside-monthly',
          termsAcceptedAt: Math.floor(Date.now() / 1000),
        })
      ).ok,
    ).toBe(true);
  });

  it('stays what a member has: a plan that is archived since can be quoted, kept and given to them again', async () => {
    const jo = await newMember(sandbox, 'us-connect-monthly');
    await sandbox.database.db.update(plans).set({ archived: true }).where(eq(plans.id, 'us-connect-monthly'));
    expect(await jo.client(contract.quote, { userId: jo.userId, planId: 'us-connect-monthly' })).toMatchObject({
      ok: true,
      data: { blockers: ['alreadyOnPlan'] },
    });
    expect((await jo.client(contract.schedulePlanChange, { userId: jo.userId, planId: 'us-connect-monthly' })).ok).toBe(
      true,
    );
    expect((await jo.client(contract.getPlanFeatures, { planId: 'us-connect-monthly' })).ok).toBe(true);
    await sandbox.database.db.update(plans).set({ archived: false }).where(eq(plans.id, 'us-connect-monthly'));
  });
});
