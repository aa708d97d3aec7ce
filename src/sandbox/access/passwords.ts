import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface ScryptCost {
  N: number;
  r: number;
  p: number;
  dkLen: number;
}

/** scrypt itself; Node hands in its native one, a browser uses the one in JavaScript. */
export type Scrypt = (password: Uint8Array, salt: Uint8Array, cost: ScryptCost) => Promise<Uint8Array>;

export const scryptInJavaScript: Scrypt = (password, salt, cost) => scryptAsync(password, salt, cost);

/** One of the settings OWASP names for scrypt: 16 MB, five rounds. */
const cost: ScryptCost = { N: 2 ** 14, r: 8, p: 5, dkLen: 32 };

/** Typed on different keyboards, one password can arrive as different code points. */
const bytesOf = (password: string) => utf8ToBytes(password.normalize('NFKC'));

/** `scrypt$N$r$p$salt$hash`: the cost travels with the hash, so that it can be raised later. */
export async function hashPassword(scrypt: Scrypt, password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const hash = await scrypt(bytesOf(password), salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, bytesToHex(salt), bytesToHex(hash)].join('$');
}

/** Looked up for unknown addresses, so that an answer takes as long as for known ones. */
const nobody = ['scrypt', cost.N, cost.r, cost.p, '00'.repeat(16), '00'.repeat(32)].join('$');

export async function passwordMatches(
  scrypt: Scrypt,
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const [, N, r, p, salt = '', expected = ''] = (stored ?? nobody).split('$');
  const hash = await scrypt(bytesOf(password), hexToBytes(salt), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    dkLen: expected.length / 2,
  });
  const wanted = hexToBytes(expected);
  let difference = stored ? 0 : 1;
  // every byte is compared, so the time says nothing about how many were right
  for (const [index, byte] of hash.entries()) difference |= byte ^ (wanted[index] ?? 0);
  return difference === 0;
}
