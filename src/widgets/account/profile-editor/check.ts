import type { Country } from '../../../core/contract/schemas/countries.js';
import { isEmailAddress } from '../../../core/email-address.js';
import {
  ftp,
  height,
  isPossible,
  maxHeartRate,
  restingHeartRate,
  weight,
  type Measured,
  type Scale,
} from '../../../core/measures.js';
import type { MeasureProblem } from '../../form/measure-copy.js';
import { changedFields, changesAddress, hasAddress, type Field, type Values } from './values.js';

export type FieldProblem =
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'displayNameMissing'
  | 'nameLong'
  | 'displayNameLong'
  | 'emailMissing'
  | 'emailMalformed'
  | 'emailTaken'
  | 'passwordMissing'
  | 'passwordWrong'
  | 'phoneMalformed'
  | 'birthDateMalformed'
  | 'birthDateFuture'
  | 'birthDateOld'
  | MeasureProblem
  | 'streetMissing'
  | 'cityMissing'
  | 'regionMissing'
  | 'postalCodeMissing'
  | 'postalCodeMalformed'
  | 'addressLong';

/** What the form knows beside what is typed. */
export interface Known {
  values: Values;
  countries: readonly Country[];
  /** A date is half typed, which its field shows and keeps to itself. */
  isDateHalf: boolean;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** How the countries we sell in write their postal codes; spaces and hyphens are nobody's mistake. */
const postalCodes: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(?:\d{4})?$/,
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  MX: /^\d{5}$/,
  BE: /^B?\d{4}$/,
};

const OLDEST = 120;

const name = (value: string, missing: FieldProblem, most: number, long: FieldProblem): FieldProblem | undefined =>
  value.trim() === '' ? missing : value.trim().length > most ? long : undefined;

/** Its range is the same in all units. */
const within = (value: Measured, scale: Scale, problem: MeasureProblem): FieldProblem | undefined =>
  isPossible(scale, value) ? undefined : problem;

const short = (value: string, most: number): FieldProblem | undefined =>
  value.trim().length > most ? 'addressLong' : undefined;

function postalCode({ 'address.postalCode': code, 'address.country.code': country }: Values): FieldProblem | undefined {
  const pattern = postalCodes[country];
  if (!pattern) return short(code, 20);
  if (code.trim() === '') return 'postalCodeMissing';
  return pattern.test(code.toUpperCase().replace(/[\s.-]/g, '')) ? undefined : 'postalCodeMalformed';
}

function birthDate(value: string, { isDateHalf, today }: Known): FieldProblem | undefined {
  if (isDateHalf) return 'birthDateMalformed';
  if (value === '') return undefined;
  if (value > today) return 'birthDateFuture';
  // Years alone: whose birthday is still to come is a year younger.
  return Number(today.slice(0, 4)) - Number(value.slice(0, 4)) > OLDEST + 1 ? 'birthDateOld' : undefined;
}

function phone(value: string): FieldProblem | undefined {
  const digits = value.replace(/\D/g, '').length;
  return value.trim() === '' || (/^\+?[\d\s().\-–/]{4,32}$/.test(value.trim()) && digits >= 4 && digits <= 15)
    ? undefined
    : 'phoneMalformed';
}

const rules: Readonly<Record<Field, (values: Values, known: Known) => FieldProblem | undefined>> = {
  image: () => undefined,
  firstName: values => name(values.firstName, 'firstNameMissing', 100, 'nameLong'),
  lastName: values => name(values.lastName, 'lastNameMissing', 100, 'nameLong'),
  displayName: values => name(values.displayName, 'displayNameMissing', 40, 'displayNameLong'),
  email: ({ email }) =>
    email.trim() === '' ? 'emailMissing' : isEmailAddress(email.trim()) ? undefined : 'emailMalformed',
  currentPassword: values => (values.currentPassword === '' ? 'passwordMissing' : undefined),
  phoneNumber: values => phone(values.phoneNumber),
  'address.country.code': () => undefined,
  'address.streetLine1': values => name(values['address.streetLine1'], 'streetMissing', 200, 'addressLong'),
  'address.streetLine2': values => short(values['address.streetLine2'], 200),
  'address.city': values => name(values['address.city'], 'cityMissing', 100, 'addressLong'),
  'address.region.code': (values, { countries }) => {
    const regions = countries.find(({ code }) => code === values['address.country.code'])?.regions ?? [];
    return regions.length > 0 && values['address.region.code'] === '' ? 'regionMissing' : undefined;
  },
  'address.postalCode': postalCode,
  birthDate: (values, known) => birthDate(values.birthDate, known),
  gender: () => undefined,
  heightMm: values => within(values.heightMm, height.metric, 'heightRange'),
  weightGrams: values => within(values.weightGrams, weight.metric, 'weightRange'),
  maxHeartRate: values => within(values.maxHeartRate, maxHeartRate, 'maxHeartRateRange'),
  restingHeartRate: values => within(values.restingHeartRate, restingHeartRate, 'restingHeartRateRange'),
  ftp: values => within(values.ftp, ftp, 'ftpRange'),
};

/** Whether a field has to be right for the form to be sent: nobody is kept from a new name by an old address. */
function isAsked(field: Field, values: Values, known: Known): boolean {
  if (field.startsWith('address.')) return changesAddress(values, known.values) && hasAddress(values);
  const changed = changedFields(values, known.values);
  return changed.includes(field === 'currentPassword' ? 'email' : field) || (field === 'birthDate' && known.isDateHalf);
}

/** What is wrong with one field. */
export const check = (field: Field, values: Values, known: Known): FieldProblem | undefined =>
  isAsked(field, values, known) ? rules[field](values, known) : undefined;
