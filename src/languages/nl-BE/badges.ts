import type { words as english } from '../../widgets/training/badges/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, form } from './common.js';

export const words: TextsByScope<typeof english> = {
  badges: {
    title: 'Verdien je volgende badge',
    groups: { all: 'Alle trainingen', streak: 'Reeksen', challenge: 'Uitdagingen' },
    units: {
      all: 'trainingen',
      bike: 'ritten',
      row: 'roeilessen',
      run: 'looplessen',
      climb: 'klimlessen',
      ellipse: 'crosstrainerlessen',
      reflect: 'Reflect-lessen',
      fitpass: 'FitPass-lessen',
      streak: 'dagen op rij',
    },
    earned: count => form(count, { one: 'badge verdiend', other: 'badges verdiend' }),
    latest: 'De laatste',
    named: (threshold, unit) => `${threshold} ${unit}`,
    progress: (done, threshold, unit) => `${done} van ${threshold} ${unit}`,
    short: (done, threshold) => `${done} van ${threshold}`,
    counted: count => `${count} tot nu toe`,
    toGo: count => `Nog ${count} te gaan`,
    challengeDone: share => `${share} gedaan`,
    closest: 'Het dichtstbij',
    first: 'Eerst te verdienen',
    emptyTitle: 'Je eerste badge is dichtbij',
    emptyText: 'Train drie dagen op rij of rond tien lessen af.',
    how: 'Lessen die je afrondt, tellen. Meer werk vult meer balken: twee vanaf 100 trainingen of 10 dagen op rij, drie vanaf 1.000 trainingen, 100 dagen of een uitdaging. Een badge blijft van jou, ook als je een training verwijdert.',
    counts: 'hoeveel trainingen tellen',
    failures,
    screen: { what: 'je badges', here: 'Bekijk wat je hebt verdiend en hoe dichtbij de volgende zijn.' },
  },
};
