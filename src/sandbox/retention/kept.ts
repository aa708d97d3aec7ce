import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DAY } from '../../core/dates.js';
import { apiKeys, oneTimeTokens, sessions, signingKeys } from '../access/tables.js';
import { providerIntents, providerPaymentMethods } from '../billing/tables/card-provider.js';
import {
  accountHistory,
  creditLedger,
  invoiceLines,
  invoices,
  paymentMethods,
  payments,
} from '../billing/tables/invoices.js';
import { subscriptionAddons, subscriptions } from '../billing/tables/memberships.js';
import { trialRedemptions } from '../billing/tables/trials.js';
import { campaigns, countries, offers, partners, plans } from '../catalogue/tables.js';
import { redemptionCodes } from '../codes/tables.js';
import { commercialCodes } from '../commercial/tables/codes.js';
import { commercialEquipment, pairings } from '../commercial/tables/equipment.js';
import { activationCodes, licenses, licenseSeats } from '../commercial/tables/licenses.js';
import { commercialModels, commercialOrders, transfers } from '../commercial/tables/orders.js';
import {
  companyPeople,
  dealers,
  locationMembers,
  locations,
  locationUsers,
  owners,
} from '../commercial/tables/places.js';
import { alarms, commercialSessions } from '../commercial/tables/sessions.js';
import {
  contentItems,
  contentRatings,
  contentSongs,
  favorites,
  instructors,
  playbacks,
  playlists,
  schedulePlans,
  songs,
} from '../content/tables.js';
import { outbox, settings, stamps } from '../db/tables.js';
import { drafts, publishedVersions, scheduledPublications } from '../drafts/tables.js';
import { equipmentUnits, firmwareReleases, userEquipment } from '../equipment/tables.js';
import { familyInvitations } from '../family/tables.js';
import { audit, idempotencyRecords, rateLimits } from '../http/tables.js';
import { orders } from '../orders/tables.js';
import { externalUsers } from '../partners/tables.js';
import { deviceLogs, devices, preferences, profileImages, relationships, users } from '../people/tables.js';
import { receiptPieces, receipts, receiptUploads } from '../receipts/tables.js';
import { releases } from '../releases/tables.js';
import { classAttempts } from '../training/tables/attempts.js';
import { userBadges } from '../training/tables/badges.js';
import { collectionMembers, collections } from '../training/tables/collections.js';
import { workoutPlans } from '../training/tables/plans.js';
import { classBests, personalBests, trainingSettings } from '../training/tables/records.js';
import { streakSettings } from '../training/tables/streaks.js';
import {
  strengthRemovedSets,
  strengthResets,
  strengthRoutines,
  strengthSessions,
  strengthSets,
} from '../training/tables/strength.js';
import { workoutLaps, workouts, workoutsApart, workoutSeries } from '../training/tables/workouts.js';
import { RESTORABLE } from '../training/workouts/change.js';
import { REMEMBERED } from '../webhooks/tolerance.js';
import { webhookEvents } from '../webhooks/tables.js';
import type { Goes, Reason } from './rule.js';

/** The longest one: a law that says ten years means no day less. */
const YEAR = 366 * DAY;

/** A day after their end, which leaves time to look into something. */
export const endedSessions: Goes = {
  table: sessions,
  says: { what: 'sessions', since: 'they ran out or were ended' },
  when: [
    { date: sessions.expiresAt, after: DAY },
    { date: sessions.revokedAt, after: DAY },
  ],
};

/** The same for what works once. */
export const spentTokens: Goes = {
  table: oneTimeTokens,
  says: { what: 'links that work once, for signing in and for passwords', since: 'they ran out or were used' },
  when: [
    { date: oneTimeTokens.expiresAt, after: DAY },
    { date: oneTimeTokens.usedAt, after: DAY },
  ],
};

export const countedTries: Goes = {
  table: rateLimits,
  says: { what: 'counts of tries', since: 'they stopped counting' },
  when: [{ date: rateLimits.windowEnd, after: DAY }],
};

