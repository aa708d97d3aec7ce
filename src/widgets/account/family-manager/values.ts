import type { Family, FamilyChange } from '../../../core/contract/schemas/family.js';
import type { Gender } from '../../../core/contract/schemas/users.js';
import { DAY } from '../../../core/dates.js';
import { isEmailAddress } from '../../../core/email-address.js';
import { height, isPossible, weight, type Measured, type Units } from '../../../core/measures.js';
import type { MeasureProblem } from '../../form/measure-copy.js';

export interface Values {
  firstName: string;
  lastName: string;
  displayName: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  gender: string;
  heightMm: Measured;
  weightGrams: Measured;
  email: string;
}

export type Field = keyof Values;

export type FieldProblem =
  | 'firstNameMissing'
  | 'firstNameLong'
  | 'lastNameMissing'
  | 'lastNameLong'
  | 'displayNameLong'
  | 'birthDateHalf'
  | 'birthDateFuture'
  | 'birthDateOld'
  | Extract<MeasureProblem, 'heightRange' | 'weightRange'>
  | 'emailMalformed'
  | 'emailYours'
  | 'emailMember'
  | 'emailInvited';

/** In the order in which the fields are in the form. */
export const blank: Values = {
  firstName: '',
  lastName: '',
  displayName: '',
  birthDate: '',
  gender: '',
  heightMm: null,
  weightGrams: null,
  email: '',
};

/** What a new member is held against. */
export interface Known {
  family: Family;
  units: Units;
  /** Unix seconds, the server's. */
  now: number;
  /** A date was begun and not finished: the browser holds it back. */
  halfDate: boolean;
}

export const genders: readonly Gender[] = ['female', 'male', 'nonBinary', 'undisclosed'];

const LONGEST_NAME = 100;
const LONGEST_DISPLAY_NAME = 40;
const OLDEST_YEARS = 120;

/**
 * The first and the last day that a living person can be born on. Where it is tomorrow already, one can be born
 * tomorrow.
 */
export function birthDays(now: number): { min: string; max: string } {
  const max = new Date((now + (14 * DAY) / 24) * 1000).toISOString().slice(0, 10);
  return { min: `${Number(max.slice(0, 4)) - OLDEST_YEARS}${max.slice(4)}`, max };
}

const address = (typed: string): string => typed.trim().toLowerCase();

function name(field: 'firstName' | 'lastName', value: string): FieldProblem | undefined {
  if (!value.trim()) return `${field}Missing`;
  return value.trim().length > LONGEST_NAME ? `${field}Long` : undefined;
}

function birthDate(value: string, { now, halfDate }: Known): FieldProblem | undefined {
  if (!value) return halfDate ? 'birthDateHalf' : undefined;
  const { min, max } = birthDays(now);
  if (value > max) return 'birthDateFuture';
  return value < min ? 'birthDateOld' : undefined;
}

function email(value: string, { family: { items } }: Known): FieldProblem | undefined {
  const typed = address(value);
  if (!typed) return undefined;
  if (!isEmailAddress(typed)) return 'emailMalformed';
  const whose = items.find(member => member.email === typed);
  if (!whose) return undefined;
  if (whose.status === 'invited') return 'emailInvited';
  return whose.isYou ? 'emailYours' : 'emailMember';
}

const checks: { readonly [Name in Field]: (values: Values, known: Known) => FieldProblem | undefined } = {
  firstName: ({ firstName }) => name('firstName', firstName),
  lastName: ({ lastName }) => name('lastName', lastName),
  displayName: ({ displayName }) => (displayName.trim().length > LONGEST_DISPLAY_NAME ? 'displayNameLong' : undefined),
  birthDate: (values, known) => birthDate(values.birthDate, known),
  gender: () => undefined,
  heightMm: ({ heightMm }) => (isPossible(height.metric, heightMm) ? undefined : 'heightRange'),
  weightGrams: ({ weightGrams }) => (isPossible(weight.metric, weightGrams) ? undefined : 'weightRange'),
  email: (values, known) => email(values.email, known),
};

/** What is wrong with one field. */
export const check = (field: Field, values: Values, known: Known): FieldProblem | undefined =>
  checks[field](values, known);

/** What is sent: nothing of what was left empty. */
export function requestOf(values: Values): Extract<FamilyChange, { action: 'add' }> {
  const [displayName, mail] = [values.displayName.trim(), address(values.email)];
  const { heightMm, weightGrams } = values;
  const gender = genders.find(one => one === values.gender);
  return {
    action: 'add',
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    ...(displayName && { displayName }),
    ...(values.birthDate && { birthDate: values.birthDate }),
    ...(gender && { gender }),
    ...(typeof heightMm === 'number' && { heightMm }),
    ...(typeof weightGrams === 'number' && { weightGrams }),
    ...(mail && { email: mail }),
  };
}
