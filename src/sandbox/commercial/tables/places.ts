import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companyStatus } from '../../../core/contract/schemas/commercial/owners.js';
import { locationRole, locationStatus } from '../../../core/contract/schemas/commercial/locations.js';
import { instant } from '../../db/columns.js';
import { nameSearch } from './order-names.js';

const company = () => ({
  id: text().primaryKey(),
  name: text().notNull(),
  contactName: text(),
  contactEmail: text(),
  contactPhone: text(),
  status: text({ enum: companyStatus.options }).notNull(),
  createdAt: instant().notNull(),
  version: integer().notNull().default(1),
});

/** Who sells equipment and looks after the owners that bought it. */
export const dealers = pgTable('dealers', { ...company(), territory: text() });

/** Who owns locations. */
export const owners = pgTable('owners', { ...company(), dealerId: text() }, table => [
  index('owners_dealer').on(table.dealerId),
  index('owners_search').using('gin', nameSearch(table)),
]);

/** For which company a dealer's or an owner's person signs in. */
export const companyPeople = pgTable('company_people', {
  userId: text().primaryKey(),
  dealerId: text(),
  ownerId: text(),
});

/** Gyms, hotels, studios. A closed one stays, for its history. */
export const locations = pgTable(
  'locations',
  {
    id: text().primaryKey(),
    ownerId: text().notNull(),
    /** Who looks after it; null once the owner has removed them. */
    dealerId: text(),
    name: text().notNull(),
    streetLine1: text(),
    streetLine2: text(),
    city: text(),
    regionCode: text(),
    postalCode: text(),
    countryCode: text().notNull(),
    timeZone: text().notNull(),
    memberBenefit: text(),
    partnerIds: text().array().notNull(),
    lowSeats: integer().notNull(),
    status: text({ enum: locationStatus.options }).notNull(),
    createdAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    index('locations_owner').on(table.ownerId),
    index('locations_dealer').on(table.dealerId),
    index('locations_name').on(table.name, table.id),
    index('locations_search').using('gin', nameSearch(table)),
  ],
);

/** Who works where. */
export const locationUsers = pgTable(
  'location_users',
  {
    locationId: text().notNull(),
    userId: text().notNull(),
    role: text({ enum: locationRole.options }).notNull(),
    connectedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.locationId, table.userId] }), index('location_users_user').on(table.userId)],
);

/** Members who have redeemed a location's code. */
export const locationMembers = pgTable(
  'location_members',
  {
    locationId: text().notNull(),
    userId: text().notNull(),
    codeId: text().notNull(),
    since: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.locationId, table.userId] }), index('location_members_user').on(table.userId)],
);
