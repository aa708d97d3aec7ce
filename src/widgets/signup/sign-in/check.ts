import { isEmailAddress } from '../../../core/email-address.js';
import { meetsPolicy } from '../../../core/password-policy.js';

export type FieldProblem =
  | 'emailMissing'
  | 'emailMalformed'
  | 'passwordMissing'
  | 'newPasswordMissing'
  | 'newPasswordWeak'
  | 'newPasswordSpaces';

export function checkEmail(value: string): FieldProblem | undefined {
  if (!value.trim()) return 'emailMissing';
  return isEmailAddress(value.trim()) ? undefined : 'emailMalformed';
}

/** Old passwords are not held to the policy. */
export const checkPassword = (value: string): FieldProblem | undefined => (value ? undefined : 'passwordMissing');

export function checkNewPassword(value: string): FieldProblem | undefined {
  if (!value) return 'newPasswordMissing';
  if (/\s/.test(value)) return 'newPasswordSpaces';
  return meetsPolicy(value) ? undefined : 'newPasswordWeak';
}
