import { defineWords } from '../../language/language.js';

/** Spec s.2, apart from the close icon's name. */
export const dialogWords = defineWords('dialog', { close: 'Close', cancel: 'Cancel', submit: 'Submit' });
