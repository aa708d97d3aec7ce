import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { email, password } from '../../src/core/contract/schemas/common.js';
import { isEmailAddress } from '../../src/core/email-address.js';
import { meetsPolicy, passwordRules } from '../../src/core/password-policy.js';

const likely = fc.string({
  unit: fc.constantFrom('a', 'Z', '7', '!', ' ', 'é', '𝟙', '\u00a0', '·', '\n'),
  minLength: 0,
  maxLength: 36,
});

it('accepts exactly the passwords that the back end accepts', () => {
  fc.assert(
    fc.property(
      fc.oneof(likely, fc.string({ unit: 'binary', maxLength: 36 })),
      text => meetsPolicy(text) === v.safeParse(password, text).success,
    ),
    { numRuns: 3000 },
  );
});

it('says line by line what a password still lacks', () => {
  expect(passwordRules('')).toEqual({ characters: false, symbol: false, number: false, letter: false });
  expect(passwordRules('abc')).toEqual({ characters: false, symbol: false, number: false, letter: true });
  expect(passwordRules('abcdefg1')).toEqual({ characters: true, symbol: false, number: true, letter: true });
  expect(passwordRules('abcdef 1!')).toEqual({ characters: false, symbol: true, number: true, letter: true });
  expect(passwordRules(`${'a'.repeat(31)}1!`).characters).toBe(false);
});

it('takes an address for an email address exactly where the back end does', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '-', 'é'), maxLength: 12 });
  // The back end trims and so does the caller; a NUL cannot be typed.
  fc.assert(
    fc.property(piece, text => isEmailAddress(text.trim()) === v.safeParse(email, text.trim()).success),
    { numRuns: 3000 },
  );
});
