export interface ComboboxOption {
  value: string;
  label: string;
  /** A second line: an address, a serial number. */
  note?: string | undefined;
  disabled?: boolean | undefined;
}

// Without the spaces that folding a whole text also evens out: here it is done letter by letter.
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Where a text contains what was typed, ignoring case and accents: the beginning and the end, in UTF-16 units of the
 * text as it is. The beginning of a word goes before the middle of one.
 */
export function matchOf(text: string, typed: string): readonly [start: number, end: number] | undefined {
  const wanted = fold(typed.trim());
  if (wanted === '') return undefined;
  // Folding may make a letter longer or shorter, so each folded unit remembers where it came from.
  let folded = '';
  const from: number[] = [];
  let at = 0;
  for (const char of text) {
    const part = fold(char);
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) from.push(at);
    at += char.length;
  }
  let found = -1;
  for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + 1)) {
    const opens = start === 0 || /[^\p{L}\p{N}]/u.test(folded[start - 1] ?? '');
    if (found < 0 || opens) found = start;
    if (opens) break;
  }
  if (found < 0) return undefined;
  return [from[found] ?? 0, from[found + wanted.length] ?? text.length];
}

/** Whether a text has every word of what was typed. */
export const hasWords = (text: string, typed: string): boolean =>
  typed.split(/\s+/).every(word => word === '' || matchOf(text, word) !== undefined);

/** The options that have every word of what was typed, those that begin with it first. For lists that are all at hand. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const found = options.filter(({ label, note = '' }) => hasWords(`${label} ${note}`, typed));
  const begins = (option: ComboboxOption) => matchOf(option.label, typed)?.[0] === 0;
  return [...found.filter(begins), ...found.filter(option => !begins(option))];
}
