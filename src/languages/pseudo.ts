const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/**
 * A text as no language has it: accented, a third longer, in brackets. What is not accented on a page was never given to
 * be translated; what lacks a bracket is cut off.
 */
export function pseudoText(text: string): string {
  if (!text.trim()) return text;
  const letters = text.replaceAll(/[a-z]/gi, letter => accents[letter] ?? letter);
  return `[${letters}${' ·'.repeat(Math.ceil(text.length / 6))}]`;
}

/** The same for all texts of a component, those that are put together from values too. */
export function pseudo<Texts>(texts: Texts): Texts;
export function pseudo(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  if (typeof texts === 'function') return (...values: unknown[]) => pseudo(Reflect.apply(texts, undefined, values));
  if (Array.isArray(texts)) return texts.map(text => pseudo(text));
  if (typeof texts === 'object' && texts !== null)
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudo(text)]));
  return texts;
}
