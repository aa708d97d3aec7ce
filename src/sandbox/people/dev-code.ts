import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { DAY } from '../../core/dates.js';

/** Six digits that only we can make, another each UTC day; `now` in unix seconds. */
export function devCodeOf(secret: Uint8Array, userId: string, now: number): { code: string; expiresAt: number } {
  const day = Math.floor(now / DAY);
  const mac = new DataView(hmac(sha256, secret, utf8ToBytes(`dev-code ${userId} ${day}`)).buffer);
  // 2^48 is so much more than a million that no code is likelier than another in any way that counts
  const code = (mac.getUint16(0) * 2 ** 32 + mac.getUint32(2)) % 1_000_000;
  return { code: String(code).padStart(6, '0'), expiresAt: (day + 1) * DAY };
}
