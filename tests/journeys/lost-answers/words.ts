import { failureCopy } from '../../../src/widgets/copy.js';
import { words as startWords } from '../../../src/widgets/journeys/subscription-manager/start/copy.js';
import { reviewWords } from '../../../src/widgets/journeys/signup/review-copy.js';
import { patienceWords } from '../../../src/widgets/screen/patience-copy.js';
import { words as paymentWords } from '../../../src/widgets/signup/payment-form/copy.js';

/** A text of the language table; one with a name or a date in it is a function. */
export type Wording = string | ((...given: string[]) => string);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches any value that is filled in. */
const anything = '\u0000';

/** A whole text as a user reads it, with anything filled in. */
export function patternOf(text: Wording): RegExp {
  const written = typeof text === 'string' ? text : text(...Array.from<string>({ length: text.length }).fill(anything));
  return new RegExp(`^${written.split(anything).map(escaped).join('.+')}$`);
}

/** Whether a text says that it happened, that it did not, that nobody knows, or that an answer takes long. */
export type Claim = 'done' | 'undone' | 'unknown' | 'waiting';

/** What every screen may say about a call. */
export const everywhere: Readonly<Record<Exclude<Claim, 'done'>, readonly Wording[]>> = {
  unknown: [
    failureCopy.unanswered,
    startWords.english.failures.unanswered,
    reviewWords.english.uncertain.unanswered,
    paymentWords.english.saveFailures.unanswered,
    patienceWords.english.unanswered,
  ],
  undone: [startWords.english.refused, paymentWords.english.refused],
  waiting: [patienceWords.english.long],
};
