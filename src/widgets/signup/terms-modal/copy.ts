import type { CommonFailure } from '../../../core/contract/failure.js';
import { defineWords } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';

const failed: Record<CommonFailure, string> = {
  ...failureCopy,
  notFound: 'The terms are not where they should be. Please try again later, or contact customer service.',
};

export const words = defineWords('terms-modal', {
  // spec s.2
  title: 'Echelon Terms and Conditions',
  scroll: 'Scroll To Bottom',
  cancel: 'Cancel',
  agree: 'I Agree',
  close: 'Close',
  loading: 'Loading the terms',
  notLoaded: 'The terms have not been loaded yet',
  notRead: 'Scroll to the end of the terms first',
  read: 'This is the end of the terms. You can agree to them now.',
  failedTitle: 'The terms could not be loaded.',
  failed,
});
