import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.js';

/**
 * Invitations of family members to a login of their own. The address is stored here and not on the profile, so that
 * what the parent sees does not reveal whether it has an account.
 */
export const familyInvitations = pgTable(
  'family_invitations',
  {
    id: text().primaryKey(),
    parentId: text().notNull(),
    memberId: text().notNull(),
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
  },
  table => [
    index('family_invitations_parent').on(table.parentId),
    uniqueIndex('family_invitations_one_open')
      .on(table.memberId)
      .where(sql`accepted_at is null and revoked_at is null`),
    index('family_invitations_accepted')
      .on(table.acceptedAt)
      .where(sql`accepted_at is not null`),
    index('family_invitations_revoked')
      .on(table.revokedAt)
      .where(sql`revoked_at is not null`),
  ],
);
