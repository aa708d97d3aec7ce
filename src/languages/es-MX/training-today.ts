import type { words as english } from '../../widgets/training/training-today/copy.js';
import type { completedWords } from '../../widgets/training/training-today/completed/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

export const words: TextsByScope<typeof english | typeof completedWords> = {
  'training-today': {
    title: 'Entrena hoy',
    next: { class: 'Hoy en tu plan', done: 'Listo por hoy. Sigue en tu plan', rest: 'Hoy descansa. Sigue en tu plan' },
    weekDone: 'Terminaste tu semana',
    weekDoneText: 'No queda nada en el plan de esta semana. El próximo llega el lunes.',
    start: 'Empezar la clase',
    look: 'Ver la clase',
    seePlan: 'Ver tu semana',
    reasons: {
      gentleStart: 'Un comienzo suave',
      recovery: 'Suave, para que te recuperes',
      favouriteDay: 'Sueles entrenar este día',
      favouriteType: 'Lo que más haces',
      hardDay: 'La más dura de tu semana',
      afterHardDay: 'Suave, después de un día duro',
      movedByMember: 'Tú la pusiste aquí',
    },
    minutes: 'min',
    days: days => (days === 1 ? 'día seguido' : 'días seguidos'),
    weeks: weeks => (weeks === 1 ? 'semana seguida' : 'semanas seguidas'),
    atRisk: 'Entrena hoy para no perderla.',
    noDays: 'Entrena hoy y los días seguidos empiezan de nuevo.',
    weekAtRisk: 'Alcanza la meta de esta semana para no perderla.',
    longest: days => `La más larga: ${days}`,
    ofGoal: (done, goal) => `${done} de ${goal}`,
    pastGoal: (done, goal) => `${done}, meta ${goal}`,
    goalReached: 'Meta lograda',
    goal: 'Entrenamientos de esta semana',
    setGoal: 'Racha y meta',
    last: 'Último entrenamiento',
    noneYet: 'Aún no hay entrenamientos',
    noneYetText: 'El primero aparece aquí en cuanto termina.',
    record: 'Récord',
    on: 'En vivo',
    now: 'Ahora',
    none: 'No hay nada en las próximas 24 horas.',
    all: 'Ver el horario',
    pieces: { plan: 'tu plan', streak: 'tu racha', last: 'tu último entrenamiento', schedule: 'el horario' },
    failures,
    screen: { what: 'tu entrenamiento', here: 'Ve qué sigue, tu racha y tu último entrenamiento.' },
  },
  'training-today/completed': {
    finished: name => `Completaste ${name}.`,
    badges: count => (count === 1 ? 'Su insignia es tuya.' : 'Sus insignias son tuyas.'),
    seeBadges: 'Ver tus insignias',
    close: 'Cerrar',
  },
};
