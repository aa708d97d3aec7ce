import type * as family from '../../../core/contract/family.js';
import type { Handlers } from '../../http/handler.js';
import { addMember, resendInvitation } from '../add-member.js';
import { familyOf } from '../family.js';
import { invitationState } from '../invitations.js';
import { joinFamily } from '../join-family.js';
import { removeMember } from '../remove-member.js';
import { demandSelf } from '../../access/acting.js';
import { callerIn } from '../../people/caller.js';

export const familyHandlers = {
  getFamily: (context, { userId }) => familyOf(context, userId),

  readInvitation: ({ db, now }, { token }) => invitationState(db, token, now),

  async changeFamily(context, { userId, ...change }) {
    if (change.action === 'add') {
      const { action: _add, ...member } = change;
      await addMember(context, userId, member);
    }
    if (change.action === 'resend') await resendInvitation(context, userId, change.memberId);
    if (change.action === 'join') {
      demandSelf(callerIn(context), userId);
      await joinFamily(context, userId, change.token);
    }
    return familyOf(context, userId);
  },

  async removeFamilyMember(context, { userId, memberId }) {
    await removeMember(context, userId, memberId);
    return familyOf(context, userId);
  },
} satisfies Handlers<keyof typeof family>;
