import type { archiveWords } from '../../widgets/training/workout-history/archive/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

const workouts = (count: number): string => (count < 2 ? `${count} séance` : `${count} séances`);

export const words = inFrench((french): TextsByScope<typeof archiveWords> => {
  const { t } = french;
  return {
    'workout-archive': {
      title: 'Tout télécharger',
      text: 'Un fichier ZIP de tout votre entraînement. Il est créé sur cet appareil.',
      contents: [
        'Chaque séance avec ses mesures, et un tableau par année',
        'Vos séances de musculation série par série, et vos programmes',
        'Vos records et vos badges',
      ],
      format: 'Chaque séance en',
      make: 'Créer le fichier',
      fetchingWorkouts: 'Vos séances arrivent',
      fetchingRest: 'Musculation, records et badges arrivent',
      soFar: (count, of) => `${count} séances sur ${of}`,
      keepOpen: 'Laissez cette page ouverte.',
      stop: 'Arrêter',
      stopped: 'Le fichier n’est pas prêt.',
      keptSoFar: 'Ce qui est déjà arrivé est gardé.',
      goOn: 'Continuer',
      made: (fileName, count, size) => t`${fileName} est dans vos téléchargements : ${workouts(count)}, ${size}.`,
      again: 'Télécharger encore',
      done: 'Terminé',
      leave: t`Arrêter la création du fichier ?`,
      leaveText: 'Ce qui est déjà arrivé est perdu.',
      keepGoing: 'Poursuivre',
      readme: (day, format) => [
        t`Votre entraînement avec Echelon, au ${day}.`,
        t`workouts : un tableau par année, et dans son dossier chaque séance en fichier ${format}.`,
        t`strength/sets.csv : chaque série de chaque séance de musculation.`,
        t`strength/routines : vos programmes. La page Musculation de l’espace membre peut les importer de nouveau.`,
        t`records.csv, badges.csv : les records que vous détenez et les badges que vous avez obtenus.`,
        t`Les heures sont celles du lieu de la séance. Poids en kg, distances en km, travail en kJ.`,
      ],
      failures: {
        ...failures,
        notMade: 'Votre navigateur n’a pas la place pour un fichier aussi grand. Libérez de la place, puis continuez.',
      },
      wait: createWait(french),
    },
  };
});
