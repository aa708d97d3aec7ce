const segmenters = new Map<string, Intl.Segmenter>();

/** What a person sees as one letter, with its marks. */
function firstLetter(word: string, locale: string): string {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'grapheme' });
  segmenters.set(locale, segmenter);
  for (const { segment } of segmenter.segment(word)) if (/\p{L}|\p{N}/u.test(segment)) return segment;
  return '';
}

// Two letters of these scripts would join into something that is not initials, or one letter is a whole name already.
const single =
  /^[\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** The first letters of the first and the last word of a name: `MC` of María José de la Cruz. Empty when it has none. */
export function initialsOf(name: string, locale: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/u)
    .map(word => firstLetter(word, locale))
    .filter(letter => letter !== '');
  const [first = '', last = ''] = [letters[0], letters.length > 1 ? letters.at(-1) : ''];
  return single.test(first) ? first : `${first}${last}`.toLocaleUpperCase(locale);
}

/** Always the same one of so many for the same name or id. */
export function toneOf(name: string, tones: number): number {
  let sum = 0;
  for (const char of name.normalize('NFC').trim()) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 65_521;
  return sum % tones;
}
