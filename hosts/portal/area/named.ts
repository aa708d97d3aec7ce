/** A text with a person's name in its place. */
export const named = (text: string, name: string): string => text.replace('{name}', () => name);
