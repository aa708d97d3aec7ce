import type { CommonFailure } from '../core/contract/failure.js';
import { defineWords } from '../core/words.js';

/** What a person reads when a call fails for a reason that is not its own; every widget's copy builds on it. */
export const failureCopy: Record<CommonFailure, string> = {
  unanswered: 'We didn’t hear back from the server. Try again: nothing is done twice.',
  offline: 'We can’t reach the server. Check your connection and try again.',
  timeout: 'The server took too long. Try again.',
  aborted: 'The request was stopped. Try again.',
  signedOut: 'You’re signed out. Sign in again.',
  forbidden: 'Your account can’t do this.',
  tooManyRequests: 'Too many tries. Wait a minute and try again.',
  missingCredential: 'This page isn’t ready. Try again later.',
  validationFailed: 'Check the marked fields.',
  notFound: 'We couldn’t find that.',
  actingReadOnly: 'Say why you’re here first.',
  notWhileActing: 'Only the member can do this.',
  broken: 'Something went wrong on our side. Try again.',
};

/** Seconds to wait, in words. */
export const waitCopy = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Try again in ${seconds < 60 ? `${seconds} seconds` : `${minutes} minute${minutes === 1 ? '' : 's'}`}.`;
};

/** What every widget may say. */
export const frameWords = defineWords('widget', {
  broken: 'Something went wrong.',
  notLoaded: failureCopy.offline,
  tryAgain: 'Try again',
  /** What texts call those who answer customers, `|` between the names: `HelpText` makes it a link. */
  customerService: 'customer service|customer support',
});

/** Why a call failed, in words; after too many tries, how long to wait, if the server says it. */
export const failureText = <Code extends string>(
  { code, retryAfter }: { code: Code; retryAfter?: number | undefined },
  { wait, failures }: { wait: (seconds: number) => string; failures: Readonly<Record<Code, string>> },
): string => (code === 'tooManyRequests' && retryAfter ? wait(retryAfter) : failures[code]);
