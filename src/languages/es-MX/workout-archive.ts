import type { archiveWords } from '../../widgets/training/workout-history/archive/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

const workouts = (count: number): string => (count === 1 ? '1 entrenamiento' : `${count} entrenamientos`);

export const words: TextsByScope<typeof archiveWords> = {
  'workout-archive': {
    title: 'Descargar todo',
    text: 'Un archivo ZIP con todo lo que has entrenado. Se crea en este dispositivo.',
    contents: [
      'Cada entrenamiento con sus lecturas, y una tabla de cada año',
      'Tus sesiones de fuerza serie por serie, y tus rutinas',
      'Tus récords e insignias',
    ],
    format: 'Cada entrenamiento en',
    make: 'Crear el archivo',
    fetchingWorkouts: 'Reuniendo tus entrenamientos',
    fetchingRest: 'Reuniendo sesiones, récords e insignias',
    soFar: (count, of) => `${count} de ${of} entrenamientos`,
    keepOpen: 'Deja esta página abierta.',
    stop: 'Detener',
    stopped: 'El archivo no está listo.',
    keptSoFar: 'Lo que ya llegó se conserva.',
    goOn: 'Continuar',
    made: (fileName, count, size) => `${fileName} está en tus descargas: ${workouts(count)}, ${size}.`,
    again: 'Descargar otra vez',
    done: 'Listo',
    leave: '¿Dejar de crear el archivo?',
    leaveText: 'Se pierde lo que ya llegó.',
    keepGoing: 'Seguir',
    readme: (day, format) => [
      `Lo que has entrenado con Echelon, hasta el ${day}.`,
      `workouts: una tabla de cada año, y en su carpeta cada entrenamiento en un archivo ${format}.`,
      'strength/sets.csv: cada serie de cada sesión de fuerza.',
      'strength/routines: tus rutinas. Se pueden importar de nuevo en Fuerza, en el área de miembros.',
      'records.csv, badges.csv: los récords que tienes y las insignias que ganaste.',
      'Las horas son las del lugar donde se hizo. Los pesos están en kg, las distancias en km, el trabajo en kJ.',
    ],
    failures: {
      ...failures,
      notMade: 'Tu navegador no tiene espacio para un archivo tan grande. Libera espacio y continúa.',
    },
    wait,
  },
};
