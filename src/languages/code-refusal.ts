import { formatDate } from '../core/dates.js';
import type { TextsOf } from '../core/words.js';
import type { failureCopy } from '../widgets/copy.js';
import type { reviewWords } from '../widgets/journeys/signup/review-copy.js';

interface Sentences {
  redeemed: (date: string) => string;
  expired: (date: string) => string;
  invalid: string;
  failures: typeof failureCopy;
}

/** The codes of these sentences; the blocks have their own. */
export type CodeSentences = Omit<Sentences, 'failures'>;

const seconds = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Which sentence a refused code gets (spec s.8); the languages give the sentences. */
export const createCodeRefusal =
  ({ redeemed, expired, invalid, failures }: Sentences): TextsOf<typeof reviewWords>['codeRefusal'] =>
  (code, debug, locale) => {
    switch (code) {
      case 'redemptionCodeAlreadyRedeemed':
        return redeemed(formatDate(seconds(debug['dateRedeemed']), locale));
      case 'redemptionCodeIsExpired':
        return expired(formatDate(seconds(debug['dateExpires']), locale));
      case 'redemptionCodeInvalid':
      case 'redemptionBlocked':
      case 'notFound':
      case 'validationFailed':
        return invalid;
      default:
        return failures[code];
    }
  };
