import { defineWords } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { ConnectFailure, CreateFailure, NewOwnerValues, OwnerProblem } from './model.js';

const labels: Record<keyof NewOwnerValues, string> = {
  name: 'Company',
  contactName: 'Contact',
  contactEmail: 'Contact’s email',
  contactPhone: 'Contact’s phone',
};

const problems: Record<OwnerProblem, string> = {
  nameMissing: 'Enter the name of the company.',
  emailWrong: 'Enter an email like name@example.com.',
  idMissing: 'Paste the ID of the owner.',
};

const failures: Record<CreateFailure | ConnectFailure, string> = {
  ...failureCopy,
  notFound: 'There’s no owner with this ID. Check what you pasted.',
  ownerTaken: 'Another dealer looks after this owner. They have to disconnect it first.',
};

export const addWords = defineWords('owner-manager/add', {
  create: { title: 'New owner', action: 'Add owner' },
  connect: {
    title: 'Connect an owner',
    text: 'For a company that’s with us already and has no dealer. You get its locations that have none either.',
    id: 'Owner ID',
    helper: 'The owner finds it with their company’s name. It begins with own_.',
    action: 'Connect owner',
  },
  labels,
  problems,
  failures,
  wait: waitCopy,
});
