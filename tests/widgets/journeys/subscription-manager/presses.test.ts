import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quote } from '../../../../src/core/contract/account.js';
import {
  cancel,
  credit,
  pause,
  quoteAddonOffer,
  schedulePlanChange,
} from '../../../../src/core/contract/account-actions.js';
import { redeemAccountCode, validateAccountCode } from '../../../../src/core/contract/account-redemption.js';
import { getCancelData } from '../../../../src/core/contract/brightback.js';
import { getOffer } from '../../../../src/core/contract/offers.js';
import type { Account, CancellationReason } from '../../../../src/core/contract/schemas/account.js';
import { languages } from '../../../../src/core/languages.js';
import { formatMoney } from '../../../../src/core/money.js';
import { priceWords } from '../../../../src/ui/data/price/words.js';
import { words as overviewWords } from '../../../../src/widgets/account/account-overview/copy.js';
import { words as boxWords } from '../../../../src/widgets/account/redemption-box/copy.js';
import { pressOf as redeemPress } from '../../../../src/widgets/account/redemption-box/view.js';
import { words as addOnWords } from '../../../../src/widgets/journeys/subscription-manager/add-ons/copy.js';
import { pressOf as addOnPress } from '../../../../src/widgets/journeys/subscription-manager/add-ons/review.js';
import { words as cancelWords } from '../../../../src/widgets/journeys/subscription-manager/cancel/copy.js';
import { pressOf as savePressOf } from '../../../../src/widgets/journeys/subscription-manager/cancel/offer.js';
import { words as managerWords } from '../../../../src/widgets/journeys/subscription-manager/copy.js';
import { noticesOf } from '../../../../src/widgets/journeys/subscription-manager/notices.js';
import { words as planWords } from '../../../../src/widgets/journeys/subscription-manager/plan/copy.js';
import { pressOf as planPress } from '../../../../src/widgets/journeys/subscription-manager/plan/review.js';
import { quoteWords } from '../../../../src/widgets/journeys/subscription-manager/quote/copy.js';
import { words as startWords } from '../../../../src/widgets/journeys/subscription-manager/start/copy.js';
import { labelOf } from '../../../../src/widgets/journeys/subscription-manager/start/view.js';
import { spoken } from '../../../languages/spoken.js';
import {
  accountOf,
  membershipOf,
  moveClock,
  newCode,
  newMember,
  newPerson,
  openStillSandbox,
  type Person,
} from '../../../sandbox/billing/account/people.js';
import { worked } from '../../../sandbox/support/visitor.js';
import type { TestSandbox } from '../../../support/sandbox.js';

let sandbox: TestSandbox;
let staff: Person;
beforeAll(async () => {
  sandbox = await openStillSandbox();
  staff = await newPerson(sandbox, { roles: ['CustomerServiceManager'] });
});
afterAll(() => sandbox.close());

const USD = { code: 'USD', scale: 100 };
const locales = ['en-US', ...languages] as const;
type Locale = (typeof locales)[number];

const textsIn = async <Texts extends object>(locale: Locale, words: { english: Texts; scope: string }) =>
  locale === 'en-US' ? words.english : spoken(locale, words);

/** Without the differences between spaces, and the marks of direction. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u2066-\u2069]/g, '');
const amount = (value: number, locale: Locale) => plain(formatMoney({ value, currency: USD }, locale));

/** How a member may stand to money when they press. */
const standings: Readonly<Record<string, (jo: Person) => Promise<unknown>>> = {
  plain: async () => undefined,
  'with a discount': async jo => {
    const discount = { name: 'Half', percent: 50, duration: { type: 'other', months: 3 }, currency: USD } as const;
    const code = await newCode(sandbox, { kind: 'discount', discount });
    worked(await jo.client(redeemAccountCode, { userId: jo.userId, code }));
  },
  'with credit for years': async jo => {
    worked(await staff.client(credit, { userId: jo.userId, amount: 90_000, reason: 'Goodwill' }));
  },
};

/** The first price of the plan that is more than nothing. */
const priceIn = (prices: readonly { amount: number }[]): number => prices.find(price => price.amount > 0)?.amount ?? 0;

/** The press of a notice of the membership, and what it has to name. */
async function noticePress(account: Account, locale: Locale, press: 'uncancel' | 'unpause' | 'schedulePlanChange') {
  const { subscription } = account;
  if (!subscription) throw new Error('There is no membership.');
  const [copy, overview, price] = [
    await textsIn(locale, managerWords),
    await textsIn(locale, overviewWords),
    await textsIn(locale, priceWords),
  ];
  const way = noticesOf(account, subscription, 0, copy, overview, price, locale)
    .map(notice => notice.way)
    .find(one => one && 'press' in one.to && one.to.press === press);
  return [way?.label ?? '', priceIn(subscription.pricesIf[press])] as const;
}

