import type { words as english } from '../../widgets/training/training-today/copy.js';
import type { completedWords } from '../../widgets/training/training-today/completed/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof english | typeof completedWords> = {
  'training-today': {
    title: 'Train vandaag',
    next: {
      class: 'Vandaag in je plan',
      done: 'Klaar voor vandaag. Hierna in je plan',
      rest: 'Vandaag rust je. Hierna in je plan',
    },
    weekDone: 'Je week is klaar',
    weekDoneText: 'Er staat niets meer in het plan van deze week. Maandag komt het volgende.',
    start: 'Start de les',
    look: 'Bekijk de les',
    seePlan: 'Bekijk je week',
    reasons: {
      gentleStart: 'Een rustig begin',
      recovery: 'Rustig, om te herstellen',
      favouriteDay: 'Je traint vaak op deze dag',
      favouriteType: 'Wat je het meest doet',
      hardDay: 'De zwaarste van je week',
      afterHardDay: 'Rustig, na een zware dag',
      movedByMember: 'Je hebt ze hier gezet',
    },
    minutes: 'min',
    days: days => (days === 1 ? 'dag na elkaar' : 'dagen na elkaar'),
    weeks: weeks => (weeks === 1 ? 'week na elkaar' : 'weken na elkaar'),
    atRisk: 'Train vandaag om ze te houden.',
    noDays: 'Train vandaag en de dagen na elkaar beginnen opnieuw.',
    weekAtRisk: 'Haal het doel van deze week om ze te houden.',
    longest: days => `Je langste: ${days}`,
    ofGoal: (done, goal) => `${done} van ${goal}`,
    pastGoal: (done, goal) => `${done}, doel ${goal}`,
    goalReached: 'Doel bereikt',
    goal: 'Trainingen deze week',
    setGoal: 'Reeks en doel',
    last: 'Laatste training',
    allWorkouts: 'Alle trainingen bekijken',
    noneYet: 'Nog geen trainingen',
    noneYetText: 'Je eerste staat hier zodra ze klaar is.',
    record: 'Record',
    on: 'Live',
    now: 'Nu',
    none: 'De komende 24 uur is er niets.',
    all: 'Bekijk het rooster',
    pieces: { plan: 'je plan', streak: 'je reeks', last: 'je laatste training', schedule: 'het rooster' },
    failures,
    screen: { what: 'je training', here: 'Bekijk wat er komt, je reeks en je laatste training.' },
  },
  'training-today/completed': {
    finished: name => `Je hebt ${name} gehaald.`,
    badges: count => (count === 1 ? 'De badge is van jou.' : 'De badges zijn van jou.'),
    seeBadges: 'Bekijk je badges',
    close: 'Sluiten',
  },
};
