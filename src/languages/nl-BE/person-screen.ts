import type { measureWords } from '../../widgets/form/measure-copy.js';
import type { personWords } from '../../widgets/screen/person-screen-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof personWords | typeof measureWords> = {
  'person-screen': {
    loading: what => `We laden ${what}`,
    failed: what => `We konden ${what} niet laden.`,
    failures,
    signedOut: what => `Meld je aan om ${what} te zien`,
    ended: what => `Je bent afgemeld. Meld je opnieuw aan om ${what} te zien.`,
    signIn: 'Aanmelden',
    child: 'Je hoort bij een gezinsabonnement',
    paidBy: name => `${name || 'Het hoofdaccount'} betaalt het en kan het wijzigen.`,
  },
  'person-screen/measures': {
    units: { cm: 'cm', ft: 'ft', in: 'in', kg: 'kg', lb: 'lb', bpm: 'slagen', W: 'W' },
    unitNames: {
      cm: 'centimeter',
      ft: 'voet',
      in: 'inch',
      kg: 'kilogram',
      lb: 'pond',
      bpm: 'slagen per minuut',
      W: 'watt',
    },
    part: (label, unit) => `${label} in ${unit}`,
    problems: {
      heightRange: 'Vul een lengte in van 30 tot 275 cm (1 tot 9 ft).',
      weightRange: 'Vul een gewicht in van 2 tot 650 kg (5 tot 1433 lb).',
      maxHeartRateRange: 'Vul een hartslag in van 90 tot 240.',
      restingHeartRateRange: 'Vul een hartslag in van 25 tot 120.',
      ftpRange: 'Vul een vermogen in van 30 tot 700 W.',
    },
  },
};
