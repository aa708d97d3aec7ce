import type { Failure } from '@echelon/membership/core';
import type { invitationWords } from './invitation-words.js';

/** Why somebody could not join: each has a sentence. */
export type Refusal = keyof typeof invitationWords.english.refusals;

const known: Readonly<Record<string, Refusal>> = {
  tokenInvalid: 'tokenInvalid', memberHasSubscription: 'memberHasSubscription', hasFamily: 'hasFamily', alreadyInFamily: 'alreadyInFamily',
  membershipRequired: 'membershipRequired', familyFull: 'familyFull', notWhileActing: 'notWhileActing',
  offline: 'offline', timeout: 'offline', tooManyRequests: 'tooManyRequests', validationFailed: 'invalid',
};

export const refusalOf = ({ code }: Failure): Refusal => known[code] ?? 'broken';

/** What will not become different by trying again. */
const FINAL: readonly Refusal[] = ['tokenInvalid', 'memberHasSubscription', 'hasFamily', 'alreadyInFamily', 'notWhileActing'];

export const isFinal = (refusal: Refusal): boolean => FINAL.includes(refusal);
