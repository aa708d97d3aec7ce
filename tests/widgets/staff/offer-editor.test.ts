import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn as signInCall } from '../../../src/core/contract/auth.js';
import { blankOffer } from '../../../src/core/blank-offer.js';
import { getOffer, listOffers } from '../../../src/core/contract/offers.js';
import { getOfferRecord, patchOffer, publishOffer } from '../../../src/core/contract/staff-offers.js';
import { newOffer, offerDraft, type OfferDraft } from '../../../src/core/contract/schemas/offers.js';
import { localTime } from '../../../src/core/instants.js';
import type { Session } from '../../../src/core/session/session.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { createOfferEditor } from '../../../src/widgets/staff/offer-editor/model.js';
import { bodyOf, HALF, valuesOf, type Values } from '../../../src/widgets/staff/offer-editor/values.js';
import { fieldOf } from '../../../src/widgets/draft/model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import * as v from 'valibot';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
let manager: Session;
let marketing: Session;
const visitor = () => openSession(sandbox);

beforeAll(async () => {
  sandbox = await openTestSandbox('offers');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  manager = await signedIn('marketingManager');
  marketing = await signedIn('marketing');
});

async function signedIn(who: 'marketing' | 'marketingManager'): Promise<Session> {
  const session = openSession(sandbox);
  await done(session.request(signInCall, logins[who]));
  return session;
}

type Model = ReturnType<typeof createOfferEditor>;

const reported: string[] = [];

async function open(session: Session, offerId?: string): Promise<Model> {
  reported.length = 0;
  const model = createOfferEditor({
    session,
    offerId,
    onCreated: id => void reported.push(id),
    onDeleted: () => void reported.push('deleted'),
  });
  model.$screen.listen(() => undefined);
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('loading'), patience);
  // what another test typed into a new offer and did not save
  if (offerId === undefined) model.discard();
  return model;
}

function editing(model: Model) {
  const screen = model.$screen.get();
  if (screen.is !== 'editing') throw new Error(`It shows ${screen.is}.`);
  return screen;
}

function types(model: Model, values: Partial<Values>): void {
  const typed = { ...model.form.$form.get().values, ...values };
  for (const field of model.fields) if (field in values) model.type(field, typed[field]);
}

const values = (model: Model) => model.form.$form.get().values;
const record = (offerId: string) => done(manager.request(getOfferRecord, { offerId }));
const onSale = async (id: string) => {
  const offer = await visitor().request(getOffer, { offerId: id });
  return offer.ok ? offer.data : undefined;
};
const moveClock = (move: object) => sandbox.send('POST', '/sandbox/clock', { body: move });

/** A new offer that is on sale, for one test alone. */
async function published(subtitle: string): Promise<string> {
  const model = await open(manager);
  types(model, { planId: 'us-premier-monthly', audience: 'public', 'card.subtitle': subtitle });
  await model.publish();
  return editing(model).row.id;
}

