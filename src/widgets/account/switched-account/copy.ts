import type { CommonFailure } from '../../../core/contract/failure.js';
import { fullStop } from '../../../core/full-stop.js';
import { defineWords } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';

const failed: Record<CommonFailure, string> = {
  ...failureCopy,
  notFound: 'There is no way back from here. Sign out, and sign in with your own account.',
};

export const words = defineWords('switched-account', {
  label: 'Family',
  as: (name: string) => fullStop(`You are switched in as ${name}`),
  asSomebody: 'You are switched in as a member of your family.',
  back: (name: string) => `Back to ${name}`,
  backToYou: 'Back to your own account',
  isBack: 'You are back in your own account.',
  failed,
});
