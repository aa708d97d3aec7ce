import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { signingKey } from '../access/signing-key.js';
import type { Db } from '../db/db.js';

/** Seconds that an address plays for beside twice the length of its class: for who takes a break. */
const BREAK = 1800;

const CLIPS = '/static/clips/';

interface At {
  db: Db;
  now: number;
}

const seal = async ({ db, now }: At, text: string): Promise<string> =>
  bytesToHex(hmac(sha256, await signingKey(db, now), utf8ToBytes(text)));

/** What names an account in an address without saying whose it is. */
const holderOf = async (at: At, userId: string): Promise<string> =>
  (await seal(at, `film holder ${userId}`)).slice(0, 16);

const sealed = (film: string, holder: string, until: string): string => `film ${film} ${holder} ${until}`;

/** A film's address as somebody gets it who may see it: for this account, and for a while. */
export async function filmAddress(at: At, clipUrl: string, userId: string, durationSeconds: number): Promise<string> {
  const holder = await holderOf(at, userId);
  const until = String(at.now + 2 * durationSeconds + BREAK);
  const proof = await seal(at, sealed(clipUrl.slice(CLIPS.length), holder, until));
  return `${clipUrl}?${new URLSearchParams({ holder, until, seal: proof }).toString()}`;
}

/** Whether an address of a film is one that we gave and that still plays. */
export async function mayPlay(at: At, film: string, given: Readonly<Record<string, string>>): Promise<boolean> {
  const { holder = '', until = '', seal: proof = '' } = given;
  if (!/^\d{1,12}$/.test(until) || Number(until) <= at.now) return false;
  const expected = await seal(at, sealed(film, holder, until));
  // each byte is looked at, so that the time it takes tells nothing
  let differs = expected.length ^ proof.length;
  for (let index = 0; index < expected.length; index++) differs |= expected.charCodeAt(index) ^ proof.charCodeAt(index);
  return differs === 0;
}
