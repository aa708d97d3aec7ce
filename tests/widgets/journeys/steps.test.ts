import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offer as offerShape } from '../../../src/core/contract/schemas/offers.js';
import { account as accountShape } from '../../../src/core/contract/schemas/account.js';
import * as v from 'valibot';
import {
  clampStep,
  furthestStep,
  isFinished,
  nextStep,
  stepNames,
  stepsOf,
  type Progress,
} from '../../../src/widgets/journeys/signup/steps.js';
import { attributionOf } from '../../../src/widgets/journeys/signup/page-address.js';
import { nothingPossible } from '../../support/actions.js';

const offer = (type?: 'trial' | 'bundle') =>
  v.parse(offerShape, {
    id: 'o1',
    guid: 'g1',
    kind: 'plan',
    audience: 'public',
    plan: {
      id: 'p1',
      name: 'Premier',
      benefits: [],
      basePrice: { value: 3999, currency: { code: 'USD', scale: 100 } },
      frequencyDays: 30,
      billingProvider: { organizationCode: 'stripe-us', name: 'Card', kind: 'card' },
      country: { code: 'US', currency: { code: 'USD' } },
      features: { maxFamilyMembers: 4, liveClasses: true, devices: 2 },
    },
    ...(type && { delayBilling: { days: 30, type } }),
    prices: { first: { amount: 3999, frequencyDays: 30, bills: null }, later: [] },
  });

const account = (card: boolean) =>
  v.parse(accountShape, {
    userId: 'u1',
    parentId: 'u1',
    accountCredit: { value: 0, currency: { code: 'USD', scale: 100 } },
    subscription: null,
    channel: null,
    actions: nothingPossible('alreadySubscribed'),
    paymentMethod: card ? { id: 'm1', brand: 'visa', last4: '4242', expirationMonth: 1, expirationYear: 2034 } : null,
    billingDetails: null,
  });

const progresses: fc.Arbitrary<Progress> = fc.record({
  offer: fc.constantFrom(undefined, offer(), offer('trial'), offer('bundle')),
  proven: fc.boolean(),
  signedIn: fc.boolean(),
  account: fc.constantFrom(undefined, account(false), account(true)),
  cardless: fc.boolean(),
  activated: fc.boolean(),
});
const steps = fc.constantFrom(...stepNames);

describe('the step that is shown', () => {
  it('is never further than what has been reached', () => {
    fc.assert(
      fc.property(steps, progresses, (wanted, progress) => {
        const shown = clampStep(wanted, progress);
        const before = stepsOf(progress).slice(0, Math.max(0, stepsOf(progress).indexOf(shown)));
        expect(before.filter(step => !isFinished(step, progress))).toEqual([]);
      }),
    );
  });

  it('is the requested one, when that can be', () => {
    fc.assert(
      fc.property(steps, progresses, (wanted, progress) => {
        fc.pre(
          stepsOf(progress).includes(wanted) &&
            stepNames.indexOf(wanted) <= stepNames.indexOf(furthestStep(progress)) &&
            furthestStep(progress) !== 'done',
        );
        expect(clampStep(wanted, progress)).toBe(wanted);
      }),
    );
  });

  it('is always one of the stepper, or the end', () => {
    fc.assert(
      fc.property(steps, progresses, (wanted, progress) => {
        expect([...stepsOf(progress), 'done']).toContain(clampStep(wanted, progress));
      }),
    );
  });

  it('asks for no card where nothing will ever be due', () => {
    const reached = { offer: offer(), proven: false, signedIn: true, account: account(false), activated: false };
    expect(furthestStep({ ...reached, cardless: false })).toBe('payment');
    expect(furthestStep({ ...reached, cardless: true })).toBe('review');
    expect(clampStep('payment', { ...reached, cardless: true })).toBe('review');
  });

  it('asks for proof of the equipment only when months came with it', () => {
    const reached = { proven: false, signedIn: true, account: account(true), cardless: false, activated: false };
    expect(furthestStep({ ...reached, offer: offer('bundle') })).toBe('proof');
    expect(furthestStep({ ...reached, offer: offer('trial') })).toBe('review');
    expect(nextStep('plan', { ...reached, offer: offer('bundle') })).toBe('proof');
    expect(nextStep('plan', { ...reached, offer: offer() })).toBe('account');
  });
});

describe('the address of a page', () => {
  it('says where a visitor came from', () => {
    expect(
      attributionOf(
        '?utm_source=mail&utm_campaign=jan&utm_medium=&utm_content=hero&partner=northside&country=be&other=1',
      ),
    ).toEqual({
      utmSource: 'mail',
      utmCampaign: 'jan',
      utmContent: 'hero',
      partnerId: 'northside',
      countryCode: 'BE',
    });
  });

  it('with anything else in it is harmless', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, text) => {
        for (const found of [
          attributionOf(`?${query}`),
          attributionOf(`?partner=${encodeURIComponent(text)}&utm_source=${encodeURIComponent(text)}`),
        ]) {
          for (const value of Object.values(found)) expect(value.length).toBeLessThanOrEqual(200);
          expect(found.partnerId ?? 'x').toMatch(/^[\w-]{1,64}$/);
        }
      }),
    );
  });
});
