import { call } from './call.js';
import type { Family, FamilyChange, InvitationState } from './schemas/family.js';

/** The family that a person belongs to, as this person may see it. */
export const getFamily = call<object, Family>()('GET', '/users/:userId/family', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
});

/** What has become of an invitation, for whoever holds its link: one that is unknown has ended. */
export const readInvitation = call<{ token: string }, InvitationState>()('POST', '/family/invitation', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  repeatable: 'reads',
  limit: ['token'],
});

/**
 * Adds a member, sends an invitation again, or joins the family that has invited this person. Adding answers the
 * same whether or not the invited address has an account. `parentRequired` carries the parent's `name`.
 */
export const changeFamily = call<FamilyChange, Family>()('POST', '/users/:userId/family', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'byInput',
  audit: 'user',
  idempotent: true,
  limit: ['family', 'token'],
  fails: [
    'parentRequired',
    'membershipRequired',
    'familyFull',
    'notInvited',
    'tokenInvalid',
    'selfOnly',
    'notWhileActing',
    'alreadyInFamily',
    'hasFamily',
    'memberHasSubscription',
  ],
});

/** Removes a member: they keep their own data and lose the plan at once. */
export const removeFamilyMember = call<object, Family>()('DELETE', '/users/:userId/family/:memberId', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  audit: 'user',
  fails: ['parentRequired'],
});
