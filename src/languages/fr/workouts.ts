import type { workoutWords as english } from '../../widgets/workouts/copy.js';
import type { TextsByScope } from '../texts.js';
import { inFrench } from './french.js';

export const words = inFrench((): TextsByScope<typeof english> => ({
  workouts: {
    types: {
      bike: 'Vélo',
      row: 'Rameur',
      run: 'Course',
      climb: 'Grimpe',
      ellipse: 'Elliptique',
      reflect: 'Reflect',
      fitpass: 'FitPass',
      strength: 'Musculation',
      freestyle: 'Libre',
    },
    sources: {
      equipment: 'Appareil Echelon',
      app: 'Application Echelon',
      manual: 'Saisie à la main',
      import: 'D’un fichier',
    },
    metrics: { output: 'Travail', distance: 'Distance', elevation: 'Dénivelé' },
    units: {
      kJ: 'kJ',
      kcal: 'kcal',
      km: 'km',
      mi: 'mi',
      m: 'm',
      ft: 'pi',
      kg: 'kg',
      lb: 'lb',
      W: 'W',
      rpm: 'tr/min',
      bpm: 'bpm',
      kmh: 'km/h',
      mph: 'mi/h',
    },
  },
}));
