import { isEmailAddress } from '../../../core/email-address.js';
import { meetsPolicy } from '../../../core/password-policy.js';
import { problems as words } from './copy.js';
import type { FormScreen, Problems } from './screen.js';

const email = (value: string) => {
  if (!value.trim()) return words.email.missing;
  return isEmailAddress(value.trim()) ? undefined : words.email.malformed;
};

const newPassword = (value: string) => {
  if (!value) return words.newPassword.missing;
  if (/\s/.test(value)) return words.newPassword.spaces;
  return meetsPolicy(value) ? undefined : words.newPassword.weak;
};

/** What is wrong with a form, by the fields that it has. Old passwords are not held to the policy. */
export function check({ is, email: address, password }: Pick<FormScreen, 'is' | 'email' | 'password'>): Problems {
  if (is === 'resetting') return { password: newPassword(password) };
  if (is === 'forgetting') return { email: email(address) };
  return { email: email(address), password: password ? undefined : words.password.missing };
}
