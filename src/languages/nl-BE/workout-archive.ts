import type { archiveWords } from '../../widgets/training/workout-history/archive/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

const workouts = (count: number): string => (count === 1 ? '1 training' : `${count} trainingen`);

export const words: TextsByScope<typeof archiveWords> = {
  'workout-archive': {
    title: 'Alles downloaden',
    text: 'Eén ZIP-bestand met alles wat je getraind hebt. Het wordt op dit toestel gemaakt.',
    contents: [
      'Elke training met haar metingen, en een tabel per jaar',
      'Je krachtsessies set per set, en je schema’s',
      'Je records en badges',
    ],
    format: 'Elke training als',
    make: 'Bestand maken',
    fetchingWorkouts: 'Je trainingen worden opgehaald',
    fetchingRest: 'Sessies, records en badges worden opgehaald',
    soFar: (count, of) => `${count} van ${of} trainingen`,
    keepOpen: 'Hou deze pagina open.',
    stop: 'Stoppen',
    stopped: 'Het bestand is niet klaar.',
    keptSoFar: 'Wat er al is, blijft bewaard.',
    goOn: 'Verdergaan',
    made: (fileName, count, size) => `${fileName} staat bij je downloads: ${workouts(count)}, ${size}.`,
    again: 'Opnieuw downloaden',
    done: 'Klaar',
    leave: 'Stoppen met het bestand?',
    leaveText: 'Wat er al is, gaat verloren.',
    keepGoing: 'Doorgaan',
    readme: (day, format) => [
      `Wat je met Echelon getraind hebt, zoals het was op ${day}.`,
      `workouts: een tabel per jaar, en in de map ervan elke training als ${format}-bestand.`,
      'strength/sets.csv: elke set van elke krachtsessie.',
      'strength/routines: je schema’s. Bij Kracht in het ledengedeelte kun je ze weer importeren.',
      'records.csv, badges.csv: de records die je hebt, en de badges die je verdiend hebt.',
      'Tijden zijn die van de plaats waar het gebeurde. Gewichten zijn in kg, afstanden in km, arbeid in kJ.',
    ],
    failures: {
      ...failures,
      notMade: 'Je browser heeft geen plaats voor zo’n groot bestand. Maak plaats vrij en ga verder.',
    },
    wait,
  },
};
