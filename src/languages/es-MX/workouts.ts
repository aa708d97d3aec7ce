import type { workoutWords as english } from '../../widgets/workouts/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof english> = {
  workouts: {
    types: {
      bike: 'Bicicleta',
      row: 'Remo',
      run: 'Carrera',
      climb: 'Escalada',
      ellipse: 'Elíptica',
      reflect: 'Reflect',
      fitpass: 'FitPass',
      strength: 'Fuerza',
      freestyle: 'Estilo libre',
    },
    sources: {
      equipment: 'Equipo Echelon',
      app: 'App de Echelon',
      manual: 'Anotado a mano',
      import: 'De un archivo',
    },
    metrics: { output: 'Trabajo', distance: 'Distancia', elevation: 'Desnivel' },
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
      rpm: 'rpm',
      bpm: 'lpm',
      kmh: 'km/h',
      mph: 'mi/h',
    },
  },
};
