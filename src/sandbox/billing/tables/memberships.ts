import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type EndReason,
  type Schedule,
  type Subscription,
  subscriptionStatus,
} from '../../../core/contract/schemas/account.js';
import { type ChannelKind, channelKind, type Discount } from '../../../core/contract/schemas/offers.js';
import { currency, instant } from '../../db/columns.js';

/** A code by its normal form, and the account credit that it gave, minor units. */
export interface HeldCode {
  code: string;
  credit: number;
}

/** What a membership began on before staff decided: until when it runs so. */
export interface Provisional {
  receiptGuid: string;
  /** Unix seconds. */
  until: number;
}

/** Who bills a membership: a kind of domain 1.6 and the name people know it by. */
export interface Provider {
  organizationCode: string;
  name: string;
  kind: ChannelKind;
}

/** What waits for the end of the running period: another plan, or with `provider` another membership there. */
export interface PendingChange {
  planId: string;
  /** Unix seconds. */
  effectiveAt: number;
  provider?: Provider;
}

/** Memberships, past ones too. A person has at most one that lives: the partial index sees to it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    planId: text().notNull(),
    offerId: text().notNull(),
    status: text({
      enum: subscriptionStatus.options,
    }).notNull(),
    /** Who bills: a kind of domain 1.6 and the name people know it by. */
    channelKind: text({ enum: channelKind.options }).notNull(),
    channelName: text().notNull(),
    provisioned: boolean().notNull().default(false),
    ...currency(),
    startedAt: instant(),
    currentPeriodStart: instant(),
    currentPeriodEnd: instant(),
    trialStart: instant(),
    trialEnd: instant(),
    nextBillDate: instant(),
    /** Minor units after the discount, before account credit. */
    nextBillAmount: integer(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    canceledAt: instant(),
    endsAt: instant(),
    endedAt: instant(),
    endReason: text().$type<EndReason>(),
    cancellation: jsonb().$type<NonNullable<Subscription['cancellation']>>(),
    pauseAtPeriodEnd: boolean().notNull().default(false),
    pausedAt: instant(),
    resumesAt: instant(),
    pastDueAt: instant(),
    /** When the card is tried next, and how often it was since `pastDueAt`. */
    retryAt: instant(),
    retryCount: integer().notNull().default(0),
    discount: jsonb().$type<Discount & { startedAt: number; endsAt: number | null }>(),
    /** The running period was billed with the discount. */
    periodDiscounted: boolean().notNull().default(false),
    /** An invoice with an amount due had the discount on it: one that counts 'once' is used up. */
    discountSpent: boolean().notNull().default(false),
    /** What the plan costs for the whole running period, after its discount: what proration divides. */
    periodPrice: integer().notNull().default(0),
    pendingChange: jsonb().$type<PendingChange>(),
    schedule: jsonb().$type<Schedule>(),
    /** The last instant at which something happened by itself: borders of phases before it are behind us. */
    phaseBorderAt: instant(),
    /** When the engine has to look at it next; the due-work loop uses only this. */
    dueAt: instant(),
    /** The newest event of the billing provider that was applied. */
    lastEventAt: instant(),
    /** A payment that waits for the member's bank, as the provider reported it; nothing of it stays once it is paid. */
    requiresAction: jsonb().$type<{ clientSecret: string; invoiceId: string | null }>(),
    termsAcceptedAt: instant(),
    partnerId: text(),
    /** Months on a receipt that nobody has decided about: they end then, unless it is approved. Kept after the end. */
    provisional: jsonb().$type<Provisional>(),
    /** Codes that count once the first payment is made, or the receipt approved: until then they go back when it ends. */
    heldCodes: jsonb().$type<readonly HeldCode[]>(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    index('subscriptions_user').on(table.userId),
    uniqueIndex('subscriptions_one_live')
      .on(table.userId)
      .where(sql`status in ('pending', 'inactive', 'trialing', 'active', 'past_due', 'paused')`),
    index('subscriptions_due').on(table.dueAt),
  ],
);

/** What is booked on top of a plan. `endedAt` is set when it is over. */
export const subscriptionAddons = pgTable(
  'subscription_addons',
  {
    id: text().primaryKey(),
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id),
    userId: text().notNull(),
    guid: text().notNull(),
    offerId: text().notNull(),
    name: text().notNull(),
    /** Minor units per period of the plan. */
    amount: integer().notNull(),
    /** It was in the price of the running period: nothing comes back for what was never paid. */
    periodPaid: boolean().notNull(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  table => [
    index('subscription_addons_subscription').on(table.subscriptionId),
    uniqueIndex('subscription_addons_once')
      .on(table.subscriptionId, table.guid)
      .where(sql`ended_at is null`),
  ],
);
