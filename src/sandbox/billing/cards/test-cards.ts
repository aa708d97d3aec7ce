import type { PaymentMethodInput } from '../../../core/contract/schemas/account.js';
import { providerPaymentMethods } from '../tables/card-provider.js';
import type { users } from '../../people/tables.js';
import { Refusal } from '../../http/refusal.js';
import { digest } from '../../access/hashes.js';
import { type TestCard, testCards } from '../../stripe/cards.js';
import { fingerprintOf } from '../../stripe/server/fingerprint.js';
import type { EngineContext } from '../context.js';

/** The card provider's names of its test cards, without `pm_card_` or `tok_`. */
const numbers: Readonly<Record<string, string>> = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  discover: '6011111111111117',
  diners: '3056930009020004',
  jcb: '3566002020360505',
  unionpay: '6200000000000005',
  chargeDeclined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedProcessingError: '4000000000000119',
  chargeCustomerFail: '4000000000000341',
  authenticationRequired: '4000002760003184',
  authenticationRequiredOnSetup: '4000002500003155',
  threeDSecure2Required: '4000000000003220',
};

/** The card behind a name such as `pm_card_visa`, `tok_visa` or `pm_card_visa_chargeDeclined`. */
export function testCardOf(token: string): TestCard {
  const name = /^(?:pm_card_|tok_)(?:visa_)?(\w+)$/.exec(token)?.[1] ?? '';
  const number = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
  const card = testCards.find(one => one.number === number);
  if (!card) throw new Refusal('paymentMethodUnknown', 'The card provider has no test card of this name.');
  return card;
}

/**
 * Registers a test card with the card provider as a person's, and answers what their page would send on. A person has
 * one of each: a bank that asked to confirm it is answered about the same card.
 */
export async function registerTestCard(
  { db, now }: Pick<EngineContext, 'db' | 'now'>,
  {
    id: userId,
    firstName,
    lastName,
    phoneNumber,
    countryCode,
  }: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'phoneNumber' | 'countryCode'>,
  { number, brand, behaviour }: TestCard,
): Promise<PaymentMethodInput> {
  const id = `pm_test${digest(`${userId} ${number}`).slice(0, 20)}`;
  const last4 = number.slice(-4);
  const [expMonth, expYear] = [12, new Date(now * 1000).getUTCFullYear() + 5];
  const [card] = await db
    .insert(providerPaymentMethods)
    .values({
      id,
      brand,
      last4,
      expMonth,
      expYear,
      behaviour,
      fingerprint: fingerprintOf(number),
      billing: {},
      createdAt: now,
    })
    // the clock may have moved since: the card is as it was
    .onConflictDoUpdate({ target: providerPaymentMethods.id, set: { behaviour } })
    .returning();
  return {
    id,
    cardData: {
      type: 'card',
      code: last4,
      brand,
      expirationMonth: card?.expMonth ?? expMonth,
      expirationYear: card?.expYear ?? expYear,
    },
    billingAddress: {
      streetLine1: '1 Test Street',
      city: 'Springfield',
      postalCode: '00000',
      country: { code: countryCode },
      region: { code: 'NA' },
    },
    firstName,
    lastName,
    phoneNumber: phoneNumber ?? '+15550100',
  };
}
