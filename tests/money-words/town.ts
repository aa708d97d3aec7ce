import { vi } from 'vitest';
import { inProcessFetch } from '../../src/sandbox/index.js';
import {
  addAddonOffer,
  cancel,
  changePlan,
  credit,
  pause,
  schedulePlanChange,
  unpause,
} from '../../src/core/contract/account-actions.js';
import { listAvailablePlans } from '../../src/core/contract/account-reads.js';
import { redeemAccountCode } from '../../src/core/contract/account-redemption.js';
import { listAddonOffers } from '../../src/core/contract/plans.js';
import type { Request as Client } from '../../src/core/client/client.js';
import { sharedSession } from '../../src/core/session/protocol.js';
import { readClock } from '../../src/sandbox/world/clock.js';
import type { RedemptionEffect } from '../../src/sandbox/codes/tables.js';
import {
  accountOf,
  moveClock,
  newCode,
  newPayer,
  newPerson,
  openStillSandbox,
  subscribeTo,
  type Person,
} from '../sandbox/billing/account/people.js';
import { publishedOffer } from '../sandbox/support/offers.js';
import { worked } from '../sandbox/support/visitor.js';
import { portalKey } from '../support/portal-key.js';
import { type Deed, type Gift, type Life, ownOffers } from './lives.js';

const currencies: Readonly<Record<Life['country'], string>> = { US: 'USD', CA: 'CAD', MX: 'MXN', BE: 'EUR' };

/** Minor units of two digits, in every country. */
export const currencyOf = ({ country }: Pick<Life, 'country'>) => ({ code: currencies[country], scale: 100 });

const discountOf = (life: Pick<Life, 'country'>, { percent, months }: Gift & { kind: 'discount' }) => ({
  name: `Welcome ${percent} for ${months}`,
  duration: months === 'once' || months === 'forever' ? { type: months } : ({ type: 'other', months } as const),
  percent,
  currency: currencyOf(life),
});

const effectOf = (life: Pick<Life, 'country'>, gift: Gift): RedemptionEffect =>
  gift.kind === 'credit'
    ? { ...gift, currencyCode: currencyOf(life).code }
    : gift.kind === 'days'
      ? gift
      : { kind: 'discount', discount: discountOf(life, gift) };

/** Somebody who lives, and where they are. */
export interface Inhabitant extends Person {
  life: Life;
  begun: boolean;
}

/** The sandbox with what is sold there, its staff, and its people. */
export async function openTown() {
  const today = Date.now();
  const sandbox = await openStillSandbox();
  const offers = new Map<string, string>();
  let staff: Client | undefined;

  const sell = async () => {
    const manager = (await newPerson(sandbox, { roles: ['MarketingManager'] })).client;
    staff = (await newPerson(sandbox, { roles: ['Admin'] })).client;
    for (const country of ['US', 'CA', 'MX', 'BE'] as const)
      for (const [name, { plan, gift, days }] of Object.entries(ownOffers)) {
        const { id } = await publishedOffer(manager, {
          kind: 'plan',
          planId: `${country.toLowerCase()}-${plan}`,
          audience: 'public',
          discount: discountOf({ country }, gift),
          ...(days !== undefined && { delayBilling: { days, type: 'trial' as const } }),
          listed: false,
        });
        offers.set(`${country} ${name}`, id);
      }
  };

  const offerOf = ({ country, offer }: Life): string =>
    offers.get(`${country} ${offer}`) ?? `${country.toLowerCase()}-${offer}`;

  const codeFor = (life: Life, gift: Gift) => newCode(sandbox, effectOf(life, gift));

  const giveCredit = async ({ userId }: Inhabitant, amount: number) => {
    if (staff && amount > 0) worked(await staff(credit, { userId, amount, reason: 'goodwill' }));
  };

  /** As far as the account allows it; a refusal is an answer, too. */
  const does = async (one: Inhabitant, deed: Deed): Promise<void> => {
    const { client, userId, life } = one;
    switch (deed.is) {
      case 'credit':
        return giveCredit(one, deed.amount);
      case 'redeem':
        return void (await client(redeemAccountCode, { userId, code: await codeFor(life, deed.gift) }));
      case 'addon': {
        const planId = (await accountOf(one)).subscription?.planId;
        const sold = planId ? worked(await client(listAddonOffers, { planId })).items : [];
        const guid = sold[deed.which % Math.max(1, sold.length)]?.guid;
        return void (guid && (await client(addAddonOffer, { userId, guid })));
      }
      case 'change': {
        const open = worked(await client(listAvailablePlans, { userId })).items.filter(({ current }) => !current);
        const to = open[deed.which % Math.max(1, open.length)];
        if (!to) return;
        const wanted = { userId, planId: to.plan.id };
        return void (await (to.effective === 'now' ? client(changePlan, wanted) : client(schedulePlanChange, wanted)));
      }
      case 'pause':
        return void (await client(pause, { userId, months: deed.months }));
      case 'unpause':
        return void (await client(unpause, { userId }));
      case 'cancel':
        return void (await client(cancel, { userId }));
      default:
        return deed satisfies never;
    }
  };

  let count = 0;
  return {
    sandbox,
    close: () => sandbox.close(),
    now: () => readClock(sandbox.database.db),

    /** An empty town of today: the years of those who lived before are no years of these, whose cards would expire. */
    async beginsAnew(): Promise<void> {
      vi.setSystemTime(today);
      await sandbox.load('fresh');
    },

    /** Lets time pass, and all that is due by then happen. */
    async moveTo(now: number): Promise<void> {
      // the page's own clock goes along
      vi.setSystemTime(now * 1000);
      await moveClock(sandbox, { now });
      // an answer does not wait for thousands of memberships: moving by nothing does the rest
      for (;;) {
        const { data }: { data: { advancing: boolean } } = await (await sandbox.send('GET', '/sandbox/clock')).json();
        if (!data.advancing) return;
        await moveClock(sandbox, { advanceDays: 0 });
      }
    },

    sell,
    offerOf,
    codeFor,
    does,

    async arrives(life: Life): Promise<Inhabitant> {
      const person = await newPayer(sandbox, 'success', { countryCode: life.country });
      const one = { ...person, life, begun: false };
      await giveCredit(one, life.credit);
      return one;
    },

    async begins(one: Inhabitant): Promise<void> {
      const { life } = one;
      const redemptionCode = life.code && (await codeFor(life, life.code));
      const made = await subscribeTo(one, { offerId: offerOf(life), ...(redemptionCode && { redemptionCode }) });
      // a code that does not go with the offer is left out
      if (!made.ok) worked(await subscribeTo(one, { offerId: offerOf(life) }));
      one.begun = true;
    },

    /** The page is theirs from now on. */
    comesIn({ userId, jwt }: Inhabitant): void {
      count += 1;
      const ip = `10.9.${Math.floor(count / 250)}.${count % 250}`;
      const protocol = sharedSession();
      protocol.act('configure', {
        apiUrl: 'http://sandbox.test',
        apiKey: portalKey,
        fetch: inProcessFetch(sandbox, { ip }),
      });
      protocol.act('signIn', { jwt, userId });
    },
  };
}

export type Town = Awaited<ReturnType<typeof openTown>>;
