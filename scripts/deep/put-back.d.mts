import type { ShownBy } from '../../tests/money-words/lives.js';

/** Something false that was said once. */
export interface FalseWord {
  name: string;
  what: string;
  /** What only shows it: states are drawn with no other press, or with none but plain signups. */
  shownBy?: ShownBy;
  edits: readonly (readonly [file: string, from: string, to: string])[];
}

export const putBack: readonly FalseWord[];
