import { formatNumber } from '../../../../core/numbers.js';
import { defineWords } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';

const machines = (count: number) => (count === 1 ? '1 machine' : `${formatNumber(count, 'en-US')} machines`);

/** What becomes of an export. */
export const exportWords = defineWords('equipment-import/export', {
  failures: failureCopy,
  wait: waitCopy,
  fetching: 'Getting your file ready',
  saved: (count: number, fileName: string) => `${fileName} is with your downloads: ${machines(count)}.`,
  cut: (count: number) =>
    `A file holds ${machines(count)}, and there are more. Filter the list, and export the rest by itself.`,
  failed: 'Nothing was downloaded.',
  again: 'Try again',
  close: 'Close',
});