describe('a colleague who writes an offer', () => {
  it('saves it half written, and nobody can take it', async () => {
    const model = await open(marketing);
    expect([editing(model).row.version, editing(model).mayPublish]).toEqual([0, false]);
    types(model, {
      audience: 'campaign',
      discount: 'percent',
      'discount.duration': 'other',
      'delayBilling.type': 'trial',
    });
    await model.save();
    const { row, note } = editing(model);
    expect([reported, row.state, note]).toEqual([[row.id], 'draft', { is: 'saved' }]);
    expect(row.problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['planId', 'campaign', 'discount.name', 'delayBilling.days']),
    );
    expect(await onSale(row.id)).toBeUndefined();
    const again = await open(marketing, row.id);
    expect(values(again)).toEqual(values(model));
  });

  it('leaves what is on sale as it is while they write, until it is published', async () => {
    const id = await published('Before');
    const model = await open(manager, id);
    types(model, { 'card.subtitle': 'After' });
    await model.save();
    expect([(await onSale(id))?.card?.subtitle, editing(model).row.state]).toEqual(['Before', 'changed']);
    await model.publish();
    expect([(await onSale(id))?.card?.subtitle, editing(model).row.state]).toEqual(['After', 'published']);
    expect(editing(model).note).toEqual({ is: 'published' });
  });

  it('publishes what they see: what is typed and not saved yet goes along', async () => {
    const id = await published('Seen');
    const model = await open(manager, id);
    types(model, { 'card.subtitle': 'Typed just now' });
    await model.publish();
    expect((await onSale(id))?.card?.subtitle).toBe('Typed just now');
  });

  it('is shown all that is missing, at its fields, and what was typed is saved', async () => {
    const model = await open(manager);
    types(model, { 'card.subtitle': 'Not whole' });
    await model.publish();
    const { problems, refusal } = model.form.$form.get();
    expect(refusal?.code).toBe('validationFailed');
    expect(problems.planId).toEqual({ said: 'Choose a plan.' });
    expect(problems.audience).toEqual({ said: 'Choose who it is for.' });
    expect((await record(editing(model).row.id)).draft?.body.card).toEqual({ subtitle: 'Not whole' });
    expect(values(model)['card.subtitle']).toBe('Not whole');
  });

  it('writes a text in another language, which its readers see, and others in English', async () => {
    const id = await published('Every class');
    const model = await open(manager, id);
    types(model, { 'texts.fr.subtitle': 'Tous les cours' });
    await model.publish();
    const read = async (locale: string) => {
      const session = visitor();
      session.configure({ locale });
      return (await done(session.request(getOffer, { offerId: id }))).card?.subtitle;
    };
    expect([await read('fr-CA'), await read('nl-BE')]).toEqual(['Tous les cours', 'Every class']);
    types(model, { 'texts.fr.subtitle': '' });
    await model.publish();
    expect(await read('fr-CA')).toBe('Every class');
    expect((await record(id)).live?.body.texts).toBeNull();
  });

  it('is told of a text that is too long at its field, in whichever language', async () => {
    const model = await open(manager);
    types(model, { 'texts.nl.banner': 'x'.repeat(61), 'card.banner.text': 'x'.repeat(60) });
    await model.save();
    const { problems } = model.form.$form.get();
    expect(model.fields.filter(field => problems[field])).toEqual(['texts.nl.banner']);
  });

  it('holds nothing half typed back for the server to misread', async () => {
    const model = await open(manager);
    types(model, { startsAt: HALF });
    await model.save();
    expect([model.form.$form.get().problems.startsAt, editing(model).row.version]).toEqual(['dateHalf', 0]);
  });

  it('goes back to what is published, or deletes what never was', async () => {
    const id = await published('Kept');
    const model = await open(manager, id);
    types(model, { 'card.subtitle': 'Thrown away' });
    await model.save();
    await model.discardDraft();
    expect([values(model)['card.subtitle'], editing(model).row.state]).toEqual(['Kept', 'published']);

    const draft = await open(manager);
    types(draft, { 'card.subtitle': 'Never seen' });
    await draft.save();
    await draft.remove();
    expect([draft.$screen.get().is, reported.at(-1)]).toEqual(['deleted', 'deleted']);
    expect((await open(manager, reported[0])).$screen.get().is).toBe('unknown');
  });

  it('takes an offer back and keeps it as a draft, and brings an earlier version back', async () => {
    const id = await published('First');
    const model = await open(manager, id);
    types(model, { 'card.subtitle': 'Second' });
    await model.publish({ reason: 'Better words' });
    await model.openVersions();
    const versions = editing(model).versions?.items ?? [];
    expect(versions.map(({ body, by, reason }) => [body.card?.subtitle, by, reason])).toEqual([
      ['Second', 'Maxime Laurent', 'Better words'],
      ['First', 'Maxime Laurent', null],
    ]);
    await model.restore(versions[1]?.version ?? 0);
    expect([values(model)['card.subtitle'], editing(model).row.state]).toEqual(['First', 'changed']);
    expect((await onSale(id))?.card?.subtitle).toBe('Second');

    types(model, { 'card.footer': 'Typed meanwhile' });
    await model.unpublish({ keep: true });
    expect(await onSale(id)).toBeUndefined();
    expect([editing(model).row.state, values(model)['card.footer']]).toEqual(['draft', 'Typed meanwhile']);
  });

  it('sets an instant, and at that instant it is on sale', async () => {
    const id = await published('Autumn');
    const model = await open(manager, id);
    types(model, { 'card.subtitle': 'Winter' });
    await model.publish({ at: model.now() + 3 * 3600 });
    expect(editing(model).row.scheduled).toMatchObject([{ action: 'publish', by: 'Maxime Laurent' }]);
    expect((await onSale(id))?.card?.subtitle).toBe('Autumn');
    await moveClock({ advanceDays: 1 });
    expect((await onSale(id))?.card?.subtitle).toBe('Winter');
  });

  it('takes back what was set', async () => {
    const id = await published('Now');
    const model = await open(manager, id);
    types(model, { 'card.subtitle': 'Later' });
    await model.publish({ at: model.now() + 3600 });
    types(model, { 'card.footer': 'Kept' });
    await model.unschedule();
    expect([editing(model).row.scheduled, values(model)['card.footer']]).toEqual([[], 'Kept']);
    await moveClock({ advanceDays: 1 });
    expect((await onSale(id))?.card?.subtitle).toBe('Now');
  });

  it('asks for it to be published where they may not, and a user who may sees the note', async () => {
    const id = await published('Asked for');
    const model = await open(marketing, id);
    types(model, { 'card.subtitle': 'Please' });
    await model.ask('For Friday.');
    expect(editing(model)).toMatchObject({ mayPublish: false, note: { is: 'asked' } });
    expect(editing(await open(manager, id)).row.asked).toMatchObject({ by: 'Mika Lind', note: 'For Friday.' });
  });

  it('finds what they typed again when they come back to the page', async () => {
    const id = await published('Known');
    const model = createOfferEditor({ session: manager, offerId: id, onCreated: () => {}, onDeleted: () => {} });
    const leave = model.$screen.listen(() => undefined);
    await vi.waitFor(() => expect(model.$screen.get().is).toBe('editing'), patience);
    types(model, { 'card.subtitle': 'Half a sent' });
    leave();
    // It is kept once they pause.
    await vi.waitFor(async () => {
      const again = await open(manager, id);
      expect([values(again)['card.subtitle'], again.changed()]).toEqual(['Half a sent', ['card.subtitle']]);
    }, patience);
  });
});

