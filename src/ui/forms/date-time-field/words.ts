import { defineWords } from '../../language/language.js';

export const dateTimeFieldWords = defineWords('dateTimeField', {
  zone: (name: string) => `In your time zone, ${name}.`,
  incomplete: 'Enter a full date and time.',
});
