import type { words as english } from '../../widgets/training/workout-plan/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

const workouts = (count: number): string => (count === 1 ? '1 entrenamiento' : `${count} entrenamientos`);

export const words: TextsByScope<typeof english> = {
  'workout-plan': {
    title: 'Entrena esta semana',
    figures: { classes: 'Clases', time: 'Tiempo', load: 'Carga' },
    classesDone: done => `${done} hechas`,
    ofMost: most => `de ${most} como máximo`,
    before: load => `Lo entrenado antes de este plan: ${load}`,
    madeBy: weeks =>
      weeks === 1
        ? 'Hecho con reglas a partir de tu última semana'
        : `Hecho con reglas a partir de tus últimas ${weeks} semanas`,
    basis: (done, mean, form) =>
      `${workouts(done)}, una carga de ${mean} por semana en las últimas cuatro y una forma de ${form} hoy.`,
    kinds: {
      usual: most => `Por eso esta semana llega a ${most} como máximo, una décima parte más.`,
      gentle: most => `Estás empezando, así que esta semana es corta y suave: ${most} como máximo.`,
      recovery: most =>
        `Estás agotado o agotada, así que esta semana es para recuperarte: ${most} como máximo, seis décimas partes.`,
    },
    terms:
      'Carga: 100 es una hora a tu límite. Forma: tu condición menos tu fatiga; por debajo de −20 necesitas recuperarte.',
    accept: 'Aceptar esta semana',
    acceptedOn: day => `Aceptado el ${day}`,
    again: 'Hacerlo de nuevo',
    confirm: {
      title: '¿Hacer de nuevo la semana que aceptaste?',
      text: 'Las reglas vuelven a planear desde hoy. Las clases que moviste no se quedan donde las pusiste, y el plan nuevo lo aceptas tú.',
      action: 'Hacer un plan nuevo',
    },
    reasons: {
      gentleStart: said => `${workouts(said.workouts)} en tus últimas ${said.weeks} semanas, así que empiezas suave.`,
      recovery: ({ form }) => `Tu forma es ${form}, así que esta semana es para recuperarte.`,
      favouriteDay: said => `Entrenaste el ${said.weekday} en ${said.workouts} de las últimas ${said.weeks} semanas.`,
      restDay: said =>
        said.workouts === 0
          ? `No entrenaste ningún ${said.weekday} en las últimas ${said.weeks} semanas.`
          : `Entrenaste el ${said.weekday} en ${said.workouts} de las últimas ${said.weeks} semanas, y otros días van antes.`,
      plannedRest: () => 'Planeaste descansar o estás fuera.',
      favouriteType: said => `${said.type} es parte de tu rutina: ${workouts(said.workouts)}.`,
      usualLength: ({ minutes, own }) =>
        own === minutes
          ? `Sueles entrenar ${minutes} min.`
          : `Sueles entrenar ${minutes} min; esta semana quedan mejor ${own}.`,
      hardDay: () => 'Uno de los días duros de esta semana.',
      afterHardDay: ({ isRest }) =>
        isRest ? 'El día anterior es duro.' : 'Más suave, porque el día anterior es duro.',
      withinLoad: ({ planned, most }) => `Con ella tu semana llega a ${planned} de ${most} de carga.`,
      loadReached: ({ planned, most }) => `Tu semana está completa: ${planned} de ${most} de carga.`,
      dayIsOver: said =>
        said.workouts === 0
          ? 'Ya había pasado cuando se hizo este plan.'
          : `Ya había pasado cuando se hizo este plan. Hiciste ${workouts(said.workouts)}.`,
      alreadyTrained: said => `Ya habías hecho ${workouts(said.workouts)} cuando se hizo este plan.`,
      noClass: () => 'La biblioteca no tiene una clase que te quede.',
      movedByMember: ({ isRest }) => (isRest ? 'Moviste su clase a otro día.' : 'Tú la pusiste aquí.'),
    },
    today: 'Hoy',
    rest: 'Descanso',
    minutes: 'min',
    levels: { beginner: 'Principiante', intermediate: 'Intermedio', advanced: 'Avanzado' },
    hard: 'Dura',
    done: 'Hecha',
    seeWorkout: 'Ver tu entrenamiento',
    missed: 'No la hiciste. Todavía puedes moverla a un día de descanso.',
    missedLast: 'No la hiciste.',
    hardInARow: 'Dura, igual que el día anterior. Tú decides: un día más suave entre los dos te ayuda a recuperarte.',
    move: 'Mover a…',
    moveClass: title => `Mover ${title} a`,
    meetsRest: day => `Ahí hay descanso; el ${day} queda para descansar.`,
    meets: (title, day) => `${title} pasa al ${day}.`,
    makesHardInARow: 'Dos días duros seguidos.',
    moved: (title, to) => `${title} ahora está el ${to}.`,
    movedBack: (title, from) => `${title} pasó al ${from}.`,
    restBack: from => `El ${from} es para descansar.`,
    made: 'Tu semana tiene un plan nuevo.',
    accepted: 'Es tu semana. ¡A darle!',
    readAgain: 'Este plan se cambió en otro lugar. Aquí está como es ahora; tu cambio no se hizo.',
    tryAgain: 'Intentar de nuevo',
    notMoved: 'No pudimos mover esta clase.',
    notMade: 'No pudimos hacer tu plan de nuevo.',
    notAccepted: 'No pudimos aceptar tu plan.',
    empty: {
      noClass: 'Ninguna clase te queda esta semana',
      loadReached: 'Tu semana está completa',
      nothingLeft: 'No queda nada por planear esta semana',
    },
    emptyText: {
      noClass:
        'La biblioteca no tiene nada de lo que haces. Llegan clases nuevas todo el tiempo: haz el plan de nuevo más tarde.',
      loadReached: 'Ya entrenaste tanto como debería tener esta semana. Descansa.',
      nothingLeft: 'Lo que queda es para descansar. Tu próximo plan llega el lunes.',
    },
    keys: 'Alt y una flecha mueven la clase de un día hacia arriba o hacia abajo.',
    failures: {
      ...failures,
      validationFailed: 'Ese día cambió mientras tanto. Vuelve a cargar la página.',
      versionConflict: 'Este plan se cambió en otro lugar. Inténtalo de nuevo.',
    },
    wait,
    screen: { what: 'tu plan', here: 'Ve qué hacer cada día de esta semana, y por qué.' },
  },
};