describe('two colleagues at one offer', () => {
  async function both(subtitle: string) {
    const id = await published(subtitle);
    const [mine, theirs] = [await open(manager, id), await open(marketing, id)];
    types(theirs, { 'card.subtitle': 'Theirs', 'card.footer': 'Only theirs' });
    await theirs.save();
    return { id, mine };
  }

  it('both see what was there, what they typed and what the other saved, and lose nothing', async () => {
    const { mine } = await both('Base');
    types(mine, { 'card.subtitle': 'Mine', 'card.savings': 'Only mine' });
    await mine.save();
    const { conflict, known } = editing(mine);
    expect(conflict).toMatchObject({ by: 'Mika Lind', fields: ['card.subtitle', 'card.footer'] });
    expect([known['card.subtitle'], values(mine)['card.subtitle'], conflict?.theirs.body.card?.subtitle]).toEqual([
      'Base',
      'Mine',
      'Theirs',
    ]);
    await mine.keepMine();
    expect((await record(editing(mine).row.id)).draft?.body.card).toEqual({
      subtitle: 'Mine',
      savings: 'Only mine',
      footer: 'Only theirs',
    });
  });

  it('can take the other’s version', async () => {
    const { mine } = await both('Base');
    types(mine, { 'card.subtitle': 'Mine' });
    await mine.publish();
    expect(editing(mine).conflict).toBeDefined();
    mine.takeTheirs();
    expect([values(mine)['card.subtitle'], mine.changed(), editing(mine).conflict]).toEqual(['Theirs', [], undefined]);
  });

  it('nobody publishes what they have not looked at', async () => {
    const { id, mine } = await both('Base');
    await mine.publish();
    expect([editing(mine).conflict?.by, (await onSale(id))?.card?.subtitle]).toEqual(['Mika Lind', 'Base']);
    await mine.unpublish({ keep: true });
    expect((await onSale(id))?.card?.subtitle).toBe('Base');
  });

  it('nobody reads of a conflict with themselves, where only the answer was lost', async () => {
    const id = await published('Base');
    const model = await open(manager, id);
    types(model, { 'card.subtitle': 'Once' });
    await done(
      manager.request(patchOffer, { offerId: id, version: editing(model).row.version, card: { subtitle: 'Once' } }),
    );
    await model.save();
    expect([editing(model).conflict, editing(model).note]).toEqual([undefined, { is: 'saved' }]);
  });
});

describe('what cannot be done says why, and nothing is lost', () => {
  it('a refusal that is not about what was typed is on the page', async () => {
    const id = await published('Stays');
    const model = await open(manager, id);
    types(model, { 'card.subtitle': 'Typed' });
    await sandbox.fail({ kind: 'status', call: 'unpublish', status: 503, times: 1 });
    await model.unpublish({ keep: true });
    expect([editing(model).refused?.code, values(model)['card.subtitle']]).toEqual(['broken', 'Typed']);
    expect(await onSale(id)).toBeDefined();
  });

  it('what was saved before publishing was refused is known as saved', async () => {
    const id = await published('Live');
    const model = await open(manager, id);
    types(model, { 'card.subtitle': 'Saved' });
    await sandbox.fail({ kind: 'status', call: 'publishOffer', status: 503, times: 1 });
    await model.publish();
    expect([model.changed(), model.form.$form.get().refusal?.code]).toEqual([[], 'broken']);
    await model.publish();
    expect((await onSale(id))?.card?.subtitle).toBe('Saved');
  });
});

