import { and, desc, eq } from 'drizzle-orm';
import type { PaymentMethodInput } from '../../../core/contract/schemas/account.js';
import { providerIntents, providerPaymentMethods } from '../tables/card-provider.js';
import { Refusal } from '../../http/refusal.js';
import type { EngineContext } from '../context.js';
import { takesCards } from './taking.js';
import { newIntentIds } from '../../stripe/server/ids.js';
import { cardOutcomes, isExpired } from './card-outcomes.js';

export type ProviderCard = typeof providerPaymentMethods.$inferSelect;

type At = Pick<EngineContext, 'db' | 'now'>;

const failed = (declineCode: string, message: string) => new Refusal('paymentFailed', message, { declineCode });

/** The member has to confirm with their bank. The intent stays although the call is refused: it is what they confirm. */
const asks = (clientSecret: string) =>
  new Refusal('paymentRequiresAction', 'Your bank asks you to confirm this card.', { clientSecret }, true);

const brands: Readonly<Record<string, ProviderCard['brand']>> = {
  amex: 'amex',
  diners: 'diners',
  discover: 'discover',
  jcb: 'jcb',
  mastercard: 'mastercard',
  unionpay: 'unionpay',
  visa: 'visa',
};

/**
 * The card as its provider knows it. With a real provider's public key the sandbox cannot ask the
 * provider, which answers secret keys alone, so it takes the page's word for a card that will work. Never in production,
 * where no card is taken.
 */
export async function findCard(
  { db, now, host }: EngineContext,
  { id, cardData }: Pick<PaymentMethodInput, 'id' | 'cardData'>,
): Promise<ProviderCard | undefined> {
  const [card] = await db.select().from(providerPaymentMethods).where(eq(providerPaymentMethods.id, id));
  if (!takesCards(host)) return undefined;
  if (card || host.publishableKey === undefined) return card;
  return {
    id,
    brand: brands[cardData.brand] ?? 'unknown',
    last4: cardData.code,
    expMonth: cardData.expirationMonth,
    expYear: cardData.expirationYear,
    fingerprint: id,
    behaviour: 'success',
    billing: {},
    createdAt: now,
  };
}

/** Sets a card up for later charges, as its bank would: throws what the bank answers unless it agrees. */
export async function setUpCard({ db, now }: At, card: ProviderCard): Promise<void> {
  if (isExpired(card, now)) throw failed('expired_card', 'This card has expired. Try another one.');
  const outcome = cardOutcomes[card.behaviour];
  if (outcome.is === 'refused') throw failed(outcome.declineCode, outcome.message);
  if (outcome.is === 'good') return;

  const [intent] = await db
    .select()
    .from(providerIntents)
    .where(eq(providerIntents.paymentMethodId, card.id))
    .orderBy(desc(providerIntents.createdAt))
    .limit(1);
  if (intent?.status === 'succeeded') return;
  if (intent?.status === 'requires_action') throw asks(intent.clientSecret);
  const { id, clientSecret } = newIntentIds();
  // a failed confirmation ends its intent: the next try gets a new one, and later in time even within one second
  const createdAt = Math.max(now, (intent?.createdAt ?? 0) + 1);
  await db
    .insert(providerIntents)
    .values({ id, clientSecret, paymentMethodId: card.id, status: 'requires_action', createdAt });
  throw asks(clientSecret);
}

/** A confirmation to save a card does not count for a payment: banks that ask every time will ask again. */
export async function useUpConfirmation({ db }: Pick<At, 'db'>, id: string): Promise<void> {
  const [card] = await db
    .select({ behaviour: providerPaymentMethods.behaviour })
    .from(providerPaymentMethods)
    .where(eq(providerPaymentMethods.id, id));
  if (card?.behaviour !== 'asksAlways') return;
  await db
    .delete(providerIntents)
    .where(and(eq(providerIntents.paymentMethodId, id), eq(providerIntents.status, 'succeeded')));
}
