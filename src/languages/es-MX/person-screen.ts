import type { measureWords } from '../../widgets/form/measure-copy.js';
import type { personWords } from '../../widgets/screen/person-screen-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof personWords | typeof measureWords> = {
  'person-screen': {
    loading: what => `Cargando ${what}`,
    failed: what => `No pudimos cargar ${what}.`,
    failures,
    signedOut: what => `Inicia sesión para ver ${what}`,
    ended: what => `Se cerró tu sesión. Inicia sesión de nuevo para ver ${what}.`,
    signIn: 'Iniciar sesión',
    child: 'Formas parte de una membresía familiar',
    paidBy: name => `${name || 'La cuenta principal'} la paga y puede cambiarla.`,
  },
  'person-screen/measures': {
    units: { cm: 'cm', ft: 'ft', in: 'in', kg: 'kg', lb: 'lb', bpm: 'lpm', W: 'W' },
    unitNames: {
      cm: 'centímetros',
      ft: 'pies',
      in: 'pulgadas',
      kg: 'kilogramos',
      lb: 'libras',
      bpm: 'latidos por minuto',
      W: 'vatios',
    },
    part: (label, unit) => `${label} en ${unit}`,
    problems: {
      heightRange: 'Escribe una estatura de 30 a 275 cm (1 a 9 ft).',
      weightRange: 'Escribe un peso de 2 a 650 kg (5 a 1433 lb).',
      maxHeartRateRange: 'Escribe una frecuencia de 90 a 240.',
      restingHeartRateRange: 'Escribe una frecuencia de 25 a 120.',
      ftpRange: 'Escribe una potencia de 30 a 700 W.',
    },
  },
};
