import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Fixed, so that a card keeps its fingerprint across restarts and processes of the sandbox. */
const salt = utf8ToBytes('echelon sandbox card fingerprint v1');

/** The same number always gives the same sixteen characters; the number cannot be read back from them in practice. */
export const fingerprintOf = (digits: string): string =>
  bytesToHex(hmac(sha256, salt, utf8ToBytes(digits))).slice(0, 16);
