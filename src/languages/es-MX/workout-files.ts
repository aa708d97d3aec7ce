import type { fileWords } from '../../widgets/workouts/file-copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof fileWords> = {
  'workout-files': {
    formats: {
      fit: 'FIT, para Garmin, Strava y otros',
      tcx: 'TCX, para programas más antiguos',
      csv: 'CSV, para una hoja de cálculo',
    },
    withHeartRate: 'Incluir la frecuencia cardíaca',
    heartRateWhy: 'Es un dato de salud. Solo se incluye si lo pides.',
  },
};
