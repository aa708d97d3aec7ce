import { defineWords } from '../../language/language.js';

export const storeBadgeWords = defineWords('storeBadge', {
  leadApple: 'Get the app on the',
  leadGoogle: 'Get the app on',
  apple: 'App Store',
  google: 'Google Play',
  newTab: 'opens in a new tab',
});
