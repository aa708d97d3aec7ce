/** Whether a text can be an email address: at least two characters and a basic address pattern (spec s.5). */
export const isEmailAddress = (text: string) =>
  text.length >= 2 && text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
