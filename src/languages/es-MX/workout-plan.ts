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
        `Tu cuerpo necesita descanso, así que esta semana es para recuperarte: ${most} como máximo, seis décimas partes.`,
    },
    terms:
      'Carga: 100 es una hora a tu límite. Forma: tu condición menos tu fatiga; por debajo de -20 necesitas recuperarte.',
    accept: 'Aceptar esta semana',
    acceptedOn: day => `Aceptado el ${day}`,
    again: 'Hacerlo de nuevo',
    confirm: {
      title: '¿Hacer de nuevo la semana que aceptaste?',
      text: 'Las reglas vuelven a fijar los días desde hoy. Las clases que moviste no se quedan donde las pusiste, y la semana nueva la aceptas tú.',
      action: 'Hacer un plan nuevo',
    },
    reasons: {
      gentleStart: (done, weeks) => `${workouts(done)} en tus últimas ${weeks} semanas, así que empiezas suave.`,
      recovery: form => `Tu forma es ${form}, así que esta semana es para recuperarte.`,
      favouriteDay: (times, weeks, weekday) => `Entrenaste el ${weekday} en ${times} de las últimas ${weeks} semanas.`,
      restDay: (times, weeks, weekday) =>
        `Entrenaste el ${weekday} en ${times} de las últimas ${weeks} semanas, y otros días van antes.`,
      restDayNever: (weeks, weekday) => `No entrenaste ningún ${weekday} en las últimas ${weeks} semanas.`,
      plannedRest: 'Planeaste descansar o estás fuera.',
      favouriteType: (type, done) => `${type} es parte de tu rutina: ${workouts(done)}.`,
      usualLength: minutes => `Sueles entrenar ${minutes} min.`,
      otherLength: (minutes, own) => `Sueles entrenar ${minutes} min; esta semana quedan mejor ${own}.`,
      hardDay: 'Uno de los días duros de esta semana.',
      easyAfterHard: 'Más suave, porque el día anterior es duro.',
      restAfterHard: 'El día anterior es duro.',
      withinLoad: (planned, most) => `Con ella tu semana llega a ${planned} de ${most} de carga.`,
      loadReached: (planned, most) => `Tu semana está completa: ${planned} de ${most} de carga.`,
      dayIsOver: 'Ya había pasado cuando se hizo este plan.',
      dayIsOverDone: done => `Ya había pasado cuando se hizo este plan. Hiciste ${workouts(done)}.`,
      alreadyTrained: done => `Ya habías hecho ${workouts(done)} cuando se hizo este plan.`,
      noClass: 'La biblioteca no tiene una clase que te quede.',
      movedHere: 'Tú la pusiste aquí.',
      movedAway: 'Moviste su clase a otro día.',
    },
    today: 'Hoy',
    rest: 'Descanso',
    trained: 'Con entrenamiento',
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
    accepted: 'Es tu semana. A darle.',
    readAgain: 'Este plan se cambió en otro lugar. Aquí está como es ahora; tu cambio no se hizo.',
    tryAgain: 'Intentar de nuevo',
    notMoved: 'No pudimos mover esta clase.',
    notMade: 'No pudimos hacer tu plan de nuevo.',
    notAccepted: 'No pudimos aceptar tu plan.',
    empty: {
      noClass: 'Ninguna clase te queda esta semana',
      loadReached: 'Tu semana está completa',
      nothingLeft: 'Sin clases esta semana',
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
