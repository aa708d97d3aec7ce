import type { Press } from '../../tests/money-words/lives.js';

/** Something false that was said once. */
export interface FalseWord {
  name: string;
  what: string;
  /** The only press that shows it: the states are drawn with no other. */
  press?: Press['is'];
  edits: readonly (readonly [file: string, from: string, to: string])[];
}

export const putBack: readonly FalseWord[];
