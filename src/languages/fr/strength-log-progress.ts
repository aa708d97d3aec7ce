import type { words as english } from '../../widgets/training/strength-log/progress/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, count: counted, form } = french;
  const few = (count: string): boolean => count === '0' || count === '1';
  return {
    'strength-log-progress': {
      tools: 'Quoi afficher',
      exercise: 'Exercice',
      period: 'Période',
      periods: { '3months': '3 mois', year: '1 an', all: 'Tout' },
      metrics: {
        weight: 'Plus lourde charge',
        oneRepMax: 'Maximum estimé sur une répétition',
        setVolume: 'Le plus en une série',
        sessionVolume: 'Le plus en une séance',
        reps: 'Plus grand nombre de répétitions',
        hold: 'Plus long maintien',
      },
      how: {
        weight: 'Soulevée au moins une fois.',
        oneRepMax:
          'Charge ÷ (1,0278 − 0,0278 × répétitions), selon Brzycki, pour les séries de 10 répétitions au plus.',
        setVolume: 'Charge × répétitions d’une série.',
        sessionVolume: 'Charge × répétitions de toutes ses séries, additionnées.',
        reps: 'En une série, quelle que soit la charge.',
        hold: 'En une série.',
      },
      latest: (day, set) => `Maximum estimé sur une répétition le ${day}, d’après ${set}`,
      latestWeek: day => `La semaine du ${day}.`,
      estimateHow: 'Estimé selon Brzycki, d’après la meilleure série de chaque jour, de 10 répétitions au plus.',
      estimate: (weight, set) => `${weight}, estimé d’après ${set}`,
      set: (weight, reps) => `${weight} × ${reps} ${few(reps) ? 'répétition' : 'répétitions'}`,
      at: (weight, when) => `${weight} ${when}`,
      rose: (exercise, before, now) =>
        `Votre maximum estimé sur une répétition (${exercise}) a grimpé de ${before} à ${now}.`,
      fell: (exercise, before, now) =>
        `Votre maximum estimé sur une répétition (${exercise}) est passé de ${before} à ${now}.`,
      same: (exercise, now, then) =>
        `Votre maximum estimé sur une répétition (${exercise}) est de ${now}, comme ${then}.`,
      one: (exercise, now, then) =>
        `Votre maximum estimé sur une répétition (${exercise}) était de ${now} ${then}. Faites-le une fois de plus pour voir une courbe.`,
      thisWeek: 'cette semaine',
      lastWeek: 'la semaine dernière',
      during: month => `en ${month}`,
      on: day => `le ${day}`,
      day: 'Jour',
      week: 'Semaine du',
      weekly: { volume: 'Soulevé par semaine', reps: 'Répétitions par semaine', sets: 'Séries par semaine' },
      weeklyHow: {
        volume: 'Charge × répétitions de toutes les séries, sans l’échauffement.',
        reps: 'De toutes les séries, sans l’échauffement.',
        sets: 'Sans l’échauffement.',
      },
      most: (value, day) => t`Maximum : ${value}, la semaine du ${day}.`,
      counted: {
        reps: count => (few(count) ? 'répétition' : 'répétitions'),
        sets: count => (few(count) ? 'série' : 'séries'),
      },
      ownWeight: t`Sans charge, il n’y a pas de maximum à estimer. Ce qui compte ici : combien vous en faites.`,
      noEstimate: 'Il faut une série de 10 répétitions au plus pour estimer. Il n’y en a pas sur cette période.',
      notDone: exercise => `Pas de ${exercise} sur cette période. Choisissez-en une plus longue.`,
      curve: 'votre courbe',
      bests: exercise => t`Records : ${exercise}`,
      rule: 'L’échauffement ne compte pas.',
      countedFrom: day => `Comptés depuis le ${day}.`,
      noBests: 'Pas encore de record. Votre prochaine série en fera un.',
      repsAtWeight: 'Plus de répétitions par charge',
      weight: 'Charge',
      reps: 'Répétitions',
      when: 'Quand',
      allWeights: count => `Afficher les ${count} charges`,
      fewerWeights: 'Afficher moins de charges',
      startOver: t`Vous repartez de zéro ?`,
      startOverText: 'Faites compter vos records à partir d’aujourd’hui. Vos séances restent.',
      resetOne: exercise => `Compter ${exercise} dès aujourd’hui`,
      resetAll: 'Tout compter dès aujourd’hui',
      confirmOne: exercise => t`Compter ${exercise} dès aujourd’hui ?`,
      confirmAll: t`Tout compter dès aujourd’hui ?`,
      resetText: number =>
        `${counted(number, { one: 'record disparaît', many: 'de records disparaissent', other: 'records disparaissent' })} et ne ${form(number, { one: 'revient', other: 'reviennent' })} pas. Vos séances et vos courbes restent.`,
      wasResetOne: exercise => `${exercise} compte dès aujourd’hui. À vous le premier record.`,
      wasResetAll: 'Tout compte dès aujourd’hui. À vous le premier record.',
      sessions: 'Séances passées',
      sessionsWhat: 'vos séances',
      sets: (sets, exercise) => `${sets} × ${exercise}`,
      delete: (title, day) => `Supprimer ${title}, ${day}`,
      shown: (shown, total) => `${shown} sur ${total} séances`,
      more: 'Afficher les précédentes',
      deleted: title => t`Séance supprimée : ${title}. Ses records passent à la meilleure suivante.`,
      restored: title => t`Séance rétablie : ${title}.`,
      notDeleted: title => t`Nous n’avons pas pu supprimer cette séance : ${title}.`,
      notRestored: title => t`Nous n’avons pas pu rétablir cette séance : ${title}.`,
      emptyTitle: 'Vos progrès commencent par une série',
      emptyText: 'Notez une séance. Vous verrez ensuite ici vos charges monter.',
      start: 'Commencer une séance',
      failures: { ...failures, notFound: 'C’est déjà supprimé. Ce que vous voyez est à jour.' },
      wait: createWait(french),
      screen: { what: 'vos progrès', here: 'Voyez vos charges monter.' },
    },
  };
});
