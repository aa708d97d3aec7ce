import { meetsPolicy } from '../../../core/password-policy.js';

export interface Values {
  oldPassword: string;
  password: string;
}

export type FieldProblem =
  | 'oldPasswordMissing'
  | 'oldPasswordWrong'
  | 'passwordMissing'
  | 'passwordWeak'
  | 'passwordSpaces'
  | 'passwordSame';

export const blank: Values = { oldPassword: '', password: '' };

/** What is wrong with one field. Whether the old password is right, and the new one another, is for the server to say. */
export function check(field: keyof Values, values: Values): FieldProblem | undefined {
  const value = values[field];
  if (!value) return `${field}Missing`;
  if (field === 'oldPassword') return undefined;
  if (/\s/.test(value)) return 'passwordSpaces';
  return meetsPolicy(value) ? undefined : 'passwordWeak';
}
