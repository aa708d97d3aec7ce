import { inArray } from 'drizzle-orm';
import type { LocationPatch } from '../../../core/contract/schemas/commercial/locations.js';
import { partners } from '../../catalogue/tables.js';
import type { Db } from '../../db/db.js';
import { invalid } from '../../http/refusal.js';

type Details = Omit<LocationPatch, 'version' | 'name' | 'countryCode'>;

/** An emptied field has no value; one that was not sent stays as it is. */
const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

async function demandPartners(db: Db, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const found = await db.select({ id: partners.id }).from(partners).where(inArray(partners.id, wanted));
  if (found.length < wanted.length)
    throw invalid([{ path: 'partnerIds', message: 'One of these partners is not known.' }]);
}

/** What people say of a location, as it is stored. Partners have to exist. */
export async function detailsOf(db: Db, given: Details) {
  const { streetLine1, streetLine2, city, regionCode, postalCode, timeZone, memberBenefit, partnerIds, lowSeats } =
    given;
  if (partnerIds && partnerIds.length > 0) await demandPartners(db, partnerIds);
  return {
    streetLine1: orNull(streetLine1),
    streetLine2: orNull(streetLine2),
    city: orNull(city),
    regionCode: orNull(regionCode),
    postalCode: orNull(postalCode),
    memberBenefit: orNull(memberBenefit),
    partnerIds: partnerIds && [...new Set(partnerIds)],
    timeZone,
    lowSeats,
  };
}
