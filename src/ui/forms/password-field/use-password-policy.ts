import { passwordRules, type PasswordRule } from '../../../core/password-policy.js';
import { useWords } from '../../language/language.js';
import type { PasswordRequirement } from './password-field.js';
import { passwordPolicyWords } from './policy-words.js';

const order: readonly PasswordRule[] = ['characters', 'symbol', 'number', 'letter'];

/** The four lines of the password policy and which of them a password meets (spec s.5), for a field's `requirements`. */
export function usePasswordPolicy(password: string): readonly PasswordRequirement[] {
  const words = useWords(passwordPolicyWords);
  const passed = passwordRules(password);
  return order.map(rule => ({ label: words[rule], passed: passed[rule] }));
}
