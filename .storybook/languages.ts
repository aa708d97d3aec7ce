import { languages } from '../src/core/languages.js';

const names = new Intl.DisplayNames('en-US', { type: 'language' });

/** What the toolbar offers: every language there is, and the two that no people speak. */
export const spoken = [
  ...['en-US', ...languages].map(value => ({ value, title: names.of(value) ?? value })),
  { value: 'en-XA', title: 'Pseudo: accented and longer' },
  { value: 'ar-XB', title: 'Pseudo: the same, right to left' },
];

/** Whether a language is written from right to left; it turns the page with it. */
export const isRightToLeft = (language: string): boolean => language.startsWith('ar');
