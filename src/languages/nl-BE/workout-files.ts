import type { fileWords } from '../../widgets/workouts/file-copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof fileWords> = {
  'workout-files': {
    formats: {
      fit: 'FIT, voor Garmin, Strava en andere',
      tcx: 'TCX, voor oudere programma’s',
      csv: 'CSV, voor een rekenblad',
    },
    withHeartRate: 'Met hartslag',
    heartRateWhy: 'Een gezondheidsgegeven. Het gaat alleen mee als je erom vraagt.',
  },
};
