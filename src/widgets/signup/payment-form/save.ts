import { getAccount, updatePayment } from '../../../core/contract/account.js';
import type { PaymentMethod, PaymentMethodInput } from '../../../core/contract/schemas/account.js';
import type { Session } from '../../../core/session/session.js';
import type { CardFields, ProviderCard } from '../../../core/stripe/card-fields.js';
import { paymentMethodInput, type AddressValue } from './address.js';
import type { Refusal } from './screen.js';

/** A card that was sent and whose answer never came: sent again as it is, it is the same call. */
export type Unanswered = { card: ProviderCard; input: PaymentMethodInput };

type Saved = { ok: true; method: PaymentMethod } | { ok: false; refusal: Refusal; unanswered?: Unanswered };

const refused = (refusal: Refusal): Saved => ({ ok: false, refusal });
const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

interface Work {
  fields: CardFields;
  address: AddressValue;
  userId: string;
  session: Session;
  onConfirming: () => void;
  /** As long as nothing else has been typed since. */
  unanswered?: Unanswered | undefined;
}

/**
 * The card on the account where the answer about it was lost: whoever was charged reads that, and is not asked to try
 * again. Nothing while another card is there, or while what this one was to pay is still owed.
 */
async function savedAfterAll(
  session: Session,
  userId: string,
  { card }: Unanswered,
): Promise<PaymentMethod | undefined> {
  const answer = await session.request(getAccount, { userId });
  const method = answer.ok ? answer.data.paymentMethod : null;
  const isIt =
    method?.last4 === card.last4 &&
    method.expirationMonth === card.expirationMonth &&
    method.expirationYear === card.expirationYear;
  return answer.ok && method && isIt && answer.data.subscription?.owed == null ? method : undefined;
}

/** From the filled-in fields to the account: check, payment method, and what the card's bank wants to ask. */
export async function save({ fields, address, userId, session, onConfirming, unanswered }: Work): Promise<Saved> {
  let sent = unanswered;
  if (!sent) {
    const checked = await fields.check();
    if (!checked.ok) return refused({ by: 'fields', message: checked.message });
    const created = await fields.create();
    if (!created.ok) return refused({ by: 'provider', message: created.message });
    sent = { card: created.done, input: paymentMethodInput(created.done, address) };
  }
  const {
    card: { last4, expirationMonth, expirationYear },
    input,
  } = sent;
  const send = () => session.request(updatePayment, { userId, ...input });

  let answer = await send();
  const clientSecret =
    answer.ok || answer.failure.code !== 'paymentRequiresAction'
      ? undefined
      : text(answer.failure.debug?.['clientSecret']);
  if (clientSecret) {
    onConfirming();
    const confirmed = await fields.confirm(clientSecret);
    if (!confirmed.ok && confirmed.message) return refused({ by: 'provider', message: confirmed.message });
    if (confirmed.ok) answer = await send();
  }
  const isSaved =
    !answer.ok && answer.failure.code === 'unanswered' ? await savedAfterAll(session, userId, sent) : undefined;
  if (isSaved) return { ok: true, method: isSaved };
  if (!answer.ok) {
    const { code, message, fields: wrong = [] } = answer.failure;
    if (code === 'paymentFailed' && message) return refused({ by: 'provider', message });
    return {
      ...refused({ by: 'server', code, details: wrong.map(field => field.message) }),
      ...(code === 'unanswered' && { unanswered: sent }),
    };
  }
  return {
    ok: true,
    method: answer.data.paymentMethod ?? { id: input.id, brand: 'unknown', last4, expirationMonth, expirationYear },
  };
}