/** Workouts that nobody can bring back any more, with what was measured. */
export const deletedWorkouts: Goes = {
  table: workouts,
  says: { what: 'deleted workouts', since: 'they were deleted' },
  when: [{ date: workouts.deletedAt, after: RESTORABLE }],
  parts: {
    key: workouts.id,
    by: [
      workoutSeries.workoutId,
      workoutLaps.workoutId,
      workoutsApart.workoutId,
      workoutsApart.otherId,
      strengthSets.workoutId,
      strengthRemovedSets.workoutId,
      strengthSessions.workoutId,
    ],
  },
};

/** What goes by itself, and when (docs/decisions/0030-what-goes-when.md). */
export const goes: readonly Goes[] = [
  endedSessions,
  spentTokens,
  {
    table: pairings,
    says: { what: 'codes on machines’ screens', since: 'they ran out' },
    when: [{ date: pairings.expiresAt, after: DAY }],
  },
  countedTries,
  {
    table: idempotencyRecords,
    says: { what: 'answers kept for repeated requests', since: 'the first one' },
    when: [{ date: idempotencyRecords.createdAt, after: DAY }],
  },
  {
    table: receiptUploads,
    says: { what: 'receipts of which a part never came', since: 'the first part' },
    when: [{ date: receiptUploads.createdAt, after: DAY }],
    parts: { key: receiptUploads.guid, by: [receiptPieces.guid] },
  },
  deletedWorkouts,
  {
    // one that ran out stays: its parent sees it, and sends it again
    table: familyInvitations,
    says: { what: 'invitations to a family', since: 'they were accepted or withdrawn' },
    when: [
      { date: familyInvitations.acceptedAt, after: 90 * DAY },
      { date: familyInvitations.revokedAt, after: 90 * DAY },
    ],
  },
  {
    table: outbox,
    says: { what: 'mails', since: 'they were written' },
    when: [{ date: outbox.createdAt, after: 90 * DAY }],
  },
  {
    // that a subscription has ended is asked for ever: it is not taken up again
    table: webhookEvents,
    says: { what: 'events of the card provider and of machines, but ends of subscriptions', since: 'they came' },
    when: [
      {
        date: webhookEvents.receivedAt,
        after: REMEMBERED,
        only: sql`${webhookEvents.type} <> 'customer.subscription.deleted'`,
      },
    ],
  },
  {
    // a machine shows its whole history, which is its part of the trail
    table: audit,
    says: { what: 'the audit trail, but machines’ histories', since: 'it happened' },
    when: [{ date: audit.at, after: 3 * YEAR, only: sql`${audit.resource} <> 'equipment'` }],
  },
  {
    table: accountHistory,
    says: { what: 'the history of an account', since: 'it happened' },
    when: [{ date: accountHistory.at, after: 10 * YEAR }],
  },
];

/** What stays, and why. */
export const stays: Readonly<Record<Reason, readonly PgTable[]>> = {
  own: [
    users,
    profileImages,
    preferences,
    relationships,
    devices,
    externalUsers,
    favorites,
    playlists,
    contentRatings,
    playbacks,
    classAttempts,
    userEquipment,
    userBadges,
    collectionMembers,
    workoutPlans,
    personalBests,
    classBests,
    trainingSettings,
    streakSettings,
    strengthRoutines,
    strengthResets,
  ],
  money: [
    subscriptions,
    subscriptionAddons,
    invoices,
    invoiceLines,
    payments,
    creditLedger,
    paymentMethods,
    providerPaymentMethods,
    providerIntents,
    orders,
  ],
  proof: [trialRedemptions, redemptionCodes, commercialCodes, receipts, equipmentUnits],
  place: [
    dealers,
    owners,
    companyPeople,
    locations,
    locationUsers,
    locationMembers,
    commercialEquipment,
    activationCodes,
    licenses,
    licenseSeats,
    commercialModels,
    commercialOrders,
    transfers,
    commercialSessions,
    alarms,
  ],
  offered: [
    countries,
    partners,
    campaigns,
    plans,
    offers,
    drafts,
    publishedVersions,
    scheduledPublications,
    releases,
    collections,
    contentItems,
    contentSongs,
    instructors,
    songs,
    schedulePlans,
    firmwareReleases,
  ],
  few: [settings, stamps, apiKeys, signingKeys, deviceLogs],
};
