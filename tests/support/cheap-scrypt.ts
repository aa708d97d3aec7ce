import { scryptNative } from '../../src/sandbox/node/scrypt.js';
import type { Scrypt } from '../../src/sandbox/access/passwords.js';

/** scrypt at the lowest cost: hundreds of people sign up in the tests, and what is slow by design is tested by itself. */
export const cheapScrypt: Scrypt = (password, salt, cost) =>
  scryptNative(password, salt, { ...cost, N: 16, r: 8, p: 1 });
