import { defineWords } from '../../language/language.js';

export const phoneFieldWords = defineWords('phoneField', {
  country: 'Country code',
  others: 'Other countries',
  option: (country: string, dial: string) => `${country} (+${dial})`,
  characters: 'Enter a phone number in digits, like +1 202 555 0123.',
  like: (example: string) => `Enter a full phone number, like ${example}.`,
  length: 'Enter a full phone number, with the area code.',
});
