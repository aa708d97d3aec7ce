import * as v from 'valibot';
import type { CardFields } from '../../../src/core/stripe/card-fields.js';
import type { TestSandbox } from '../../support/sandbox.js';

const key = { authorization: 'Bearer pk_sandbox_test', 'content-type': 'application/json' };
const method = v.object({
  id: v.string(),
  card: v.object({ brand: v.string(), last4: v.string(), exp_month: v.number(), exp_year: v.number() }),
});
const failure = v.object({ error: v.object({ message: v.string() }) });

export interface TypedCard extends CardFields {
  /** How often the bank was asked. */
  confirmed: number;
}

/** Fields with a typed card: they make the same calls as the provider's frames. */
export function typedCard(
  sandbox: TestSandbox,
  number = '4242424242424242',
  bank: 'complete' | 'fail' = 'complete',
): TypedCard {
  return {
    confirmed: 0,
    check: () => Promise.resolve({ ok: true, done: undefined }),
    async create() {
      const body = { type: 'card', card: { number, exp_month: 12, exp_year: 2034, cvc: '123' } };
      const answer: unknown = await (
        await sandbox.send('POST', '/sandbox/stripe/v1/payment_methods', { headers: key, body })
      ).json();
      const refused = v.safeParse(failure, answer);
      if (refused.success) return { ok: false, message: refused.output.error.message };
      const { id, card } = v.parse(method, answer);
      return {
        ok: true,
        done: {
          id,
          brand: card.brand,
          last4: card.last4,
          expirationMonth: card.exp_month,
          expirationYear: card.exp_year,
        },
      };
    },
    async confirm(clientSecret) {
      this.confirmed += 1;
      const [intent] = clientSecret.split('_secret_');
      const body = { client_secret: clientSecret, result: bank };
      await sandbox.send('POST', `/sandbox/stripe/v1/setup_intents/${intent}/authenticate`, { headers: key, body });
      return bank === 'complete'
        ? { ok: true, done: undefined }
        : { ok: false, message: 'We are unable to authenticate your payment method.' };
    },
  };
}
