import type { CommonFailure } from '../../../core/contract/failure.js';
import { defineWords } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';

const failed: Record<CommonFailure, string> = {
  ...failureCopy,
  notFound: 'You can’t go back from here. Sign out, then sign in with your own account.',
};

export const words = defineWords('switched-account', {
  label: 'Family',
  as: (name: string) => `You’re viewing ${name}’s profile.`,
  asSomebody: 'You’re viewing a family member’s profile.',
  back: (name: string) => `Back to ${name}`,
  backToYou: 'Back to your own account',
  isBack: 'You’re back in your own account.',
  failed,
});