/** The press of the offer that comes with a reason to leave, and what it has to name. */
async function savePress(jo: Person, why: CancellationReason, locale: Locale) {
  const subscription = await membershipOf(jo);
  const { offers } = worked(await jo.client(getCancelData, { userId: jo.userId, subscriptionId: subscription.id }));
  const offer = offers.find(({ reason }) => reason === why)?.offer;
  if (!offer || !('prices' in offer)) throw new Error(`Nothing that has a price is offered to who leaves: ${why}.`);
  const copy = await textsIn(locale, cancelWords);
  const saying = { currency: USD, words: await textsIn(locale, priceWords), period: copy.period, locale };
  return [savePressOf(offer, 1, copy, saying), priceIn(offer.prices)] as const;
}

describe.each(Object.entries(standings))(
  'a member %s reads on the last press what it takes, today or later,',
  (_, stand) => {
    let jo: Person;
    beforeEach(async () => {
      jo = await newMember(sandbox);
      await stand(jo);
    });

    const names = (label: string, value: number, locale: Locale) => {
      expect(value).toBeGreaterThan(0);
      expect(plain(label)).toContain(amount(value, locale));
    };

    it.each([
      ['another plan now', 'us-premier-annual'],
      ['another plan later', 'us-connect-monthly'],
    ])('of %s', async (__, planId) => {
      const quoted = worked(await jo.client(quote, { userId: jo.userId, planId }));
      for (const locale of locales) {
        const label = planPress(quoted, await textsIn(locale, planWords), await textsIn(locale, quoteWords), locale);
        names(label, quoted.dueToday || priceIn(quoted.prices), locale);
      }
    });

    it('of an add-on', async () => {
      const offer = worked(await jo.client(getOffer, { offerId: 'us-studio-pass-monthly' }));
      const quoted = worked(await jo.client(quoteAddonOffer, { userId: jo.userId, guid: offer.guid }));
      for (const locale of locales) {
        const [copy, words] = [await textsIn(locale, addOnWords), await textsIn(locale, quoteWords)];
        names(addOnPress(offer, quoted, copy, words, locale), quoted.dueToday || offer.plan.basePrice.value, locale);
      }
    });

    it('of keeping what is set to end, to pause or to change', async () => {
      const keeping = async (press: 'uncancel' | 'unpause' | 'schedulePlanChange') => {
        const account = await accountOf(jo);
        for (const locale of locales) names(...(await noticePress(account, locale, press)), locale);
      };
      worked(await jo.client(schedulePlanChange, { userId: jo.userId, planId: 'us-connect-monthly' }));
      await keeping('schedulePlanChange');
      worked(await jo.client(pause, { userId: jo.userId, months: 1 }));
      await keeping('unpause');
      worked(await jo.client(cancel, { userId: jo.userId }));
      await keeping('uncancel');
    });

    it('of what they are offered when they leave', async () => {
      for (const locale of locales) names(...(await savePress(jo, 'too_expensive', locale)), locale);
    });

    it('of coming back', async () => {
      worked(await jo.client(pause, { userId: jo.userId }));
      await moveClock(sandbox, { advanceDays: 31 });
      const quoted = worked(await jo.client(quote, { userId: jo.userId, planId: 'us-premier-monthly' }));
      for (const locale of locales) {
        const [copy, words] = [await textsIn(locale, startWords), await textsIn(locale, quoteWords)];
        names(
          labelOf('resume', quoted, { value: 0, currency: USD }, copy, words, locale),
          quoted.dueToday || priceIn(quoted.prices),
          locale,
        );
      }
    });
  },
);

it('a member who gives up a better discount for a code reads the bill that comes by it', async () => {
  const jo = await newMember(sandbox);
  const off = (percent: number, type: 'forever' | 'once') =>
    newCode(sandbox, {
      kind: 'discount',
      discount: { name: 'Off', percent, duration: { type }, currency: USD },
    });
  worked(await jo.client(redeemAccountCode, { userId: jo.userId, code: await off(60, 'forever') }));
  const preview = worked(await jo.client(validateAccountCode, { userId: jo.userId, code: await off(10, 'once') }));
  for (const locale of locales)
    expect(plain(redeemPress(preview, await textsIn(locale, boxWords), locale))).toContain(amount(3599, locale));
});

it('a member who takes more time to try reads on the press what the plan costs then', async () => {
  const jo = await newMember(sandbox, 'us-premier-monthly-trial');
  for (const locale of locales) {
    const [label, value] = await savePress(jo, 'unused', locale);
    expect(value).toBeGreaterThan(0);
    expect(plain(label)).toContain(amount(value, locale));
  }
});

it('a member to whom nothing is ever due reads that, and no price', async () => {
  const jo = await newMember(sandbox);
  const discount = { name: 'All', percent: 100, duration: { type: 'forever' }, currency: USD } as const;
  const code = await newCode(sandbox, { kind: 'discount', discount });
  worked(await jo.client(redeemAccountCode, { userId: jo.userId, code }));
  const quoted = worked(await jo.client(quote, { userId: jo.userId, planId: 'us-connect-monthly' }));
  expect(planPress(quoted, planWords.english, quoteWords.english, 'en-US')).toMatch(/, nothing to pay$/);
});
