/** A text of a language beside the English one, both called with the same values. */
export interface Said {
  name: string;
  english: string;
  text: string;
}

export const wrong = (said: readonly Said[], isWrong: (one: Said) => boolean) =>
  said.filter(isWrong).map(({ name, english, text }) => `${name}: “${english}” → “${text}”`);

/** What is left of a text without its values and signs. */
export const wordsOf = (text: string) =>
  text
    .replaceAll(/⟦\d⟧|[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The sign that a text closes with. */
export const closing = (text: string) => /[.:?!…]$/.exec(text)?.[0] ?? '';
