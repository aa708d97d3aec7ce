const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const pool = new Uint8Array(4096);
let used = pool.length;

/** Random bytes are fetched many at a time: each fetching costs more than all that an id takes. None is used twice. */
function randomByte(): number {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  pool[used] = 0;
  used += 1;
  return byte;
}

/** A new id: the prefix of its kind (`usr`, `sub`, …) and 20 random characters, some 99 bits. */
export function newId(prefix: string): string {
  let made = `${prefix}_`;
  while (made.length < prefix.length + 21) {
    const byte = randomByte();
    // 248 is the last multiple of the alphabet's 31 letters: a plain remainder would favour the first ones
    if (byte < 248) made += alphabet[byte % alphabet.length];
  }
  return made;
}
