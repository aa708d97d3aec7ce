import type { CommonFailure } from '../core/contract/failure.js';
import { defineWords } from '../core/words.js';

/** What a person reads when a call fails for a reason that is not its own; every widget's copy builds on it. */
export const failureCopy: Record<CommonFailure, string> = {
  unanswered: 'We could not reach the server, or its answer did not reach us. Try again: nothing is done twice.',
  offline: 'We could not reach the server. Check your internet connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  aborted: 'The request was stopped. Please try again.',
  signedOut: 'You have been signed out. Please sign in again.',
  forbidden: 'Your account may not do this.',
  tooManyRequests: 'There were too many tries. Please wait a minute and try again.',
  missingCredential: 'This page is not set up yet. Please try again later.',
  validationFailed: 'Please check the marked fields.',
  notFound: 'We could not find that.',
  broken: 'Something went wrong on our side. Please try again.',
};

/** Seconds to wait, in words. */
export const waitCopy = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `There were too many tries. Please try again in ${seconds < 60 ? `${seconds} seconds` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`}.`;
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
