import { defineWords } from '../../language/language.js';

export const errorSummaryWords = defineWords('errorSummary', { title: 'There’s a problem' });
