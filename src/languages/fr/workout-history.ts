import type { words as english } from '../../widgets/training/workout-history/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

const workouts = (count: number): string => (count < 2 ? `${count} séance` : `${count} séances`);
const ending = (count: number): string => (count < 2 ? 'e' : 'es');

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t } = french;
  return {
    'workout-history': {
      title: 'Séances',
      searched: 'Cours ou coach',
      totals: { count: 'Séances', seconds: 'Temps', distance: 'Distance', volume: 'Soulevé', calories: 'Calories' },
      filters: {
        type: 'Discipline',
        classSeconds: 'Durée',
        instructorId: 'Coach',
        completed: 'Terminée',
        source: 'Enregistrée par',
        from: 'Depuis',
        to: 'Jusqu’au',
      },
      completed: { true: 'Jusqu’au bout', false: 'Arrêtée avant la fin' },
      since: { month: '30 derniers jours', quarter: '90 derniers jours', year: 'Cette année' },
      order: 'Ordre',
      orders: {
        newest: 'Plus récentes d’abord',
        startedAt: 'Plus anciennes d’abord',
        '-durationSeconds': 'Plus longues d’abord',
        '-output': 'Plus de travail d’abord',
        '-distance': 'Plus de distance d’abord',
        '-calories': 'Plus de calories d’abord',
      },
      thisWeek: 'Cette semaine',
      lastWeek: 'La semaine dernière',
      inOrder: 'Toutes, dans cet ordre',
      minutes: 'min',
      leftEarly: 'Arrêtée avant la fin',
      record: 'Record',
      ofWeek: count => (count === '1' || count === '0' ? `${count} séance` : `${count} séances`),
      shown: (shown, total) => `${shown} sur ${total} séances`,
      more: 'Afficher les précédentes',
      moreInOrder: 'En afficher plus',
      select: 'Choisir',
      selecting: 'Choisir des séances',
      chosen: count => `${workouts(count)} choisi${ending(count)}`,
      chooseNone: 'Appuyez sur les séances que vous voulez supprimer.',
      remove: count => (count === 0 ? 'Supprimer' : `Supprimer ${workouts(count)}`),
      stop: 'Terminer',
      export: 'Télécharger en CSV',
      deleted: count => `${workouts(count)} supprimé${ending(count)}. Leurs records passent à la meilleure suivante.`,
      restored: count => `${workouts(count)} rétabli${ending(count)}.`,
      saved: (count, fileName) => t`${fileName} est dans vos téléchargements : ${workouts(count)}.`,
      left: count => `${workouts(count)} n’y tenaient pas. Filtrez la liste et téléchargez le reste à part.`,
      notDeleted: count => `Nous n’avons pas pu supprimer ${workouts(count)}.`,
      notRestored: count => `Nous n’avons pas pu rétablir ${workouts(count)}.`,
      notSaved: 'Rien n’a été téléchargé.',
      failures,
      wait: createWait(french),
      emptyTitle: 'Pas encore de séances',
      emptyText: 'Suivez un cours dans l’application ou sur votre appareil. Il apparaît ici dès qu’il est terminé.',
      noneTitle: 'Aucune séance ne correspond',
      noneText: 'Retirez un filtre, ou cherchez une partie d’un nom.',
      showAll: 'Afficher toutes les séances',
      screen: { what: 'vos séances', here: 'Voyez toutes vos séances, semaine par semaine.' },
    },
  };
});
