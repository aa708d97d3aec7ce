import { defineWords } from '../../../../core/words.js';
import { MOST_PARTNERS, type Problem } from './model.js';

const problems: Record<Problem, string> = { partnerUnknown: 'Choose a partner from the list.' };

export const partnersWords = defineWords('location-manager/partners', {
  what: 'the partners',
  text: 'Members of these partners train here.',
  empty: 'No partners yet',
  emptyText: 'Partners whose members train here show up in this list.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  undo: 'Undo',
  done: { in: (name: string) => `${name} is added.`, out: (name: string) => `${name} is removed.` },
  field: 'Partner',
  noneFound: 'No partner has this name. Ask us to add it.',
  add: 'Add partner',
  full: `A location has ${MOST_PARTNERS} partners at the most. Remove one to add another.`,
  problems,
});
