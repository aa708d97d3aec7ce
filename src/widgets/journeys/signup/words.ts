import type { cannotJoinWords } from './cannot-join-copy.js';
import type { codeFormWords } from './code-form-copy.js';
import type { words } from './copy.js';
import type { paymentWords } from './payment-copy.js';
import type { proofWords } from './proof-copy.js';
import type { refusalWords } from './refusal-copy.js';
import type { reviewWords } from './review-copy.js';
import type { welcomeWords } from './welcome-copy.js';

/** All that the signup says, each part with the file that needs it: a language has them all. */
export type SignupWords =
  | typeof words
  | typeof cannotJoinWords
  | typeof proofWords
  | typeof paymentWords
  | typeof codeFormWords
  | typeof refusalWords
  | typeof reviewWords
  | typeof welcomeWords;
