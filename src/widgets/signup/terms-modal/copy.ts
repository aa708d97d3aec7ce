import type { CommonFailure } from '../../../core/contract/failure.js';
import { defineWords } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';

const failed: Record<CommonFailure, string> = {
  ...failureCopy,
  notFound: 'The terms are missing. Try again later, or contact customer service.',
};

export const words = defineWords('terms-modal', {
  // spec s.2
  title: 'Echelon Terms and Conditions',
  scroll: 'Scroll To Bottom',
  cancel: 'Cancel',
  agree: 'I Agree',
  close: 'Close',
  loading: 'Loading the terms',
  notLoaded: 'The terms are still loading',
  notRead: 'Scroll to the end of the terms first',
  read: 'That’s the end. You can agree now.',
  failedTitle: 'We couldn’t load the terms.',
  failed,
});
