/** What is typed for a dash, or pasted as one: dashes of every script, the minus sign and what only looks like one. */
const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu;
/** What stands between letters without being seen, and spaces of any width. */
const gaps = /[\s\p{Cf}]/gu;

/**
 * Spells a serial number as it is shown: in capitals, with plain dashes between its groups, without spaces. Digits and
 * letters that look alike stay what they are: O is not 0.
 */
export const shownSerial = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(gaps, '')
    .replaceAll(dashes, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Folds a number to what it is compared by, whoever spelled it: two spellings of one machine are one machine (domain 8.6). */
export const serialKey = (typed: string): string => shownSerial(typed).replaceAll('-', '');
