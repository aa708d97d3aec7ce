import { defineWords } from '../../../../core/words.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { LocationRole } from '../../../../core/contract/schemas/commercial/locations.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { InviteFailure, Problem } from './invite-model.js';
import type { PeopleFailure } from './model.js';

const roles: Record<LocationRole, string> = { manager: 'Manager', staff: 'Staff' };
const roleHelp: Record<LocationRole, string> = {
  manager: 'Runs the location: machines, codes, details and staff.',
  staff: 'Sees the machines and the code to use, and reports faults.',
};

const problems: Record<Problem, string> = {
  emailMissing: 'Enter an email address.',
  emailMalformed: 'Enter an email address like name@example.com.',
};

const failures: Record<PeopleFailure | InviteFailure | CommonFailure, string> = {
  ...failureCopy,
  notFound: 'This person or location isn’t there anymore.',
  managersByOwner: 'The owner of the location decides who manages it.',
};

export const usersWords = defineWords('location-manager/users', {
  what: 'the people',
  title: 'Users',
  empty: 'No one works here yet',
  emptyText: 'Invite a manager or staff by email. They see this location, and nothing else.',
  invite: 'Invite someone',
  columns: { name: 'Name', email: 'Email', role: 'Role', connectedAt: 'Since' },
  pending: 'Hasn’t signed in yet',
  roles,
  makeManager: 'Make manager',
  makeStaff: 'Make staff',
  ownerDecides: 'The owner of the location decides who manages it.',
  disconnect: 'Disconnect',
  disconnectTitle: (name: string) => `Disconnect ${name}?`,
  disconnectText: (name: string) => `${name} no longer sees this location. Their account stays.`,
  disconnectAction: (name: string) => `Disconnect ${name}`,
  notes: {
    manager: (name: string) => `${name} manages this location now.`,
    staff: (name: string) => `${name} is staff here now.`,
    out: (name: string) => `${name} no longer sees this location.`,
    invited: (email: string) => `We connected ${email}, or sent an email to choose a password.`,
  },
  form: {
    title: 'Invite someone',
    email: 'Email address',
    role: 'Role',
    roleHelp,
    firstName: 'First name',
    lastName: 'Last name',
    submit: 'Send invitation',
    problems,
  },
  failures,
  wait: waitCopy,
});
