import type { CommonFailure } from '../../../core/contract/failure.js';
import { defineWords } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';

/** For our staff in the account of a member. */
export const actingWords = defineWords('acting', {
  label: 'Acting for a member',
  as: (member: string, staff: string) => `${staff}, you’re signed in for ${member}.`,
  readOnly: 'You can look at everything here. To change something, say why you’re here.',
  because: (reason: string) => `Why: “${reason}”.`,
  theirs: 'Payment, plan, password and privacy stay theirs.',
  left: (minutes: string) => `${minutes} min left.`,
  form: 'Your reason',
  reason: 'Why are you here?',
  helper: 'The member reads this in their account history.',
  give: 'Allow changes',
  end: 'End and sign out',
  failed: {
    ...failureCopy,
    notActing: failureCopy.signedOut,
    tooShort: 'Say it in a few words.',
  } satisfies Record<CommonFailure | 'notActing' | 'tooShort', string>,
});
