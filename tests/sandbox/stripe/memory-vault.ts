import { newIntentIds } from '../../../src/sandbox/stripe/server/ids.js';
import type { Vault, VaultIntent, VaultPaymentMethod } from '../../../src/sandbox/stripe/vault.js';

/** A vault for tests of the card provider alone; the sandbox keeps its own in SQL. */
export class MemoryVault implements Vault {
  readonly methods = new Map<string, VaultPaymentMethod>();
  readonly intents = new Map<string, VaultIntent>();

  savePaymentMethod(method: VaultPaymentMethod): Promise<void> {
    this.methods.set(method.id, method);
    return Promise.resolve();
  }

  findPaymentMethod(id: string): Promise<VaultPaymentMethod | undefined> {
    return Promise.resolve(this.methods.get(id));
  }

  findIntent(clientSecret: string): Promise<VaultIntent | undefined> {
    return Promise.resolve(this.intents.get(clientSecret));
  }

  settleIntent(clientSecret: string, to: 'succeeded' | 'requires_payment_method'): Promise<VaultIntent | undefined> {
    const intent = this.intents.get(clientSecret);
    if (intent?.status !== 'requires_action') return Promise.resolve(intent);
    const settled = { ...intent, status: to };
    this.intents.set(clientSecret, settled);
    return Promise.resolve(settled);
  }

  /** What the back end does when a bank asks for a confirmation. */
  startIntent(paymentMethodId: string): VaultIntent {
    const intent: VaultIntent = {
      ...newIntentIds(),
      paymentMethodId,
      status: 'requires_action',
      createdAt: 1_800_000_000,
    };
    this.intents.set(intent.clientSecret, intent);
    return intent;
  }
}
