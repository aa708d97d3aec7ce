import { addDays } from '../../../../core/dates.js';
import { locations, locationUsers } from '../../../commercial/tables/places.js';
import { insertRows } from '../../../db/write-rows.js';
import type { Seed } from '../../seed.js';

interface SeedPlace {
  id: string;
  name: string;
  ownerId: string;
  dealerId: string | null;
  city: string;
  regionCode: string;
  timeZone: string;
  partnerIds?: string[];
}

const places: readonly SeedPlace[] = [
  {
    id: 'loc_downtown',
    name: 'Harbor Hotel Downtown',
    ownerId: 'own_harbor',
    dealerId: 'deal_northern',
    city: 'Chicago',
    regionCode: 'IL',
    timeZone: 'America/Chicago',
    partnerIds: ['northside'],
  },
  {
    id: 'loc_airport',
    name: 'Harbor Hotel Airport',
    ownerId: 'own_harbor',
    dealerId: 'deal_northern',
    city: 'Rosemont',
    regionCode: 'IL',
    timeZone: 'America/Chicago',
  },
  {
    id: 'loc_lakeside',
    name: 'Harbor Lakeside Club',
    ownerId: 'own_harbor',
    dealerId: null,
    city: 'Evanston',
    regionCode: 'IL',
    timeZone: 'America/Chicago',
  },
  {
    id: 'loc_riverside',
    name: 'Harbor Riverside',
    ownerId: 'own_harbor',
    dealerId: 'deal_northern',
    city: 'Milwaukee',
    regionCode: 'WI',
    timeZone: 'America/Chicago',
  },
  {
    id: 'loc_pulse',
    name: 'Pulse Studio SoHo',
    ownerId: 'own_pulse',
    dealerId: null,
    city: 'New York',
    regionCode: 'NY',
    timeZone: 'America/New_York',
  },
];

/** The locations, and who works at one of them. */
export async function seedLocations({ db, now }: Seed): Promise<void> {
  await insertRows(
    db,
    locations,
    places.map(({ partnerIds = [], ...place }, index) => ({
      ...place,
      streetLine1: `${100 + index * 20} Lake Street`,
      streetLine2: null,
      postalCode: `6060${index}`,
      countryCode: 'US',
      memberBenefit: 'Ride every machine here with your own membership.',
      partnerIds,
      lowSeats: 2,
      status: 'active' as const,
      createdAt: addDays(now, -250 + index),
      version: 1,
    })),
  );
  await insertRows(db, locationUsers, [
    { locationId: 'loc_downtown', userId: 'usr_manager', role: 'manager', connectedAt: addDays(now, -100) },
    { locationId: 'loc_downtown', userId: 'usr_clerk', role: 'staff', connectedAt: addDays(now, -50) },
  ]);
}
