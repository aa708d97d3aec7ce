import type { deletedWords } from '../../widgets/training/workout-history/deleted/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

const workouts = (count: number): string => (count < 2 ? `${count} séance` : `${count} séances`);
const ending = (count: number): string => (count < 2 ? '' : 's');

export const words = inFrench((french): TextsByScope<typeof deletedWords> => {
  const { t } = french;
  return {
    'workout-deleted': {
      title: 'Supprimées récemment',
      text: 'Une séance supprimée peut revenir pendant 30 jours, avec ses records.',
      what: 'vos séances supprimées',
      list: 'Séances supprimées',
      none: 'Rien de supprimé',
      noneText: 'Ce que vous supprimez reste ici pendant 30 jours.',
      until: day => `Jusqu’au ${day}`,
      restore: 'Rétablir',
      restoreOne: title => t`Rétablir « ${title} »`,
      restoreAll: count => `Rétablir ${workouts(count)}`,
      restored: count => `${workouts(count)} rétablie${ending(count)}.`,
      notRestored: count => `Nous n’avons pas pu rétablir ${workouts(count)}.`,
      more: 'En voir plus',
      shown: (shown, total) => `${shown} séances sur ${total}`,
      failures: { ...failures, notFound: 'Les 30 jours sont passés.' },
      wait: createWait(french),
    },
  };
});
