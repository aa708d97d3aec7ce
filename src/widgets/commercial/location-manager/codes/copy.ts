import { defineWords } from '../../../../core/words.js';
import type { ActivationCodeStatus } from '../../../../core/contract/schemas/commercial/activation-codes.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { CreateFailure, Problem } from './model.js';

const statuses: Record<ActivationCodeStatus, string> = {
  active: 'Good to use',
  usedUp: 'Used up',
  expired: 'Expired',
  revoked: 'Revoked',
};

const problems: Record<Problem, string> = { usesWrong: 'Enter a number from 1 to 1000.' };

const failures: Record<CreateFailure, string> = {
  ...failureCopy,
  notFound: 'This code or location isn’t there anymore.',
  notANewSite: 'Machines are active here already. The owner makes the next code.',
};

export const codesWords = defineWords('location-manager/codes', {
  what: 'the codes',
  now: 'Type this on the machine',
  expires: 'Good for',
  uses: (uses: number, most: number) => `${uses} of ${most} used`,
  of: (uses: number, most: number) => `${uses} of ${most}`,
  copy: 'Copy code',
  copied: 'Copied',
  revoke: 'Revoke',
  revokeCode: (code: string) => `Revoke ${code}`,
  others: 'Also good to use:',
  gone: (code: string) => `${code} was used up, expired or was revoked. It doesn’t work anymore.`,
  noneTitle: 'No code to use',
  noneText: 'Make a code, and type it on the machine you want to activate.',
  noneReader: 'Ask the owner or a manager of this location to make one.',
  make: {
    title: 'Make a code',
    maxUses: 'Machines',
    maxUsesHelper: 'How many machines the code can activate.',
    lifetime: 'Good for',
    submit: 'Make code',
    problems,
  },
  notANewSite: 'Machines are active here already. The owner makes the next code.',
  table: {
    title: 'All codes',
    empty: 'No codes yet',
    columns: { code: 'Code', status: 'Status', uses: 'Used', expiresAt: 'Good until', createdAt: 'Made on' },
    statuses,
  },
  revokeTitle: (code: string) => `Revoke ${code}?`,
  revokeText: 'No machine can be activated with it anymore. Machines that were keep running.',
  failures,
  wait: waitCopy,
});