it('publishing needs the roles that the page checks', () => {
  expect(publishOffer.guard).toEqual(['marketingManager', 'producer']);
});

it('a visitor buys from the list what is published, with a draft beside it', async () => {
  const { items } = await done(visitor().request(listOffers, {}));
  expect(items.find(({ id }) => id === 'us-premier-monthly')?.card?.savings).not.toBe('Spring: 25% off');
});

describe('an offer as a form', () => {
  const text = fc.string({ maxLength: 30 }).map(said => said.replaceAll('\0', '').trim());
  const instant = fc.option(fc.integer({ min: 0, max: 60_000_000 }).map(minutes => minutes * 60));
  const plans = [
    { id: 'plan', basePrice: { value: 1000, currency: { code: 'USD', scale: 100 } } },
  ] as unknown as Parameters<typeof bodyOf>[1]['plans'];
  const bodies: fc.Arbitrary<OfferDraft> = fc.record({
    kind: fc.constantFrom('plan', 'addon'),
    planId: fc.constantFrom('plan', null),
    audience: fc.constantFrom('public', 'partner', null),
    delayBilling: fc.option(
      fc.record({ days: fc.option(fc.integer({ min: 1, max: 3660 })), type: fc.constantFrom('trial', 'bundle') }),
    ),
    discount: fc.constant(null),
    campaign: fc.constantFrom('summer', null),
    partnerId: fc.constantFrom('fitshop', null),
    card: fc.option(
      fc
        .record({ subtitle: text, savings: text, emphasized: fc.constant(true) }, { requiredKeys: [] })
        .map(card => Object.fromEntries(Object.entries(card).filter(([, said]) => said !== '')))
        .filter(card => Object.keys(card).length > 0),
    ),
    texts: fc.option(
      fc
        .dictionary(
          fc.constantFrom('fr', 'nl', 'es', 'fr-CA', 'de'),
          fc
            .record({ subtitle: text, footer: text, discount: text }, { requiredKeys: [] })
            .map(words => Object.fromEntries(Object.entries(words).filter(([, said]) => said !== '')))
            .filter(words => Object.keys(words).length > 0),
        )
        .filter(texts => Object.keys(texts).length > 0),
    ),
    listed: fc.boolean(),
    startsAt: instant,
    endsAt: instant,
    position: fc.option(fc.nat({ max: 1_000_000 })),
  });

  it('is the same offer again, so that nothing is sent that nobody touched', () => {
    fc.assert(
      fc.property(bodies, body => {
        const again = bodyOf(valuesOf(body), { plans });
        // an hour that a clock change repeats may come out as the other one
        expect({ ...again, startsAt: 0, endsAt: 0 }).toEqual({ ...body, startsAt: 0, endsAt: 0 });
        expect(localTime(again.startsAt)).toBe(localTime(body.startsAt));
        expect(v.is(offerDraft, again)).toBe(true);
      }),
    );
  });

  it('can be saved with any choice and any part left out', () => {
    const typed: fc.Arbitrary<Partial<Values>> = fc.record(
      {
        discount: fc.constantFrom('percent', 'amount', 'none'),
        'discount.percent': fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
        'discount.amount': fc.option(fc.nat({ max: 100_000 }), { nil: undefined }),
        'discount.duration': fc.constantFrom('forever', 'once', 'other'),
        'delayBilling.type': fc.constantFrom('trial', 'bundle', 'none'),
        planId: fc.constantFrom('plan', ''),
        'card.banner.text': text,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(typed, some => {
        const body = bodyOf({ ...valuesOf(blankOffer), ...some }, { plans });
        expect(v.safeParse(newOffer, body).issues?.map(issue => v.getDotPath(issue))).toBeUndefined();
        expect(bodyOf(valuesOf(body), { plans })).toEqual(body);
      }),
    );
  });

  it.each([
    ['card.subtitle', 'card.subtitle'],
    ['discount.currency', 'discount'],
    ['delayBilling', 'delayBilling.type'],
    ['discount.duration.type', 'discount.duration'],
    ['nothing', undefined],
  ])('a problem at %s stands at the field %s', (path, field) => {
    const fields = Object.keys(valuesOf(blankOffer));
    expect(fieldOf(fields, path)).toBe(field);
  });
});
