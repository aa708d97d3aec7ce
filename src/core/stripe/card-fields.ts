import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';

/** What the provider says about a card: never its number. */
export interface ProviderCard {
  /** The payment method's id. */
  id: string;
  brand: string;
  last4: string;
  expirationMonth: number;
  expirationYear: number;
}

/** The provider's answer; `message` is in its own words, which a person may read. */
export type Answered<Done> = { ok: true; done: Done } | { ok: false; message: string | undefined };

/** The filled-in fields of the card provider, as far as saving them goes. */
export interface CardFields {
  /** Looks at what was typed; the fields themselves show what is wrong. */
  check(): Promise<Answered<void>>;
  /** The card as a payment method. Nothing is charged. */
  create(): Promise<Answered<ProviderCard>>;
  /** Lets the card's bank ask the person (3-D Secure). */
  confirm(clientSecret: string): Promise<Answered<void>>;
}

const refused = (error: Pick<StripeError, 'message'> | undefined) => ({ ok: false as const, message: error?.message });
const done = { ok: true as const, done: undefined };

/** A call into the provider's script that breaks is a refusal too: else a form would wait for ever. */
async function guarded<Done>(work: () => Promise<Answered<Done>>): Promise<Answered<Done>> {
  try {
    return await work();
  } catch (error) {
    console.error('The card provider failed:', error);
    return refused(undefined);
  }
}

/** `CardFields` over the provider's own objects. */
export function cardFields(stripe: Stripe, elements: StripeElements): CardFields {
  return {
    check: () =>
      guarded(async () => {
        const { error } = await elements.submit();
        return error ? refused(error) : done;
      }),
    create: () =>
      guarded(async () => {
        const { error, paymentMethod } = await stripe.createPaymentMethod({ elements });
        if (error || !paymentMethod.card) return refused(error);
        const { brand, last4, exp_month: expirationMonth, exp_year: expirationYear } = paymentMethod.card;
        return { ok: true, done: { id: paymentMethod.id, brand, last4, expirationMonth, expirationYear } };
      }),
    confirm: clientSecret =>
      guarded(async () => {
        const { error } = await stripe.handleNextAction({ clientSecret });
        return error ? refused(error) : done;
      }),
  };
}
