import { checkCharacter, codeAlphabet, normaliseCode } from '../../codes/redemption-code.js';

/** Letters of a code that is read from one screen and typed into another: seven at random (some 35 bits) and one that checks them. */
const LENGTH = 8;

/** A new code, without its dash. */
export function makeShortCode(): string {
  let body = '';
  while (body.length < LENGTH - 1) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // 248 is the last multiple of 31 in a byte: a plain remainder would favour the first letters
      if (byte < 248 && body.length < LENGTH - 1) body += codeAlphabet[byte % codeAlphabet.length];
    }
  }
  return body + checkCharacter(body);
}

/** As people read it: two groups of four. */
export const formatShortCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** As it is stored, of what somebody typed; undefined for what no code can be. */
export function readShortCode(typed: string): string | undefined {
  const code = normaliseCode(typed);
  const fits = code.length === LENGTH && [...code].every(letter => codeAlphabet.includes(letter));
  return fits && checkCharacter(code.slice(0, -1)) === code.at(-1) ? code : undefined;
}
