import type { words as english } from '../../widgets/training/training-today/copy.js';
import type { completedWords } from '../../widgets/training/training-today/completed/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench(({ t }): TextsByScope<typeof english | typeof completedWords> => ({
  'training-today': {
    title: 'Entraînez-vous aujourd’hui',
    next: {
      class: 'Aujourd’hui dans votre programme',
      done: 'C’est fait pour aujourd’hui. Ensuite dans votre programme',
      rest: 'Repos aujourd’hui. Ensuite dans votre programme',
    },
    weekDone: 'Votre semaine est terminée',
    weekDoneText: 'Il ne reste rien dans le programme de cette semaine. Le prochain arrive lundi.',
    start: 'Commencer le cours',
    look: 'Voir le cours',
    seePlan: 'Voir votre semaine',
    reasons: {
      gentleStart: 'Un début en douceur',
      recovery: 'En douceur, pour récupérer',
      favouriteDay: 'Vous vous entraînez souvent ce jour-là',
      favouriteType: 'Ce que vous faites le plus',
      hardDay: 'Le plus dur de votre semaine',
      afterHardDay: 'En douceur, après un jour dur',
      movedByMember: 'Vous l’avez mis ici',
    },
    minutes: 'min',
    days: days => (days < 2 ? 'jour de suite' : 'jours de suite'),
    weeks: weeks => (weeks < 2 ? 'semaine de suite' : 'semaines de suite'),
    atRisk: 'Entraînez-vous aujourd’hui pour la garder.',
    noDays: 'Entraînez-vous aujourd’hui et les jours de suite recommencent.',
    weekAtRisk: 'Atteignez l’objectif de cette semaine pour la garder.',
    longest: days => t`Votre plus longue : ${days}`,
    ofGoal: (done, goal) => `${done} sur ${goal}`,
    pastGoal: (done, goal) => `${done}, objectif ${goal}`,
    goalReached: 'Objectif atteint',
    goal: 'Séances de cette semaine',
    setGoal: 'Série et objectif',
    last: 'Dernière séance',
    allWorkouts: 'Voir toutes les séances',
    noneYet: 'Pas encore de séances',
    noneYetText: 'La première apparaît ici dès qu’elle est terminée.',
    record: 'Record',
    on: 'En direct',
    now: 'Maintenant',
    none: 'Il n’y a rien dans les 24 heures à venir.',
    all: 'Voir l’horaire',
    pieces: { plan: 'votre programme', streak: 'votre série', last: 'votre dernière séance', schedule: 'l’horaire' },
    failures,
    screen: { what: 'votre entraînement', here: 'Voyez ce qui suit, votre série et votre dernière séance.' },
  },
  'training-today/completed': {
    finished: name => `Vous avez relevé ${name}.`,
    badges: count => (count === 1 ? 'Son badge est à vous.' : 'Leurs badges sont à vous.'),
    seeBadges: 'Voir vos badges',
    close: 'Fermer',
  },
}));
