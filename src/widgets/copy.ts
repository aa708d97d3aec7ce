import type { CommonFailure } from '../core/contract/failure.js';

/** What a person reads when a call fails for a reason that is not its own; every widget's copy builds on it. */
export const failureCopy: Record<CommonFailure, string> = {
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

export const frameCopy = { broken: 'Something went wrong.', tryAgain: 'Try again' };
