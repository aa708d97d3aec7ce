import type { BillingAddress } from '../../../core/contract/schemas/account.js';
import type { Gender, User, UserPatch } from '../../../core/contract/schemas/users.js';
import type { Measured } from '../../../core/measures.js';
import { changedFields as changedIn } from '../../editor/values.js';

/** The form's fields, by the paths that the server uses for them. */
export interface Values {
  /** A picture as a data URL, `none` to take the present one away, empty to leave it. */
  image: string;
  firstName: string;
  lastName: string;
  displayName: string;
  email: string;
  currentPassword: string;
  phoneNumber: string;
  'address.country.code': string;
  'address.streetLine1': string;
  'address.streetLine2': string;
  'address.city': string;
  'address.region.code': string;
  'address.postalCode': string;
  birthDate: string;
  gender: Gender | '';
  heightMm: Measured;
  weightGrams: Measured;
  maxHeartRate: Measured;
  restingHeartRate: Measured;
  ftp: Measured;
}

export type Field = keyof Values;

/** In the order in which the fields are in the form. */
export const blank: Values = {
  image: '',
  firstName: '',
  lastName: '',
  displayName: '',
  email: '',
  currentPassword: '',
  phoneNumber: '',
  'address.country.code': '',
  'address.streetLine1': '',
  'address.streetLine2': '',
  'address.city': '',
  'address.region.code': '',
  'address.postalCode': '',
  birthDate: '',
  gender: '',
  heightMm: null,
  weightGrams: null,
  maxHeartRate: null,
  restingHeartRate: null,
  ftp: null,
};

const isField = (name: string): name is Field => name in blank;

/** All but the password, which describes no person: it is not compared, and not kept when a session ends. */
export const compared: readonly Field[] = Object.keys(blank)
  .filter(isField)
  .filter(field => field !== 'currentPassword');

/** The word of the specification for a country without regions (s.3). */
const NO_REGION = 'NA';

/** A profile as the form shows it. */
export function valuesOf(user: User): Values {
  const {
    firstName,
    lastName,
    displayName,
    email,
    phoneNumber,
    address,
    birthDate,
    gender,
    heightMm,
    weightGrams,
    maxHeartRate,
    restingHeartRate,
    ftp,
    countryCode,
  } = user;
  const region = address?.region.code ?? '';
  return {
    ...blank,
    firstName,
    lastName,
    displayName,
    email: email ?? '',
    phoneNumber: phoneNumber ?? '',
    'address.country.code': address?.country.code ?? countryCode,
    'address.streetLine1': address?.streetLine1 ?? '',
    'address.streetLine2': address?.streetLine2 ?? '',
    'address.city': address?.city ?? '',
    'address.region.code': region === NO_REGION ? '' : region,
    'address.postalCode': address?.postalCode ?? '',
    birthDate: birthDate ?? '',
    gender: gender ?? '',
    heightMm,
    weightGrams,
    maxHeartRate,
    restingHeartRate,
    ftp,
  };
}

/** Which fields say something else than is known. */
export const changedFields = (values: Values, known: Values): readonly Field[] =>
  changedIn<Values>(compared, values, known);

const isOfAddress = (field: Field): boolean => field.startsWith('address.');

export const changesAddress = (values: Values, known: Values): boolean =>
  changedFields(values, known).some(isOfAddress);

/** Whether any part of an address is filled in. A country alone does not count. */
export const hasAddress = (values: Values): boolean =>
  compared.some(field => isOfAddress(field) && field !== 'address.country.code' && String(values[field]).trim() !== '');

function addressOf(values: Values): BillingAddress | null {
  if (!hasAddress(values)) return null;
  const streetLine2 = values['address.streetLine2'].trim();
  return {
    streetLine1: values['address.streetLine1'].trim(),
    ...(streetLine2 && { streetLine2 }),
    city: values['address.city'].trim(),
    postalCode: values['address.postalCode'].trim(),
    country: { code: values['address.country.code'] },
    region: { code: values['address.region.code'].trim() || NO_REGION },
  };
}

const numberOf = (value: Measured): number | null => (typeof value === 'number' ? value : null);

/** What is sent: what has changed, and nothing else. A picture that goes is another call. */
export function patchOf(values: Values, known: Values): UserPatch {
  const changed = new Set(changedFields(values, known));
  const {
    image,
    firstName,
    lastName,
    displayName,
    email,
    currentPassword,
    phoneNumber,
    birthDate,
    gender,
    heightMm,
    weightGrams,
    maxHeartRate,
    restingHeartRate,
    ftp,
  } = values;
  return {
    ...(changed.has('image') && image !== 'none' && { image }),
    ...(changed.has('firstName') && { firstName: firstName.trim() }),
    ...(changed.has('lastName') && { lastName: lastName.trim() }),
    ...(changed.has('displayName') && { displayName: displayName.trim() }),
    ...(changed.has('email') && { email: email.trim(), currentPassword }),
    ...(changed.has('phoneNumber') && { phoneNumber: phoneNumber.trim() || null }),
    ...(changesAddress(values, known) && { address: addressOf(values) }),
    ...(changed.has('birthDate') && { birthDate: birthDate || null }),
    ...(changed.has('gender') && { gender: gender || null }),
    ...(changed.has('heightMm') && { heightMm: numberOf(heightMm) }),
    ...(changed.has('weightGrams') && { weightGrams: numberOf(weightGrams) }),
    ...(changed.has('maxHeartRate') && { maxHeartRate: numberOf(maxHeartRate) }),
    ...(changed.has('restingHeartRate') && { restingHeartRate: numberOf(restingHeartRate) }),
    ...(changed.has('ftp') && { ftp: numberOf(ftp) }),
  };
}
