import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { EventOutcome } from '../../core/contract/schemas/webhooks.js';
import { instant } from '../db/columns.js';

/** Every event that came with a good signature, once: its row is written in the transaction of its effect. Never its body. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** Who sent it: the card provider, or which of our own systems. Each counts its events by itself. */
    sender: text().notNull().default('stripe'),
    /** The sender's id of the event. */
    id: text().notNull(),
    type: text().notNull(),
    /** When it happened, by the sender. */
    created: instant().notNull(),
    receivedAt: instant().notNull(),
    /** Null for events that changed nothing. */
    appliedAt: instant(),
    outcome: text().$type<EventOutcome>().notNull(),
    /** What it is about: an invoice, an order, …; null where it names nothing. */
    objectId: text(),
    subscriptionId: text(),
    requestId: text().notNull(),
  },
  table => [
    primaryKey({ columns: [table.sender, table.id] }),
    index('webhook_events_subscription').on(table.subscriptionId, table.created),
    index('webhook_events_object').on(table.objectId, table.created),
    index('webhook_events_received')
      .on(table.receivedAt)
      .where(sql`type <> 'customer.subscription.deleted'`),
  ],
);
