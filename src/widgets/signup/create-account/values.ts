import { isEmailAddress } from '../../../core/email-address.js';
import { meetsPolicy } from '../../../core/password-policy.js';
import { problems } from './copy.js';

export interface Values {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export type Field = keyof Values;

/** What is wrong, per field, as the person reads it. */
export type Problems = { readonly [F in Field]?: string | undefined };

export const blank: Values = { firstName: '', lastName: '', email: '', password: '' };

/** In the order in which they stand in the form. */
export const fields: readonly Field[] = ['firstName', 'lastName', 'email', 'password'];

const LONGEST_NAME = 100;

const name = (field: 'firstName' | 'lastName', value: string) => {
  if (!value.trim()) return problems[field].missing;
  return value.trim().length > LONGEST_NAME ? problems[field].long : undefined;
};

const checks: Record<Field, (value: string) => string | undefined> = {
  firstName: value => name('firstName', value),
  lastName: value => name('lastName', value),
  email: value => {
    if (!value.trim()) return problems.email.missing;
    return isEmailAddress(value.trim()) ? undefined : problems.email.malformed;
  },
  password: value => {
    if (!value) return problems.password.missing;
    if (/\s/.test(value)) return problems.password.spaces;
    return meetsPolicy(value) ? undefined : problems.password.weak;
  },
};

/** What is wrong with these fields. */
export function check(values: Values, only: readonly Field[] = fields): Problems {
  return Object.fromEntries(only.map(field => [field, checks[field](values[field])]));
}
