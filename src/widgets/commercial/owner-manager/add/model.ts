import { connectDealerOwner, createDealerOwner } from '../../../../core/contract/commercial/owners.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { Owner } from '../../../../core/contract/schemas/commercial/owners.js';
import { isEmailAddress } from '../../../../core/email-address.js';
import type { Session } from '../../../../core/session/session.js';
import { createForm } from '../../../form/form.js';

export interface NewOwnerValues {
  name: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
}
export type OwnerProblem = 'nameMissing' | 'emailWrong' | 'idMissing';
export type CreateFailure = FailOf<typeof createDealerOwner> | CommonFailure;
export type ConnectFailure = FailOf<typeof connectDealerOwner> | CommonFailure;

interface Inputs {
  session: Session;
  dealerId: string;
  onAdded: (owner: Owner) => void;
}

/** A company that nobody knows yet. */
export function createNewOwner({ session, dealerId, onAdded }: Inputs) {
  const form = createForm<NewOwnerValues, OwnerProblem, CreateFailure>({
    blank: { name: '', contactName: '', contactEmail: '', contactPhone: '' },
    check(field, { name, contactEmail }) {
      if (field === 'name' && name.trim() === '') return 'nameMissing';
      const email = contactEmail.trim();
      return field === 'contactEmail' && email !== '' && !isEmailAddress(email) ? 'emailWrong' : undefined;
    },
  });
  return {
    form,
    async create(): Promise<void> {
      const sent = await form.send(({ name, ...contact }) => {
        const given = Object.entries(contact).map(([field, value]) => [field, value.trim()] as const);
        const filled = Object.fromEntries(given.filter(([, value]) => value !== ''));
        return session.request(createDealerOwner, { dealerId, name: name.trim(), ...filled });
      });
      if (sent.is === 'taken') onAdded(sent.data);
    },
  };
}

/** A company that exists and has no dealer: its id is known from itself. */
export function createConnection({ session, dealerId, onAdded }: Inputs) {
  const form = createForm<{ ownerId: string }, OwnerProblem, ConnectFailure>({
    blank: { ownerId: '' },
    check: (_, { ownerId }) => (ownerId.trim() === '' ? 'idMissing' : undefined),
  });
  return {
    form,
    async connect(): Promise<void> {
      const sent = await form.send(({ ownerId }) =>
        session.request(connectDealerOwner, { dealerId, ownerId: ownerId.trim() }),
      );
      if (sent.is === 'taken') onAdded(sent.data);
    },
  };
}
