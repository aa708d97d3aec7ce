import type { FailOf } from '../../../../core/contract/call.js';
import { inviteLocationUser } from '../../../../core/contract/commercial/locations.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { LocationInvited, LocationRole } from '../../../../core/contract/schemas/commercial/locations.js';
import { isEmailAddress } from '../../../../core/email-address.js';
import type { Session } from '../../../../core/session/session.js';
import { createForm } from '../../../form/form.js';

export interface Values {
  email: string;
  role: LocationRole;
  firstName: string;
  lastName: string;
}
export type Problem = 'emailMissing' | 'emailMalformed';
export type InviteFailure = FailOf<typeof inviteLocationUser> | CommonFailure;

function check(field: keyof Values, { email }: Values): Problem | undefined {
  if (field !== 'email') return undefined;
  if (email.trim() === '') return 'emailMissing';
  return isEmailAddress(email.trim()) ? undefined : 'emailMalformed';
}

interface Inputs {
  session: Session;
  locationId: string;
  onInvited: (invited: LocationInvited) => void;
}

/** Asks somebody to work at a location, by their address. */
export function createInvitation({ session, locationId, onInvited }: Inputs) {
  const form = createForm<Values, Problem, InviteFailure>({
    blank: { email: '', role: 'staff', firstName: '', lastName: '' },
    check,
  });
  return {
    form,
    async send(): Promise<void> {
      const sent = await form.send(({ email, role, firstName, lastName }) =>
        session.request(inviteLocationUser, {
          locationId,
          email: email.trim(),
          role,
          ...(firstName.trim() && { firstName: firstName.trim() }),
          ...(lastName.trim() && { lastName: lastName.trim() }),
        }),
      );
      if (sent.is === 'taken') onInvited(sent.data);
    },
  };
}
