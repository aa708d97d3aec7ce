import type { words as english } from '../../widgets/training/badges/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, form } from './common.js';

export const words: TextsByScope<typeof english> = {
  badges: {
    title: 'Gana tu próxima insignia',
    groups: { all: 'Todos los entrenamientos', streak: 'Rachas', challenge: 'Retos' },
    units: {
      all: 'entrenamientos',
      bike: 'clases de bici',
      row: 'clases de remo',
      run: 'carreras',
      climb: 'escaladas',
      ellipse: 'clases de elíptica',
      reflect: 'clases de Reflect',
      fitpass: 'clases de FitPass',
      streak: 'días seguidos',
    },
    earned: count => form(count, { one: 'insignia ganada', other: 'insignias ganadas' }),
    latest: 'La más reciente',
    named: (threshold, unit) => `${threshold} ${unit}`,
    progress: (done, threshold, unit) => `${done} de ${threshold} ${unit}`,
    short: (done, threshold) => `${done} de ${threshold}`,
    counted: count => `${count} hasta hoy`,
    toGo: count => `Te faltan ${count}`,
    challengeDone: share => `${share} listo`,
    closest: 'Las más cercanas',
    first: 'Las primeras por ganar',
    emptyTitle: 'Tu primera insignia está cerca',
    emptyText: 'Entrena tres días seguidos o termina diez clases.',
    how: 'Cuentan las clases que terminas. Más esfuerzo llena más barras: dos desde 100 entrenamientos o 10 días seguidos; tres desde 1,000 entrenamientos, 100 días o un reto. Una insignia es tuya para siempre, aunque borres un entrenamiento.',
    counts: 'cuántos entrenamientos cuentan',
    failures,
    screen: { what: 'tus insignias', here: 'Mira lo que ya ganaste y cuánto falta para las siguientes.' },
  },
};
