import * as v from 'valibot';
import type { BillingDetails } from '../vault.js';

const text = v.nullish(v.pipe(v.string(), v.maxLength(500)));

const digits = (longest: number) => v.pipe(v.string(), v.regex(/^\d*$/), v.maxLength(longest));

/** What the card frame posts. */
export const paymentMethodRequest = v.object({
  type: v.literal('card'),
  card: v.object({
    number: digits(19),
    exp_month: v.pipe(v.number(), v.integer()),
    exp_year: v.pipe(v.number(), v.integer()),
    cvc: digits(4),
    wallet: v.optional(v.picklist(['apple_pay', 'google_pay'])),
  }),
  billing_details: v.optional(
    v.object({
      name: text,
      email: text,
      phone: text,
      address: v.nullish(
        v.object({ line1: text, line2: text, city: text, state: text, postal_code: text, country: text }),
      ),
    }),
  ),
});

export type PaymentMethodRequest = v.InferOutput<typeof paymentMethodRequest>;

export const authenticateRequest = v.object({
  client_secret: v.pipe(v.string(), v.maxLength(200)),
  result: v.picklist(['complete', 'fail']),
});

/** Only the fields that say something, in the vault's spelling. */
export function billingOf(request: PaymentMethodRequest): BillingDetails {
  const given = request.billing_details;
  const address = given?.address;
  const lines = {
    ...(address?.line1 ? { line1: address.line1 } : {}),
    ...(address?.line2 ? { line2: address.line2 } : {}),
    ...(address?.city ? { city: address.city } : {}),
    ...(address?.state ? { state: address.state } : {}),
    ...(address?.postal_code ? { postalCode: address.postal_code } : {}),
    ...(address?.country ? { country: address.country } : {}),
  };
  return {
    ...(given?.name ? { name: given.name } : {}),
    ...(given?.email ? { email: given.email } : {}),
    ...(given?.phone ? { phone: given.phone } : {}),
    ...(Object.keys(lines).length > 0 ? { address: lines } : {}),
  };
}
