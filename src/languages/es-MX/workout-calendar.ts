import type { words as english } from '../../widgets/training/workout-calendar/copy.js';
import type { settingsWords } from '../../widgets/training/workout-calendar/settings/copy.js';
import type { TextsByScope } from '../texts.js';
import { count, days, failures, form, wait } from './common.js';

const workouts = (number: number) =>
  count(number, { one: 'entrenamiento', many: 'de entrenamientos', other: 'entrenamientos' });

export const words: TextsByScope<typeof english | typeof settingsWords> = {
  'workout-calendar': {
    title: 'Mantén tu racha',
    days: number => form(number, { one: 'día seguido', other: 'días seguidos' }),
    weeks: number => form(number, { one: 'semana seguida', other: 'semanas seguidas' }),
    best: number => `Récord: ${number}`,
    thisWeek: 'Esta semana',
    ofGoal: (done, goal) => `${done} de ${goal}`,
    pastGoal: (done, goal) => `${done}, meta ${goal}`,
    goalReached: 'Meta cumplida.',
    toGoal: number => `${form(number, { one: 'Te falta', other: 'Te faltan' })} ${workouts(number)}.`,
    allProtected: 'Todos los días que quedan están protegidos. Descansa tranquilo.',
    standing: {
      dayAtRisk: number => `Tu racha de ${days(number)} termina hoy. Entrena hoy o usa un comodín.`,
      dayAtRiskBare: number => `Tu racha de ${days(number)} termina hoy. Entrena hoy para mantenerla.`,
      weekAtRisk: (weeks, missing) =>
        `Tu racha de ${count(weeks, { one: 'semana', many: 'de semanas', other: 'semanas' })} termina esta semana. Haz ${workouts(missing)} más para mantenerla.`,
      missed: day => `Te saltaste el ${day}. Usa un comodín y tu racha de días sigue viva.`,
      going: 'Vas muy bien. Sigue así.',
      none: 'Entrena hoy y empieza tu racha.',
    },
    how: 'Un día cuenta con un entrenamiento; una semana, cuando cumples tu meta. Los descansos, las ausencias y los comodines mantienen una racha sin sumarle.',
    freeze: day => `Usar un comodín para el ${day}`,
    freezesLeft: number =>
      number === 0
        ? 'Ya no te quedan comodines este mes.'
        : `${form(number, { one: 'Te queda', other: 'Te quedan' })} ${count(number, { one: 'comodín', many: 'de comodines', other: 'comodines' })} este mes.`,
    frozen: day => `Usaste un comodín para el ${day}. Tu racha sigue.`,
    notFrozen: day => `No pudimos usar el comodín para el ${day}.`,
    freezeToday: 'Usar un comodín hoy',
    protect: 'Elegir meta y descansos',
    saved: 'Guardado.',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    toToday: 'Hoy',
    totals: {
      count: number => form(number, { one: 'entrenamiento', other: 'entrenamientos' }),
    },
    noneIn: month => `Ningún entrenamiento en ${month}.`,
    minutes: 'min',
    dayWith: (day, number, minutes) =>
      `${day}: ${workouts(number)}, ${count(minutes, { one: 'minuto', many: 'de minutos', other: 'minutos' })}`,
    dayWithout: day => `${day}: sin entrenamientos`,
    protections: { freeze: 'Comodín', away: 'Ausencia', rest: 'Descanso' },
    more: number => `+${number}`,
    leftEarly: 'Sin terminar',
    nothing: 'No entrenaste este día.',
    failures: {
      ...failures,
      validationFailed: 'Ya no se puede usar un comodín para este día.',
      versionConflict: 'Tu racha cambió mientras tanto. Inténtalo de nuevo.',
    },
    wait,
    streakWhat: 'tu racha',
    screen: { what: 'tu calendario', here: 'Mira cada entrenamiento del mes y mantén tu racha.' },
  },
  'workout-calendar/settings': {
    title: 'Protege tu racha',
    labels: { weeklyGoal: 'Entrenamientos por semana', rest: 'Días de descanso', away: 'Ausencias' },
    goalHelper: 'Una semana cuenta cuando la cumples. Una meta nueva también vale para las semanas pasadas.',
    restHelper: 'Desde hoy, el descanso mantiene tu racha sin sumarle.',
    awayHelper: 'Viajes, resfriados, semanas pesadas: los días fuera mantienen tu racha.',
    from: 'Primer día',
    to: 'Último día',
    addAway: 'Agregar una ausencia',
    awayNth: nth => `Ausencia ${nth}`,
    removeAway: nth => `Quitar la ausencia ${nth}`,
    problems: {
      goalWrong: 'Elige de 1 a 14 entrenamientos.',
      restTooMany: 'Elige 4 días de descanso por semana o menos.',
      awayMissing: 'Elige el primer y el último día.',
      awayOrder: 'El último día no puede ser antes del primero.',
      awayLong: 'Cada ausencia puede durar 92 días o menos.',
      awayMany: 'Puedes tener 20 ausencias o menos.',
    },
    failures: { ...failures, versionConflict: 'Esto cambió mientras tanto.' },
    wait,
    save: 'Guardar',
  },
};
