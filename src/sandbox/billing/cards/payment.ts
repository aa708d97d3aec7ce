import { and, eq } from 'drizzle-orm';
import type { PaymentMethodInput } from '../../../core/contract/schemas/account.js';
import type { FieldProblem } from '../../../core/contract/failure.js';
import { newId } from '../../db/ids.js';
import { paymentMethods } from '../tables/invoices.js';
import { Refusal } from '../../http/refusal.js';
import type { EngineContext } from '../context.js';
import { findCard, setUpCard, type ProviderCard } from './card-provider.js';
import { cardsNotTaken, takesCards } from './taking.js';
import { record } from '../account/history.js';
import type { Member, PaymentMethodRow } from '../account/member.js';

const unknown = () => new Refusal('paymentMethodUnknown', 'The card provider does not know this payment method.');

/** Fields in which what the page says differs from what the provider knows. */
function differences(card: ProviderCard, { cardData }: PaymentMethodInput): FieldProblem[] {
  const pairs: readonly [path: string, said: unknown, known: unknown][] = [
    ['cardData.code', cardData.code, card.last4],
    ['cardData.brand', cardData.brand.toLowerCase(), card.brand],
    ['cardData.expirationMonth', cardData.expirationMonth, card.expMonth],
    ['cardData.expirationYear', cardData.expirationYear, card.expYear],
  ];
  return pairs
    .filter(([, said, known]) => said !== known)
    .map(([path]) => ({ path, message: 'Does not fit the payment method.' }));
}

const auditedPart = ({ brand, last4 }: Pick<PaymentMethodRow, 'brand' | 'last4'>) => ({ brand, last4 });

/**
 * Makes a card the account's payment method: sets it up with its bank, then replaces the former one.
 * Kept are brand, last four, expiry and fingerprint, from the provider's record and not the page's.
 */
export async function replacePaymentMethod(
  context: EngineContext,
  member: Member,
  input: PaymentMethodInput,
): Promise<void> {
  const { db, now } = context;
  if (!takesCards(context.host)) throw cardsNotTaken();
  const userId = member.user.id;
  const card = await findCard(context, input);
  if (!card) throw unknown();
  const [known] = await db.select().from(paymentMethods).where(eq(paymentMethods.providerId, card.id));
  // an id is no secret: one that is on another account must not say so
  if (known && known.userId !== userId) throw unknown();
  const wrong = differences(card, input);
  if (wrong.length > 0) throw new Refusal('validationFailed', 'Some fields are not valid.', { fields: wrong });
  await setUpCard(context, card);

  await db
    .update(paymentMethods)
    .set({ active: false })
    .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.active, true)));
  const { firstName, lastName, phoneNumber, billingAddress } = input;
  const details = { firstName, lastName, phoneNumber, billingAddress, active: true };
  if (known) await db.update(paymentMethods).set(details).where(eq(paymentMethods.id, known.id));
  else {
    const { brand, last4, expMonth, expYear, fingerprint } = card;
    const added = await db
      .insert(paymentMethods)
      .values({
        id: newId('pay'),
        userId,
        providerId: card.id,
        brand,
        last4,
        expMonth,
        expYear,
        fingerprint,
        createdAt: now,
        ...details,
      })
      .onConflictDoNothing({ target: paymentMethods.providerId })
      .returning({ id: paymentMethods.id });
    if (added.length === 0) throw unknown();
  }

  // cards before the first membership are part of signing up, which has its own history entry
  const { paymentMethod: former, subscription } = member;
  if (!former || !subscription || former.providerId === card.id) return;
  await record(context, {
    userId,
    type: 'paymentMethodUpdated',
    summary: `Payment method replaced: ${card.brand} ending in ${card.last4}`,
    subscriptionId: subscription.id,
    before: auditedPart(former),
    after: auditedPart(card),
  });
}
