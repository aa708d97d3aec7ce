import { inArray } from 'drizzle-orm';
import type { Db } from '../../../src/sandbox/index.js';
import { insertRows } from '../../../src/sandbox/db/write-rows.js';
import { paymentMethods } from '../../../src/sandbox/billing/tables/invoices.js';
import { providerPaymentMethods } from '../../../src/sandbox/billing/tables/card-provider.js';
import { users } from '../../../src/sandbox/people/tables.js';
import type { Work } from '../../../src/sandbox/billing/books/books.js';
import { findOffer } from '../../../src/sandbox/catalogue/catalogue.js';
import { byCode } from '../../../src/sandbox/catalogue/offered.js';
import { planIn, readPlans } from '../../../src/sandbox/catalogue/plan-book.js';
import { computeQuote } from '../../../src/sandbox/billing/quote/quote.js';
import { subscribe } from '../../../src/sandbox/billing/transitions/begin.js';
import { type Entry, writeBooks } from '../../../src/sandbox/billing/books/write-books.js';
import type { Life } from './lives.js';

const cardOf = (userId: string) => ({ id: `pay_${userId}`, providerId: `pm_${userId}`, expMonth: 12, expYear: 2099 });

const address = {
  streetLine1: '1 Main Street',
  city: 'Salem',
  postalCode: '97301',
  country: { code: 'US' },
  region: { code: 'OR' },
};

async function writePeople(db: Db, lives: readonly Life[]): Promise<void> {
  await insertRows(
    db,
    users,
    lives.map(({ userId, begins }) => ({
      id: userId,
      email: `${userId}@example.test`,
      firstName: 'Li',
      lastName: 'Fe',
      parentId: userId,
      countryCode: 'US',
      roles: ['Member'],
      attribution: {},
      createdAt: begins,
    })),
  );
  const face = { brand: 'visa', last4: '4242', createdAt: 0 } as const;
  await insertRows(
    db,
    providerPaymentMethods,
    lives.map(({ userId }) => {
      const { providerId, expMonth, expYear } = cardOf(userId);
      return {
        id: providerId,
        expMonth,
        expYear,
        fingerprint: userId,
        behaviour: 'success' as const,
        billing: {},
        ...face,
      };
    }),
  );
  await insertRows(
    db,
    paymentMethods,
    lives.map(({ userId }) => ({
      ...cardOf(userId),
      userId,
      fingerprint: userId,
      firstName: 'Li',
      lastName: 'Fe',
      phoneNumber: '',
      billingAddress: address,
      active: true,
      ...face,
    })),
  );
}

/** Writes the people down and lets each of them subscribe at their own moment, by the rules that serve a page. */
export async function beginLives(db: Db, lives: readonly Life[], now: number): Promise<void> {
  await writePeople(db, lives);
  const plan = planIn(await readPlans(db));
  const offers = new Map<string, NonNullable<Awaited<ReturnType<typeof findOffer>>>>();
  const entries: Entry[] = [];
  for (const {
    userId,
    begins,
    terms: { offerId },
  } of lives) {
    const offer = offers.get(offerId) ?? (await findOffer(byCode({ db, now }, null), 'plan', offerId));
    if (!offer) throw new Error(`The catalogue has no offer ${offerId}.`);
    offers.set(offerId, offer);
    const { id, expMonth, expYear } = cardOf(userId);
    const before = {
      userId,
      subscription: undefined,
      addons: [],
      open: undefined,
      credit: {},
      card: { id, expMonth, expYear, bank: { is: 'good' as const } },
    };
    const work: Work = { at: begins, books: before, facts: [], plan };
    const quote = computeQuote({ now: begins, plan: offer.plan, offer, trialUsed: false, credit: 0, blockers: [] });
    subscribe(work, { offer, quote, termsAcceptedAt: begins, partnerId: null });
    entries.push({
      before,
      after: work.books,
      facts: work.facts,
      actor: { actorKind: 'member', actorId: userId },
      requestId: null,
      email: null,
    });
  }
  await db.transaction(tx => writeBooks(tx, entries));
}

/** From now on the banks of these people refuse every charge, or agree to every one. */
export async function setBanks(
  db: Db,
  userIds: readonly string[],
  behaviour: 'chargeFails' | 'success',
): Promise<void> {
  if (userIds.length > 0)
    await db
      .update(providerPaymentMethods)
      .set({ behaviour })
      .where(
        inArray(
          providerPaymentMethods.id,
          userIds.map(userId => cardOf(userId).providerId),
        ),
      );
}
