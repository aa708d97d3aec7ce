import type { words as english } from '../../widgets/training/challenges/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, form } = french;
  return {
    challenges: {
      title: 'Relevez un défi',
      tabs: { joined: 'En cours', open: 'Ouverts', ended: 'Terminés' },
      daysLeft: (days, written) => (days === 1 ? 'Se termine aujourd’hui' : `Encore ${written} jours`),
      starts: day => `Commence le ${day}`,
      ended: day => `Terminé le ${day}`,
      people: (count, written) => `${written} ${form(count, { one: 'personne', other: 'personnes' })}`,
      classes: (count, written) => `${written} cours`,
      workouts: (count, written) => `${written} ${form(count, { one: 'séance', other: 'séances' })}`,
      ofGoal: goal => `sur ${goal}`,
      goal: goal => t`Objectif : ${goal}`,
      progress: (value, goal) => `${value} sur ${goal}`,
      ordinal: (written, rank) => `${written}${rank === 1 ? 'er' : 'e'}`,
      alone: 'Personne d’autre ne le relève.',
      place: (rank, of) => `${rank} sur ${of}`,
      toHundred: missing => `${missing} jusqu’aux 100 suivants`,
      toRank: (missing, rank) => `${missing} jusqu’au ${rank}`,
      notBegun: 'Il compte dès le jour où il commence.',
      nothingYet: 'Rien n’a encore compté.',
      legend: t`Le trait épais, c’est vous ; chaque trait fin, quelqu’un d’autre. Ce que vous avez fait depuis votre inscription compte, sauf ce qui est entré à la main.`,
      done: day => `Réussi le ${day}. Son badge est à vous.`,
      look: 'Voir le défi',
      back: 'Tous les défis',
      join: 'Relever le défi',
      joined: name => `Vous relevez ${name}. Ce que vous faites dès maintenant compte.`,
      notJoined: 'Vous n’y êtes pas encore.',
      leave: 'Quitter le défi',
      leaveTitle: name => t`Quitter ${name} ?`,
      leaveText: value => `Vous perdez ${value}. Vous pouvez revenir jusqu’à la fin, en repartant de zéro.`,
      leaveTextNothing: 'Vous n’y avez encore rien fait. Vous pouvez revenir jusqu’à la fin.',
      leaveAndLose: value => `Quitter et perdre ${value}`,
      stay: 'Continuer',
      left: name => `Vous avez quitté ${name}.`,
      notLeft: 'Vous y êtes toujours.',
      classesTitle: 'Ses cours',
      classDone: day => `Fait le ${day}`,
      classOpen: 'Pas encore fait',
      minutes: 'min',
      standing: 'votre place',
      classesWhat: 'ses cours',
      challengeWhat: 'le défi',
      failures: { ...failures, collectionEnded: 'Il est terminé, personne ne peut plus le relever.' },
      wait: createWait(french),
      empty: {
        joined: {
          title: 'Aucun défi en cours',
          text: 'Choisissez-en un, entraînez-vous comme d’habitude et voyez votre progression.',
        },
        open: { title: 'Vous les relevez tous', text: 'Les nouveaux défis apparaissent ici.' },
        ended: {
          title: 'Aucun n’est terminé',
          text: 'Les défis terminés restent ici, avec le chemin que vous avez parcouru.',
        },
      },
      seeOpen: 'Voir les défis ouverts',
      screen: { what: 'vos défis', here: 'Relevez un défi et voyez où vous en êtes.' },
    },
  };
});
