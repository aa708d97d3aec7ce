import type { Location, LocationPatch, NewLocation } from '../../../../core/contract/schemas/commercial/locations.js';

/** In the order in which the fields are in the form. */
export interface Values {
  name: string;
  /** Its name, or its id, as it was typed or chosen. */
  owner: string;
  streetLine1: string;
  streetLine2: string;
  city: string;
  regionCode: string;
  postalCode: string;
  countryCode: string;
  /** IANA. */
  timeZone: string;
  memberBenefit: string;
  lowSeats: number | undefined;
}
export type Field = keyof Values;

export type Problem = 'nameMissing' | 'ownerMissing' | 'countryMissing' | 'timeZoneUnknown' | 'lowSeatsWrong';

export const blank: Values = {
  name: '',
  owner: '',
  streetLine1: '',
  streetLine2: '',
  city: '',
  regionCode: '',
  postalCode: '',
  countryCode: '',
  timeZone: '',
  memberBenefit: '',
  lowSeats: 2,
};

/** What can be changed of a location; its owner cannot. */
export const editable = [
  'name',
  'streetLine1',
  'streetLine2',
  'city',
  'regionCode',
  'postalCode',
  'countryCode',
  'timeZone',
  'memberBenefit',
  'lowSeats',
] as const satisfies readonly Field[];

/** Free seats below which an alarm can be raised, at the most. */
export const MOST_LOW_SEATS = 1000;

/** The zones that this browser knows. */
export const knownZones = (): readonly string[] =>
  typeof Intl.supportedValuesOf === 'function' ? [...Intl.supportedValuesOf('timeZone'), 'UTC'] : [];

function isZone(timeZone: string): boolean {
  try {
    return timeZone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const isLowSeats = (count: number | undefined): boolean =>
  count !== undefined && Number.isInteger(count) && count >= 0 && count <= MOST_LOW_SEATS;

/** What is wrong with a field. An owner is asked for only where it is not known whose the location will be. */
export function check(field: Field, values: Values, asksOwner: boolean): Problem | undefined {
  if (field === 'name' && values.name.trim() === '') return 'nameMissing';
  if (field === 'owner' && asksOwner && values.owner.trim() === '') return 'ownerMissing';
  if (field === 'countryCode' && values.countryCode === '') return 'countryMissing';
  if (field === 'timeZone' && !isZone(values.timeZone.trim())) return 'timeZoneUnknown';
  if (field === 'lowSeats' && !isLowSeats(values.lowSeats)) return 'lowSeatsWrong';
  return undefined;
}

export const valuesOf = (location: Location): Values => ({
  name: location.name,
  owner: location.owner.name,
  streetLine1: location.streetLine1 ?? '',
  streetLine2: location.streetLine2 ?? '',
  city: location.city ?? '',
  regionCode: location.regionCode ?? '',
  postalCode: location.postalCode ?? '',
  countryCode: location.countryCode,
  timeZone: location.timeZone,
  memberBenefit: location.memberBenefit ?? '',
  lowSeats: location.lowSeats,
});

const textFields = [
  'streetLine1',
  'streetLine2',
  'city',
  'regionCode',
  'postalCode',
  'timeZone',
  'memberBenefit',
] as const satisfies readonly (Field & keyof NewLocation)[];

/** What a new location is sent with: nothing of what was left empty. */
export function newLocationOf(values: Values, ownerId: string | undefined): NewLocation {
  const given: Partial<Record<(typeof textFields)[number], string>> = {};
  for (const field of textFields) if (values[field].trim() !== '') given[field] = values[field].trim();
  return {
    name: values.name.trim(),
    countryCode: values.countryCode,
    ...given,
    ...(ownerId !== undefined && { ownerId }),
    ...(values.lowSeats !== undefined && { lowSeats: values.lowSeats }),
  };
}

/** What has changed, and nothing else: an emptied field goes as an empty text. */
export function patchOf(changed: readonly Field[], values: Values): LocationPatch {
  const has = (field: Field): boolean => changed.includes(field);
  const given: Partial<Record<(typeof textFields)[number], string>> = {};
  for (const field of textFields) if (has(field)) given[field] = values[field].trim();
  return {
    ...given,
    ...(has('name') && { name: values.name.trim() }),
    ...(has('countryCode') && { countryCode: values.countryCode }),
    ...(has('lowSeats') && values.lowSeats !== undefined && { lowSeats: values.lowSeats }),
  };
}
