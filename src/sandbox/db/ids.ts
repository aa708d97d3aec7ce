const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** A new id: the prefix of its kind (`usr`, `sub`, …) and 20 random characters, some 99 bits. */
export function newId(prefix: string): string {
  let made = `${prefix}_`;
  while (made.length < prefix.length + 21) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      // 248 is the last multiple of the alphabet's 31 letters: a plain remainder would favour the first ones
      if (byte < 248 && made.length < prefix.length + 21) made += alphabet[byte % alphabet.length];
    }
  }
  return made;
}
