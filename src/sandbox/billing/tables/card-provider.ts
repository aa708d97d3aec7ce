import { cardBrand } from '../../../core/contract/schemas/account.js';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BillingDetails } from '../../stripe/vault.js';
import { instant } from '../../db/columns.js';

/** The sandbox card provider's own book of cards; the product reads it through `billing/cards/card-provider.ts` only. */
export const providerPaymentMethods = pgTable('provider_payment_methods', {
  id: text().primaryKey(),
  brand: text({ enum: cardBrand.options }).notNull(),
  last4: text().notNull(),
  expMonth: integer().notNull(),
  expYear: integer().notNull(),
  fingerprint: text().notNull(),
  behaviour: text({
    enum: [
      'success',
      'declined',
      'insufficientFunds',
      'expired',
      'processingError',
      'requiresAction',
      'asksAlways',
      'chargeFails',
    ],
  }).notNull(),
  billing: jsonb().$type<BillingDetails>().notNull(),
  createdAt: instant().notNull(),
});

/** Confirmations that a card's bank required (3-D Secure). */
export const providerIntents = pgTable(
  'provider_intents',
  {
    id: text().primaryKey(),
    clientSecret: text().notNull().unique(),
    paymentMethodId: text().notNull(),
    status: text({ enum: ['requires_action', 'succeeded', 'requires_payment_method'] }).notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('provider_intents_method').on(table.paymentMethodId)],
);
