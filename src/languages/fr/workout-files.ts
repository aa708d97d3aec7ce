import type { fileWords } from '../../widgets/workouts/file-copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof fileWords> = {
  'workout-files': {
    formats: {
      fit: 'FIT, pour Garmin, Strava et d’autres',
      tcx: 'TCX, pour les logiciels plus anciens',
      csv: 'CSV, pour un tableur',
    },
    withHeartRate: 'Inclure la fréquence cardiaque',
    heartRateWhy: 'Une donnée de santé. Incluse seulement si vous le demandez.',
  },
};
