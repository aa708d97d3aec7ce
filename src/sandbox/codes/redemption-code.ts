/** No 0, O, 1, I or L: nobody can take one for another (domain 1.9). 31 letters, a prime, which the check character needs. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const size = codeAlphabet.length;

/**
 * The form codes are stored and compared in: letters in upper case and digits alone. A code is pasted out of a mail with
 * what stands around it: dashes, dots, quotation marks, and "Code:" before it.
 */
export const normaliseCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^.*:(?=.*[\p{L}\p{N}])/su, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The last character of a code, from all others. Every place has a weight of its own, so one wrong
 * character or two swapped ones are always noticed. Codes may be 29 characters at most, check included.
 */
export function checkCharacter(body: string): string {
  let sum = 0;
  for (const [index, letter] of [...body].entries()) sum += (index + 2) * codeAlphabet.indexOf(letter);
  return codeAlphabet[sum % size] ?? '';
}

/** Whether a normalised code can be stored at all: made ones can, and ones that a person chose. */
export const isPossible = (code: string): boolean => /^[A-Z0-9]{4,29}$/.test(code);

/** Whether a normalised code ends in its check character, as every code that was made does. */
export function isWellFormed(code: string): boolean {
  if (code.length < 5 || code.length > 29) return false;
  if ([...code].some(letter => !codeAlphabet.includes(letter))) return false;
  return checkCharacter(code.slice(0, -1)) === code.at(-1);
}

/** A new code: the prefix, ten random characters (some 49 bits) and the check character. */
export function makeCode(prefix = ''): string {
  let body = normaliseCode(prefix);
  const full = body.length + 10;
  while (body.length < full) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // 248 is the last multiple of 31 in a byte: a plain remainder would favour the first letters
      if (byte < 248 && body.length < full) body += codeAlphabet[byte % size];
    }
  }
  return body + checkCharacter(body);
}

/** As people read it: groups of four with dashes. */
export const formatCode = (code: string): string => normaliseCode(code).replaceAll(/(.{4})(?=.)/g, '$1-');
