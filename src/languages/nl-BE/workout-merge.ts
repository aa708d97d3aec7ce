import type { mergeWords } from '../../widgets/workouts/merge-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

export const words: TextsByScope<typeof mergeWords> = {
  'workout-merge': {
    title: 'Staat één sessie er twee keer?',
    why: 'Ze overlappen in tijd en zijn van één soort. Wat je houdt, neemt over wat het zelf niet mat.',
    overlapping: (title, source) => `“${title}” (${source}) vond op hetzelfde moment plaats.`,
    compare: 'Vergelijk ze',
    compared: 'Beide naast elkaar',
    figure: 'Gegeven',
    names: {
      new: { own: 'Nieuw', other: 'Stond er al' },
      shown: { own: 'Deze', other: 'De andere' },
    },
    merge: {
      new: { own: 'In de nieuwe samenvoegen', other: 'In de oude samenvoegen' },
      shown: { own: 'In deze samenvoegen', other: 'In de andere samenvoegen' },
    },
    apart: 'Beide houden',
    figures: {
      title: 'Titel',
      source: 'Komt van',
      startedAt: 'Begonnen',
      seconds: 'Tijd',
      output: 'Totale arbeid',
      distance: 'Afstand',
      elevation: 'Hoogtemeters',
      calories: 'Calorieën',
      volume: 'Getild',
      heartRate: 'Gemiddelde hartslag',
    },
    none: 'Niet gemeten',
    keptBoth: 'Beide blijven zoals ze zijn. We vragen het niet opnieuw.',
    merged: title => `Samengevoegd in “${title}”.`,
    filled: list => `Overgenomen: ${list}.`,
    until: day => `De andere kan terugkomen tot ${day}.`,
    see: 'Bekijk wat je hield',
    undo: 'Ongedaan maken',
    undone: title => `Beide zijn terug. “${title}” houdt wat werd overgenomen.`,
    metrics: {
      output: 'vermogen',
      cadence: 'cadans',
      resistance: 'weerstand',
      speed: 'snelheid',
      heart_rate: 'hartslag',
      incline: 'helling',
    },
    what: 'de andere training',
    failures: {
      ...failures,
      notFound: 'Een van de twee is weg. Sluit dit en kijk opnieuw.',
      notOneSession: 'In deze richting gaat het niet: de sets staan bij de andere, of de twee overlappen niet meer.',
    },
    wait,
  },
};
