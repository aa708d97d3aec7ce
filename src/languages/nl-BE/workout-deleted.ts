import type { deletedWords } from '../../widgets/training/workout-history/deleted/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

const workouts = (count: number): string => (count === 1 ? '1 training' : `${count} trainingen`);

export const words: TextsByScope<typeof deletedWords> = {
  'workout-deleted': {
    title: 'Onlangs verwijderd',
    text: 'Een verwijderde training kan 30 dagen lang terugkomen, met haar records.',
    what: 'je verwijderde trainingen',
    list: 'Verwijderde trainingen',
    none: 'Niets verwijderd',
    noneText: 'Wat je verwijdert, blijft hier 30 dagen staan.',
    until: day => `Tot ${day}`,
    restore: 'Herstellen',
    restoreOne: title => `“${title}” herstellen`,
    restoreAll: count => `${workouts(count)} herstellen`,
    restored: count => `${workouts(count)} hersteld.`,
    notRestored: count => `We konden ${workouts(count)} niet herstellen.`,
    more: 'Meer tonen',
    shown: (shown, total) => `${shown} van ${total} trainingen`,
    failures: { ...failures, notFound: 'De 30 dagen zijn voorbij.' },
    wait,
  },
};
