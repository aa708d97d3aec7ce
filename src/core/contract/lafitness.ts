import { call } from './call.js';
import type {
  PartnerAnswer,
  PartnerMember,
  PartnerPause,
  PartnerSignup,
  PartnerSubscribe,
} from './schemas/lafitness.js';

/** Calls of a gym's back end: it gives its members a membership and answers for it. Members are named by the gym's own ids. */
const partner = { needs: ['apiKey'], guard: ['service'], money: true, audit: 'user' } as const;

export const signUpPartnerMember = call<PartnerSignup, PartnerAnswer>()('POST', '/lafitness/signup', {
  ...partner,
  limit: ['lookup'],
  fails: ['idempotencyConflict'],
});

export const subscribePartnerMember = call<PartnerSubscribe, PartnerAnswer>()('POST', '/lafitness/subscribe', {
  ...partner,
  fails: ['alreadySubscribed', 'planUnavailable', 'parentRequired', 'idempotencyConflict'],
});

export const pausePartnerMember = call<PartnerPause, PartnerAnswer>()('POST', '/lafitness/pause', {
  ...partner,
  fails: [
    'alreadyPaused',
    'alreadyCanceled',
    'cannotPause',
    'subscriptionEnded',
    'parentRequired',
    'idempotencyConflict',
  ],
});

export const unpausePartnerMember = call<PartnerMember, PartnerAnswer>()('POST', '/lafitness/unpause', {
  ...partner,
  fails: ['notPaused', 'subscriptionEnded', 'parentRequired', 'idempotencyConflict'],
});

export const terminatePartnerMember = call<PartnerMember, PartnerAnswer>()('POST', '/lafitness/terminate', {
  ...partner,
  fails: ['subscriptionEnded', 'parentRequired', 'idempotencyConflict'],
});

/** Brings back what was terminated, as long as not more than one whole period has passed since. */
export const unterminatePartnerMember = call<PartnerMember, PartnerAnswer>()('POST', '/lafitness/unterminate', {
  ...partner,
  fails: ['notTerminated', 'reinstatementTooLate', 'alreadySubscribed', 'parentRequired', 'idempotencyConflict'],
});
