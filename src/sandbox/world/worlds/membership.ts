import type { CardBehaviour } from '../../stripe/vault.js';
import { addDays } from '../../../core/dates.js';
import { eq } from 'drizzle-orm';
import type { Subscribe } from '../../../core/contract/schemas/account.js';
import { providerPaymentMethods } from '../../billing/tables/card-provider.js';
import { paymentMethods } from '../../billing/tables/invoices.js';
import { subscriptions } from '../../billing/tables/memberships.js';
import { act } from '../../billing/actions/act.js';
import type { Work } from '../../billing/books/books.js';
import type { EngineContext } from '../../billing/context.js';
import { runDueWork } from '../../billing/books/due-work.js';
import { loadMember } from '../../billing/account/member.js';
import { replacePaymentMethod } from '../../billing/cards/payment.js';
import { subscribe } from '../../billing/actions/subscribe.js';
import { Refusal } from '../../http/refusal.js';
import { fingerprintOf } from '../../stripe/server/fingerprint.js';
import type { Seed } from '../seed.js';

/** The member's card. Not the number that guides suggest first: a trial here must not use up theirs. */
const card = {
  id: 'pm_seed_member',
  number: '5555555555554444',
  brand: 'mastercard',
  last4: '4444',
  expMonth: 12,
} as const;

const address = {
  streetLine1: '12 Harbor Street',
  city: 'Portland',
  postalCode: '97201',
  country: { code: 'US' },
  region: { code: 'OR' },
};

/** The request that a seed makes in a person's name, so many days ago. */
export const askedBy = ({ db, now }: Seed, userId: string, daysAgo: number): EngineContext => ({
  db,
  now: addDays(now, -daysAgo),
  requestId: 'seed',
  host: {},
  caller: { userId, parentId: userId, sessionId: 'seed', roles: ['Member'] },
});

/** Gives a person a card that works. */
export async function giveCard(seed: Seed, userId: string, daysAgo = 0): Promise<void> {
  const { id, brand, last4, expMonth } = card;
  const context = askedBy(seed, userId, daysAgo);
  const expYear = new Date(seed.now * 1000).getUTCFullYear() + 3;
  await seed.db.insert(providerPaymentMethods).values({
    id,
    brand,
    last4,
    expMonth,
    expYear,
    fingerprint: fingerprintOf(card.number),
    behaviour: 'success',
    billing: {},
    createdAt: context.now,
  });
  await replacePaymentMethod(context, await loadMember(context, userId), {
    id,
    cardData: { type: 'card', code: last4, brand, expirationMonth: expMonth, expirationYear: expYear },
    billingAddress: address,
    firstName: 'Alex',
    lastName: 'Rider',
    phoneNumber: '+15035550123',
  });
}

/** Lets a person subscribe as they would on a page, so many days ago. */
export async function signUp(
  seed: Seed,
  userId: string,
  offerId: string,
  daysAgo: number,
  proof: Pick<Subscribe, 'receiptGuid'> = {},
): Promise<void> {
  await giveCard(seed, userId, daysAgo);
  const context = askedBy(seed, userId, daysAgo);
  await subscribe(context, await loadMember(context, userId), { offerId, termsAcceptedAt: context.now, ...proof });
}

/** Lets a person subscribe whose bank asks about the payment, and leave the bank's question open. */
export async function signUpUnpaid(seed: Seed, userId: string, offerId: string): Promise<void> {
  await giveCard(seed, userId);
  await askAlways(seed);
  const context = askedBy(seed, userId, 0);
  const member = await loadMember(context, userId);
  await subscribe(context, member, { offerId, termsAcceptedAt: context.now }).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'paymentRequiresAction') throw error;
  });
}

/** What a person did to their membership so many days ago, after all that had happened by then. */
export async function since(seed: Seed, userId: string, daysAgo: number, run: (work: Work) => void): Promise<void> {
  const context = askedBy(seed, userId, daysAgo);
  await runDueWork(seed.db, context.now);
  await act(context, await loadMember(context, userId), run);
}

/** The month on the person's card is over. */
export async function expireCard(seed: Seed): Promise<void> {
  const now = new Date(seed.now * 1000);
  await seed.db
    .update(paymentMethods)
    .set({ expYear: now.getUTCFullYear() - 1 })
    .where(eq(paymentMethods.providerId, card.id));
}

const cardBecomes =
  (behaviour: CardBehaviour) =>
  async ({ db }: Seed): Promise<void> => {
    await db.update(providerPaymentMethods).set({ behaviour }).where(eq(providerPaymentMethods.id, card.id));
  };

/** From now on the person's bank declines every charge. */
export const emptyCard = cardBecomes('chargeFails');

/** From now on the person's bank wants every charge confirmed. */
export const askAlways = cardBecomes('asksAlways');

/** A subscription that never went through our own card provider. */
export async function giveSubscription(
  seed: Seed,
  userId: string,
  given: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await seed.db.insert(subscriptions).values({
    id: 'sub_seed',
    userId,
    planId: 'us-premier-monthly',
    offerId: 'us-premier-monthly',
    status: 'active',
    channelKind: 'card',
    channelName: 'Echelon',
    currencyCode: 'USD',
    currencyScale: 100,
    createdAt: addDays(seed.now, -10),
    dueAt: given.endsAt ?? null,
    ...given,
  });
}
