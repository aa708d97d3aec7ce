import type { workoutWords as english } from '../../widgets/workouts/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof english> = {
  workouts: {
    types: {
      bike: 'Fietsen',
      row: 'Roeien',
      run: 'Lopen',
      climb: 'Klimmen',
      ellipse: 'Crosstrainer',
      reflect: 'Reflect',
      fitpass: 'FitPass',
      strength: 'Kracht',
      freestyle: 'Vrije training',
    },
    sources: {
      equipment: 'Echelon-toestel',
      app: 'App van Echelon',
      manual: 'Zelf ingevuld',
      import: 'Uit een bestand',
    },
    metrics: { output: 'Arbeid', distance: 'Afstand', elevation: 'Hoogtemeters' },
    units: {
      kJ: 'kJ',
      kcal: 'kcal',
      km: 'km',
      mi: 'mi',
      m: 'm',
      ft: 'ft',
      kg: 'kg',
      lb: 'lb',
      W: 'W',
      rpm: 'tpm',
      bpm: 'spm',
      kmh: 'km/h',
      mph: 'mi/h',
    },
  },
};
