import { digest, randomToken } from '../../access/hashes.js';
import { newId } from '../../db/ids.js';

/** A machine's life from one activation to the next. Its tokens name it, so those of the last one are worth nothing. */
export interface Lifetime {
  lifetimeId: string;
  secretHash: string;
}

/** A new life and its secret, which is told once. */
export function newLifetime(): Lifetime & { secret: string } {
  const secret = randomToken();
  return { lifetimeId: newId('life'), secret, secretHash: digest(secret) };
}

/** Hex of one length is compared whole, so that the time says nothing about how much was right. */
export function isSecret(secret: string, secretHash: string | null): boolean {
  const given = digest(secret);
  const kept = secretHash ?? digest('nobody');
  let difference = secretHash === null ? 1 : 0;
  for (let at = 0; at < given.length; at += 1) difference |= given.charCodeAt(at) ^ kept.charCodeAt(at);
  return difference === 0;
}
