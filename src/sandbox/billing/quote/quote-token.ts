import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { DAY } from '../../../core/dates.js';
import { QUOTE_LIFE, type Quoted } from './quote.js';

type Agreed = Pick<
  Quoted,
  'kind' | 'planId' | 'offerId' | 'currency' | 'total' | 'dueToday' | 'nextBill' | 'delayBilling' | 'quotedAt'
>;

/** What a person agrees to when they accept a quote. Dates count from the day of the quote, so minutes in between change nothing. */
function agreement(userId: string, quote: Agreed, expiresAt: number): string {
  const { kind, planId, offerId, currency, total, dueToday, nextBill, delayBilling, quotedAt } = quote;
  const next = nextBill && [Math.round((nextBill.date - quotedAt) / DAY), nextBill.amount];
  return JSON.stringify([
    'quote 2',
    kind,
    userId,
    planId,
    offerId,
    currency.code,
    total,
    dueToday,
    next,
    delayBilling?.days ?? 0,
    expiresAt,
  ]);
}

/** The key's own part of the sum, which is half of it: the key is the same object as long as nobody changes it (decision 17). */
const begun = new WeakMap<Uint8Array, ReturnType<typeof hmac.create>>();

function seal(key: Uint8Array, text: string): string {
  const start = begun.get(key) ?? hmac.create(sha256, key);
  begun.set(key, start);
  return bytesToHex(start.clone().update(utf8ToBytes(text)).digest());
}

/** `{expiry}.{seal}`: binds a later subscribe to the amounts of this quote, this person and this offer. */
export function signQuote(key: Uint8Array, userId: string, quote: Agreed & { expiresAt: number }): string {
  return `${quote.expiresAt}.${seal(key, agreement(userId, quote, quote.expiresAt))}`;
}

/** The moment that a token's quote was computed from, unix seconds; undefined for one that is invalid or too old. */
export function quotedAtOf(token: string, now: number): number | undefined {
  const expiresAt = Number(/^(\d{1,12})\./.exec(token)?.[1]);
  const quotedAt = expiresAt - QUOTE_LIFE;
  return expiresAt > now && quotedAt <= now ? quotedAt : undefined;
}

/** Whether the token was given for what would be charged now, and is still good. */
export function quoteStillHolds(key: Uint8Array, token: string, userId: string, quote: Agreed, now: number): boolean {
  const [expiry = '', sealed = ''] = token.split('.');
  const expiresAt = Number(expiry);
  if (!/^\d{1,12}$/.test(expiry) || expiresAt <= now) return false;
  const expected = seal(key, agreement(userId, quote, expiresAt));
  let difference = sealed.length ^ expected.length;
  // every character is compared, so the time taken says nothing about how many were right
  for (let at = 0; at < expected.length; at += 1) difference |= expected.charCodeAt(at) ^ (sealed.charCodeAt(at) || 0);
  return difference === 0;
}
