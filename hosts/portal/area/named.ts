/** A text with a person's name in its place. A name that is shortened, “Robin R.”, ends a sentence with its own stop. */
export const named = (text: string, name: string): string =>
  text.replace(/\{name\}(\.?)/, (_, stop: string) => (name.endsWith('.') ? name : name + stop));
