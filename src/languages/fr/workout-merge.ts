import type { mergeWords } from '../../widgets/workouts/merge-copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof mergeWords> => {
  const { t } = french;
  return {
    'workout-merge': {
      title: t`La même séance deux fois ?`,
      why: 'Elles se chevauchent et sont d’une même discipline. Celle que vous gardez reprend ce qu’elle n’a pas mesuré.',
      overlapping: (title, source) => t`« ${title} » (${source}) a eu lieu au même moment.`,
      compare: 'Les comparer',
      compared: 'Les deux, côte à côte',
      figure: 'Donnée',
      names: {
        new: { own: 'Nouvelle', other: 'Déjà là' },
        shown: { own: 'Celle-ci', other: 'L’autre' },
      },
      merge: {
        new: { own: 'Fusionner dans la nouvelle', other: 'Fusionner dans l’ancienne' },
        shown: { own: 'Fusionner dans celle-ci', other: 'Fusionner dans l’autre' },
      },
      apart: 'Garder les deux',
      figures: {
        title: 'Titre',
        source: 'Vient de',
        startedAt: 'Début',
        seconds: 'Temps',
        output: 'Travail total',
        distance: 'Distance',
        elevation: 'Dénivelé',
        calories: 'Calories',
        volume: 'Soulevé',
        heartRate: 'Fréquence cardiaque moyenne',
      },
      none: 'Non mesuré',
      keptBoth: 'Les deux restent telles quelles. Nous ne vous le demanderons plus.',
      merged: title => t`Fusionnées dans « ${title} ».`,
      filled: list => t`Repris de l’autre : ${list}.`,
      until: day => `L’autre peut revenir jusqu’au ${day}.`,
      see: 'Voir celle que vous gardez',
      undo: 'Annuler',
      undone: title => t`Les deux sont de retour. « ${title} » garde ce qu’elle a repris.`,
      metrics: {
        output: 'puissance',
        cadence: 'cadence',
        resistance: 'résistance',
        speed: 'vitesse',
        heart_rate: 'fréquence cardiaque',
        incline: 'inclinaison',
      },
      what: 'l’autre séance',
      failures: {
        ...failures,
        notFound: 'L’une des deux n’est plus là. Fermez ceci et regardez de nouveau.',
        notOneSession: t`Dans ce sens, c’est impossible : l’autre contient les séries, ou les deux ne se chevauchent plus.`,
      },
      wait: createWait(french),
    },
  };
});
