import type { words as english } from '../../widgets/training/workout-plan/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

const workouts = (count: number): string => (count < 2 ? `${count} séance` : `${count} séances`);

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t } = french;
  return {
    'workout-plan': {
      title: 'Entraînez-vous cette semaine',
      figures: { classes: 'Cours', time: 'Temps', load: 'Charge' },
      classesDone: done => (done === '1' ? '1 fait' : `${done} faits`),
      ofMost: most => `sur ${most} au plus`,
      before: load => t`Avant ce programme : ${load}`,
      madeBy: weeks =>
        weeks === 1
          ? 'Établi par des règles d’après votre dernière semaine'
          : `Établi par des règles d’après vos ${weeks} dernières semaines`,
      basis: (done, mean, form) =>
        `${workouts(done)}, une charge de ${mean} par semaine sur les quatre dernières et une forme de ${form} aujourd’hui.`,
      kinds: {
        usual: most => `Cette semaine va donc jusqu’à ${most}, un dixième de plus.`,
        gentle: most => t`Vous débutez, alors cette semaine est courte et douce : ${most} au plus.`,
        recovery: most =>
          t`La fatigue est là, alors cette semaine sert à récupérer : ${most} au plus, six dixièmes de cette charge.`,
      },
      terms: t`Charge : 100 est une heure à votre limite. Forme : votre condition moins votre fatigue ; sous -20, il faut récupérer.`,
      accept: 'Accepter cette semaine',
      acceptedOn: day => `Accepté le ${day}`,
      again: 'Le refaire',
      confirm: {
        title: t`Refaire la semaine que vous avez acceptée ?`,
        text: 'Les règles fixent à nouveau les jours à partir d’aujourd’hui. Les cours que vous avez déplacés ne restent pas où vous les avez mis, et c’est à vous d’accepter la nouvelle semaine.',
        action: 'Faire un nouveau programme',
      },
      reasons: {
        gentleStart: (done, weeks) => `${workouts(done)} en ${weeks} semaines, alors vous commencez en douceur.`,
        recovery: form => `Votre forme est de ${form}, alors cette semaine sert à récupérer.`,
        favouriteDay: (times, weeks, weekday) => `Entraînement le ${weekday} ${times} fois en ${weeks} semaines.`,
        restDay: (times, weeks, weekday) =>
          `Entraînement le ${weekday} ${times} fois en ${weeks} semaines, et d’autres jours passent avant.`,
        restDayNever: (weeks, weekday) => `Aucun entraînement le ${weekday} en ${weeks} semaines.`,
        plannedRest: 'Vous avez prévu du repos ou une absence.',
        favouriteType: (type, done) => t`${type} fait partie de vos habitudes : ${workouts(done)}.`,
        usualLength: minutes => `D’habitude, ${minutes} min.`,
        otherLength: (minutes, own) => t`D’habitude, ${minutes} min ; cette semaine, ${own} conviennent mieux.`,
        hardDay: 'Un des jours durs de cette semaine.',
        easyAfterHard: 'Plus facile, car la veille est un jour dur.',
        restAfterHard: 'La veille est un jour dur.',
        withinLoad: (planned, most) => `Avec lui, votre semaine est à ${planned} sur ${most} de charge.`,
        loadReached: (planned, most) => t`Votre semaine est pleine : ${planned} sur ${most} de charge.`,
        dayIsOver: 'Ce jour était passé quand ce programme a été fait.',
        dayIsOverDone: done => `Ce jour était passé quand ce programme a été fait. Vous y avez fait ${workouts(done)}.`,
        alreadyTrained: done => `Vous aviez déjà fait ${workouts(done)} quand ce programme a été fait.`,
        noClass: 'La bibliothèque n’a pas de cours qui convient.',
        movedHere: 'Vous l’avez mis ici.',
        movedAway: 'Vous avez déplacé son cours à un autre jour.',
      },
      today: 'Aujourd’hui',
      rest: 'Repos',
      trained: 'Entraînement fait',
      minutes: 'min',
      levels: { beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' },
      hard: 'Dur',
      done: 'Fait',
      seeWorkout: 'Voir votre séance',
      missed: 'Pas fait. Vous pouvez encore le déplacer à un jour de repos.',
      missedLast: 'Pas fait.',
      hardInARow: t`Dur, comme la veille. À vous de voir : un jour plus facile entre les deux aide à récupérer.`,
      move: 'Déplacer à…',
      moveClass: title => `Déplacer ${title} à`,
      meetsRest: day => t`Repos ce jour-là ; ${day} devient un jour de repos.`,
      meets: (title, day) => `${title} passe à ${day}.`,
      makesHardInARow: 'Deux jours durs de suite.',
      moved: (title, to) => `${title} est maintenant ${to}.`,
      movedBack: (title, from) => `${title} est passé à ${from}.`,
      restBack: from => t`Repos ${from}.`,
      made: 'Votre semaine a un nouveau programme.',
      accepted: 'C’est votre semaine. À vous de jouer.',
      readAgain: t`Ce programme a été modifié ailleurs. Le voici tel qu’il est ; votre modification n’a pas été faite.`,
      tryAgain: 'Réessayer',
      notMoved: 'Nous n’avons pas pu déplacer ce cours.',
      notMade: 'Nous n’avons pas pu refaire votre programme.',
      notAccepted: 'Nous n’avons pas pu accepter votre programme.',
      empty: {
        noClass: 'Aucun cours ne convient cette semaine',
        loadReached: 'Votre semaine est pleine',
        nothingLeft: 'Aucun cours cette semaine',
      },
      emptyText: {
        noClass: t`La bibliothèque n’a rien de ce que vous faites. De nouveaux cours arrivent sans cesse : refaites le programme plus tard.`,
        loadReached: 'Vous avez fait tout ce que cette semaine devrait contenir. Reposez-vous.',
        nothingLeft: 'Ce qu’il en reste est pour le repos. Votre prochain programme arrive lundi.',
      },
      keys: 'Alt et une flèche déplacent le cours d’un jour vers le haut ou vers le bas.',
      failures: {
        ...failures,
        validationFailed: 'Ce jour a changé entre-temps. Rechargez la page.',
        versionConflict: 'Ce programme a été modifié ailleurs. Réessayez.',
      },
      wait: createWait(french),
      screen: { what: 'votre programme', here: 'Voyez quoi faire chaque jour cette semaine, et pourquoi.' },
    },
  };
});
