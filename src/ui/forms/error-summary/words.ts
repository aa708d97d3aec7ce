import { defineWords } from '../../language/language.js';

export const errorSummaryWords = defineWords('errorSummary', { title: 'There is a problem' });
