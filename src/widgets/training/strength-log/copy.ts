import type { Exercise } from '../../../core/contract/schemas/strength/exercises.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import type { Show, Tab } from './place.js';

const tabs: Record<Tab, string> = { own: 'Your routines', library: 'Library', progress: 'Progress' };

const tools: Record<Exercise['equipment'][number], string> = {
  bodyweight: 'no equipment',
  dumbbell: 'dumbbells',
  barbell: 'barbell',
  kettlebell: 'kettlebell',
  band: 'band',
  cable: 'cable machine',
  bench: 'bench',
};

export const words = besidePersonWords(
  defineWords('strength-log', {
    title: 'Pick your routine',
    views: 'Routines',
    tabs,
    create: 'Build a routine',
    import: 'Import',
    free: 'Start without a routine',
    start: 'Start',
    startRoutine: (title: string) => `Start ${title}`,
    chooseDay: 'Choose a day',
    chooseDayOf: (title: string) => `Choose a day of ${title}`,
    look: 'Look inside',
    lookInto: (title: string) => `Look inside ${title}`,
    days: (count: string): string => (count === '1' ? '1 day' : `${count} days`),
    exercises: (count: string): string => (count === '1' ? 'exercise' : 'exercises'),
    needs: (what: string) => `You need: ${what}`,
    tools,
    lastDone: (day: string) => `Last done ${day}`,
    next: 'Up next: longest since you did it',
    searched: 'Routine',
    level: 'Level',
    shown: (shown: string, total: string) => `${shown} of ${total} routines`,
    more: 'Show more',
    emptyTitle: 'No routines yet',
    emptyText: 'Build your own, copy one from the library, or import a friend’s code.',
    toLibrary: 'See the library',
    noneTitle: 'No routine matches',
    noneText: 'Take a filter away, or search for part of a name.',
    showAll: 'Show all routines',
    emptyLibraryTitle: 'No routines here yet',
    emptyLibraryText: 'New routines show up here as soon as they’re out.',
    became: {
      created: (title: string) => `${title} is saved.`,
      updated: (title: string) => `${title} is saved.`,
      copied: (title: string) => `${title} is yours now. Change it as you like.`,
      deleted: (title: string) => `${title} is deleted. Its sessions stay.`,
    },
    failures: failureCopy,
    wait: waitCopy,
    screen: { what: 'your routines', here: 'Build strength routines, start them, and share them with a code.' },
    what: { own: 'your routines', library: 'the library' } satisfies Record<Show, string>,
  }),
);

export type Copy = TextsOf<typeof words>;
