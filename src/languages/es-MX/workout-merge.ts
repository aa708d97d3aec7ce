import type { mergeWords } from '../../widgets/workouts/merge-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

export const words: TextsByScope<typeof mergeWords> = {
  'workout-merge': {
    title: '¿Una sesión dos veces?',
    why: 'Coinciden en el tiempo y son del mismo tipo. El que conserves toma lo que no midió.',
    overlapping: (title, source) => `“${title}” (${source}) ocurrió al mismo tiempo.`,
    compare: 'Compararlos',
    compared: 'Los dos, lado a lado',
    figure: 'Dato',
    names: {
      new: { own: 'Nuevo', other: 'Ya estaba' },
      shown: { own: 'Este', other: 'El otro' },
    },
    merge: {
      new: { own: 'Unir en el nuevo', other: 'Unir en el anterior' },
      shown: { own: 'Unir en este', other: 'Unir en el otro' },
    },
    apart: 'Conservar los dos',
    figures: {
      title: 'Título',
      source: 'Viene de',
      startedAt: 'Empezó',
      seconds: 'Tiempo',
      output: 'Trabajo total',
      distance: 'Distancia',
      elevation: 'Desnivel',
      calories: 'Calorías',
      volume: 'Levantado',
      heartRate: 'Frecuencia cardiaca promedio',
    },
    none: 'Sin medir',
    keptBoth: 'Los dos se quedan como están. No volveremos a preguntarte.',
    merged: title => `Unidos en “${title}”.`,
    filled: list => `Tomó del otro: ${list}.`,
    until: day => `El otro puede volver hasta el ${day}.`,
    see: 'Ver el que conservaste',
    undo: 'Deshacer',
    undone: title => `Los dos están de vuelta. “${title}” conserva lo que tomó.`,
    metrics: {
      output: 'potencia',
      cadence: 'cadencia',
      resistance: 'resistencia',
      speed: 'velocidad',
      heart_rate: 'frecuencia cardiaca',
      incline: 'inclinación',
    },
    what: 'el otro entrenamiento',
    failures: {
      ...failures,
      notFound: 'Uno de los dos ya no está. Cierra esto y mira otra vez.',
      notOneSession: 'En este sentido no se puede: el otro tiene las series, o ya no coinciden en el tiempo.',
    },
    wait,
  },
};
