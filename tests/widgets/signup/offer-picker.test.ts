import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getOffer } from '../../../src/core/contract/offers.js';
import type { Session } from '../../../src/core/session/session.js';
import { createOfferPicker, type PickerInputs, type Screen } from '../../../src/widgets/signup/offer-picker/model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

/** The widget as a visitor finds it once it has loaded. */
async function open(inputs: PickerInputs = {}) {
  const model = createOfferPicker(inputs, session);
  model.$screen.listen(() => undefined);
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('loading'), patience);
  return model;
}

function choosing(screen: Screen) {
  if (screen.is !== 'choosing') throw new Error(`The visitor cannot choose: ${screen.is}.`);
  return screen;
}

const idsOf = (screen: Screen) => choosing(screen).shown.map(({ id }) => id);
const offer = (offerId: string) => done(session.request(getOffer, { offerId }));

describe('a visitor who looks for a membership', () => {
  it('sees the public offers of the United States, the cheapest period first, and that the page was visited', async () => {
    const { $screen } = await open();
    const { frequencies, frequency } = choosing($screen.get());
    expect(frequencies).toEqual([30, 365, 730]);
    expect(frequency).toBe(30);
    expect(idsOf($screen.get())).toEqual(['us-premier-monthly', 'us-connect-monthly']);
    expect(session.get().flags.onboarding.beenToOffersPage).toBe(true);
  });

  it('sees the offers of the country the page names before those of the country kept', async () => {
    session.remember({ countryCode: 'MX' });
    expect(idsOf((await open()).$screen.get())[0]).toMatch(/^mx-/);
    expect(idsOf((await open({ countryCode: 'BE' })).$screen.get())[0]).toMatch(/^be-/);
  });

  it('switches to another period, which puts away a choice of the first', async () => {
    const { $screen, choose, showFrequency } = await open();
    choose(await offer('us-premier-monthly'));
    showFrequency(730);
    expect(idsOf($screen.get())).toEqual(['us-premier-two-year']);
    expect(choosing($screen.get()).chosen).toBeUndefined();
  });

  it('reads when there is nothing on sale', async () => {
    expect((await open({ countryCode: 'FR' })).$screen.get()).toEqual({ is: 'empty' });
  });

  it('reads what went wrong, and can try again', async () => {
    session.configure({ apiKey: 'pk_nobody' });
    const { $screen, retry } = await open();
    expect($screen.get()).toEqual({ is: 'failed', code: 'signedOut' });
    session.configure({ apiKey: 'pk_echelon_portal' });
    retry();
    await vi.waitFor(() => expect($screen.get().is).toBe('choosing'), patience);
  });
});

describe('a visitor who follows a link', () => {
  it('sees the one offer that it names, an unlisted one too', async () => {
    expect(idsOf((await open({ offer: 'us-premier-monthly-trial' })).$screen.get())).toEqual([
      'us-premier-monthly-trial',
    ]);
  });

  it('learns that an offer has ended, and goes on to the current ones', async () => {
    const { $screen, showCurrent } = await open({ offer: 'us-gone' });
    expect($screen.get()).toEqual({ is: 'ended' });
    showCurrent();
    await vi.waitFor(() => expect(idsOf($screen.get())[0]).toBe('us-premier-monthly'), patience);
  });

  it('sees the offers of a campaign while it runs, and learns when it does not', async () => {
    expect(idsOf((await open({ campaign: 'new-year' })).$screen.get())).toContain('us-new-year-half');
    expect((await open({ campaign: 'summer' })).$screen.get()).toEqual({ is: 'ended' });
    expect((await open({ campaign: 'nobody-knows' })).$screen.get()).toEqual({ is: 'ended' });
  });

  it("sees the offers of the page's partner, and everybody's where the partner has none", async () => {
    session.configure({ partnerId: 'northside' });
    expect(choosing((await open()).$screen.get()).offers.every(({ partnerId }) => partnerId === 'northside')).toBe(
      true,
    );
    expect(idsOf((await open({ partner: 'nobody-knows' })).$screen.get())).toContain('us-premier-monthly');
  });
});

describe('a visitor on a page that brings its own offers', () => {
  it('sees them at once, and nothing is asked of the server', async () => {
    const given = [await offer('us-premier-monthly'), await offer('us-connect-monthly')];
    const asked = sandbox.logged.length;
    const { $screen } = createOfferPicker({ offers: given, selected: 'us-connect-monthly' }, session);
    // What is prerendered holds no choice: it could know neither the visitor nor the day.
    expect($screen.init).toMatchObject({ is: 'choosing', shown: given, chosen: undefined });
    expect(choosing($screen.get()).chosen?.id).toBe('us-connect-monthly');
    expect(sandbox.logged.length).toBe(asked);
  });

  it('finds an empty list empty', async () => {
    expect((await open({ offers: [] })).$screen.get()).toEqual({ is: 'empty' });
  });
});

describe('a visitor who has chosen', () => {
  it('finds the choice again after a reload, in its own period', async () => {
    const first = await open();
    first.showFrequency(365);
    const chosen = choosing(first.$screen.get()).shown[0];
    if (!chosen) throw new Error('There is no annual offer.');
    first.choose(chosen);
    expect(session.get().flags.onboarding.offerId).toBeUndefined();
    expect(first.subscribe()?.id).toBe(chosen.id);
    const again = choosing((await open()).$screen.get());
    expect([again.frequency, again.chosen?.id]).toEqual([365, chosen.id]);
  });

  it('can put the choice away', async () => {
    const { $screen, choose, subscribe } = await open();
    choose(await offer('us-premier-monthly'));
    choose(undefined);
    expect(choosing($screen.get()).chosen).toBeUndefined();
    expect(subscribe()).toBeUndefined();
  });

  it('cannot subscribe to an offer without an organization code', async () => {
    const { subscribe } = await open({ offer: 'us-premier-unready', selected: 'us-premier-unready' });
    expect(subscribe()).toBeUndefined();
    expect(session.get().flags.onboarding.offerId).toBeUndefined();
  });
});
