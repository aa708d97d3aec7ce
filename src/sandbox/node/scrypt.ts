import { scrypt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Scrypt } from '../access/passwords.js';

/** Node has four threads for all that is slow; hashes never take the last two, which check tokens and read files. */
const MOST = Math.max(1, Math.min(2, availableParallelism()));

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Out>(work: () => Promise<Out>): Promise<Out> {
  if (running >= MOST) await new Promise<void>(resolve => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // the place is handed on, or given back when nobody waits
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const hash: Scrypt = (password, salt, { N, r, p, dkLen }) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, dkLen, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    );
  });

/** Node's own scrypt: many times faster than the one in JavaScript, off the main thread, and a few at a time. */
export const scryptNative: Scrypt = (...given) => inTurn(() => hash(...given));
