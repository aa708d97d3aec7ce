import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { providerIntents, providerPaymentMethods } from '../tables/card-provider.js';
import type { Vault } from '../../stripe/vault.js';

/** The card provider's book in the sandbox's database, so that every process on it sees the same cards. */
export function stripeVault(db: Db): Vault {
  const findIntent: Vault['findIntent'] = async clientSecret => {
    const [intent] = await db.select().from(providerIntents).where(eq(providerIntents.clientSecret, clientSecret));
    return intent;
  };
  return {
    findIntent,
    async savePaymentMethod(method) {
      await db.insert(providerPaymentMethods).values(method);
    },
    async findPaymentMethod(id) {
      const [method] = await db.select().from(providerPaymentMethods).where(eq(providerPaymentMethods.id, id));
      return method;
    },
    async settleIntent(clientSecret, to) {
      await db
        .update(providerIntents)
        .set({ status: to })
        .where(and(eq(providerIntents.clientSecret, clientSecret), eq(providerIntents.status, 'requires_action')));
      return findIntent(clientSecret);
    },
  };
}
