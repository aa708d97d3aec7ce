import type { measureWords } from '../../widgets/form/measure-copy.js';
import type { personWords } from '../../widgets/screen/person-screen-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof personWords | typeof measureWords> = {
  'person-screen': {
    loading: what => `Chargement de ${what}`,
    failed: what => `Nous n’avons pas pu charger ${what}.`,
    failures,
    signedOut: what => `Connectez-vous pour voir ${what}`,
    ended: what => `Vous êtes déconnecté. Reconnectez-vous pour voir ${what}.`,
    signIn: 'Se connecter',
    child: 'Vous faites partie d’un abonnement familial',
    paidBy: name => `${name || 'Le compte principal'} le paie et peut le modifier.`,
  },
  'person-screen/measures': {
    units: { cm: 'cm', ft: 'pi', in: 'po', kg: 'kg', lb: 'lb', bpm: 'bpm', W: 'W' },
    unitNames: {
      cm: 'centimètres',
      ft: 'pieds',
      in: 'pouces',
      kg: 'kilogrammes',
      lb: 'livres',
      bpm: 'battements par minute',
      W: 'watts',
    },
    part: (label, unit) => `${label} en ${unit}`,
    problems: {
      heightRange: 'Entrez une taille de 30 à 275 cm (1 à 9 pi).',
      weightRange: 'Entrez un poids de 2 à 650 kg (5 à 1433 lb).',
      maxHeartRateRange: 'Entrez une fréquence de 90 à 240.',
      restingHeartRateRange: 'Entrez une fréquence de 25 à 120.',
      ftpRange: 'Entrez une puissance de 30 à 700 W.',
    },
  },
};
