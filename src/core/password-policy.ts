/** Length of a new password, in UTF-16 units as the back end counts them (spec s.9). */
export const PASSWORD_LENGTH = { min: 8, max: 32 } as const;

/** The four lines of the policy (spec s.5), in the order in which they are shown. */
export type PasswordRule = 'characters' | 'symbol' | 'number' | 'letter';

/**
 * Which lines of the policy a password meets. All four together are what the back end accepts
 * (contract/schemas/common), so white space, which has no line of its own, fails the line about characters.
 */
export function passwordRules(password: string): Record<PasswordRule, boolean> {
  const { min, max } = PASSWORD_LENGTH;
  return {
    characters: password.length >= min && password.length <= max && !/\s/.test(password),
    symbol: /[^\p{L}\p{N}\s]/u.test(password),
    number: /\p{N}/u.test(password),
    letter: /\p{L}/u.test(password),
  };
}

/** Whether a new password may be used. */
export const meetsPolicy = (password: string) => Object.values(passwordRules(password)).every(passed => passed);
