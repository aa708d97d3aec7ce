import { defineWords } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import { MOST_PARTNERS, type PartnersFailure, type Problem } from './model.js';

const problems: Record<Problem, string> = {
  partnerMissing: 'Choose a partner.',
  partnerUnknown: 'We don’t know this partner. Choose one from the list.',
  partnerThere: 'This partner is already here.',
};

const failures: Record<PartnersFailure, string> = {
  ...failureCopy,
  notFound: 'This location is closed, or it isn’t yours anymore.',
  versionConflict:
    'This location changed in the meantime. You see it as it is now. Press again if you still want this.',
};

export const partnersWords = defineWords('location-manager/partners', {
  what: 'the partners',
  title: 'Partners',
  text: 'Members of these partners train here.',
  empty: 'No partners yet',
  emptyText: 'Add a partner whose members train here.',
  emptyTextReader: 'Partners whose members train here show up in this list.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  undo: 'Undo',
  done: { in: (name: string) => `${name} is added.`, out: (name: string) => `${name} is removed.` },
  field: 'Partner',
  fieldHelper: 'Search by name.',
  noneFound: 'No partner has this name. Ask us to add it.',
  add: 'Add partner',
  full: `A location has ${MOST_PARTNERS} partners at the most. Remove one to add another.`,
  problems,
  failures,
  wait: waitCopy,
});
