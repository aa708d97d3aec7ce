import { updatePayment } from '../../../core/contract/account.js';
import type { PaymentMethod, PaymentMethodInput } from '../../../core/contract/schemas/account.js';
import type { Session } from '../../../core/session/session.js';
import type { CardFields } from '../../../core/stripe/card-fields.js';
import { paymentMethodInput, type AddressValue } from './address.js';
import type { Refusal } from './screen.js';

type Saved = { ok: true; method: PaymentMethod } | { ok: false; refusal: Refusal };

const refused = (refusal: Refusal): Saved => ({ ok: false, refusal });
const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

async function send(input: PaymentMethodInput, userId: string, session: Session) {
  // One key for one card as typed: sent again after the bank has confirmed, or after a lost answer, it is the same call.
  return session.request(updatePayment, { userId, ...input }, { idempotencyKey: `payment-${input.id}` });
}

/** From the filled-in fields to the account: check, payment method, and what the card's bank wants to ask. */
export async function save(fields: CardFields, address: AddressValue, userId: string, session: Session, onConfirming: () => void): Promise<Saved> {
  const checked = await fields.check();
  if (!checked.ok) return refused({ by: 'fields', message: checked.message });
  const created = await fields.create();
  if (!created.ok) return refused({ by: 'provider', message: created.message });

  const input = paymentMethodInput(created.done, address);
  let answer = await send(input, userId, session);
  const clientSecret = answer.ok || answer.failure.code !== 'paymentRequiresAction' ? undefined : text(answer.failure.debug?.['clientSecret']);
  if (clientSecret) {
    onConfirming();
    const confirmed = await fields.confirm(clientSecret);
    if (!confirmed.ok && confirmed.message) return refused({ by: 'provider', message: confirmed.message });
    if (confirmed.ok) answer = await send(input, userId, session);
  }
  if (!answer.ok) {
    const { code, message, fields: wrong = [] } = answer.failure;
    if (code === 'paymentFailed' && message) return refused({ by: 'provider', message });
    return refused({ by: 'server', code, details: wrong.map(field => field.message) });
  }
  const { last4, expirationMonth, expirationYear } = created.done;
  return { ok: true, method: answer.data.paymentMethod ?? { id: input.id, brand: 'unknown', last4, expirationMonth, expirationYear } };
}
