import { isEmailAddress } from '../../../core/email-address.js';
import { meetsPolicy } from '../../../core/password-policy.js';

export interface Values {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export type Field = keyof Values;

export type FieldProblem =
  | 'firstNameMissing'
  | 'firstNameLong'
  | 'lastNameMissing'
  | 'lastNameLong'
  | 'emailMissing'
  | 'emailMalformed'
  | 'emailTaken'
  | 'passwordMissing'
  | 'passwordWeak'
  | 'passwordSpaces';

/** In the order in which the fields are in the form. */
export const blank: Values = { firstName: '', lastName: '', email: '', password: '' };

const LONGEST_NAME = 100;

function name(field: 'firstName' | 'lastName', value: string): FieldProblem | undefined {
  if (!value.trim()) return `${field}Missing`;
  return value.trim().length > LONGEST_NAME ? `${field}Long` : undefined;
}

const checks: Record<Field, (value: string) => FieldProblem | undefined> = {
  firstName: value => name('firstName', value),
  lastName: value => name('lastName', value),
  email: value => {
    if (!value.trim()) return 'emailMissing';
    return isEmailAddress(value.trim()) ? undefined : 'emailMalformed';
  },
  password: value => {
    if (!value) return 'passwordMissing';
    if (/\s/.test(value)) return 'passwordSpaces';
    return meetsPolicy(value) ? undefined : 'passwordWeak';
  },
};

/** What is wrong with one field. */
export const check = (field: Field, values: Values): FieldProblem | undefined => checks[field](values[field]);
