import type { words as english } from '../../widgets/training/personal-bests/copy.js';
import type { TextsByScope } from '../texts.js';
import { count, failures, form, wait } from './common.js';

export const words: TextsByScope<typeof english> = {
  'personal-bests': {
    title: 'Récords personales',
    rule: 'Lo más que hiciste en una clase de cada duración. Solo cuentan las clases que terminaste.',
    countedFrom: day => `Cuentan desde el ${day}.`,
    length: 'Duración de la clase',
    isNew: 'Nuevo',
    over: (much, day) => `+${much} sobre el ${day}`,
    beat: day => `Superó el del ${day}`,
    first: 'El primero',
    actions: record => `${record}: qué puedes hacer`,
    wrong: 'Esa lectura estaba mal',
    classes: 'Clases individuales',
    searched: 'Clase',
    classesShown: (shown, total) => `${shown} de ${total} clases`,
    more: 'Ver más clases',
    noneFound: q => `Ninguna clase de tus récords tiene “${q}” en su nombre.`,
    noClasses: 'Termina una clase y aquí verás tu mejor marca en ella.',
    tries: title => `Todos los intentos de ${title}`,
    what: 'tus intentos',
    leftEarly: 'Sin terminar',
    curve: 'Sostén tu potencia',
    curveHow:
      'Los vatios que sostuviste en promedio como máximo, por cada duración, en todos los entrenamientos con potencia medida.',
    curveChart: 'Mejor potencia media',
    curveLength: 'Sostenida por',
    curveEver: 'De siempre',
    curveRecent: 'Últimos 90 días',
    curveWhat: 'tu mejor potencia',
    startOver: '¿Empiezas de nuevo?',
    startOverText: 'Bici nueva, etapa nueva: haz que los récords cuenten desde hoy. Tus entrenamientos se quedan.',
    reset: 'Contar récords desde hoy',
    confirmReset: '¿Contar récords desde hoy?',
    resetText: number =>
      `${form(number, { one: 'Se borra', many: 'Se borran', other: 'Se borran' })} ${count(number, { one: 'récord', many: 'de récords', other: 'récords' })} y no se ${form(number, { one: 'puede', many: 'pueden', other: 'pueden' })} recuperar. Tus entrenamientos se quedan.`,
    confirmWrong: record => `¿Quitar ${record}?`,
    wrongText:
      'El entrenamiento se queda, pero ya no tiene ningún récord. El siguiente mejor toma su lugar. Esto no se puede deshacer.',
    confirm: 'Quitarlo',
    removed: (record, next, day) => `Quitamos ${record}. Tu mejor marca ahora es ${next}, del ${day}.`,
    removedLast: record => `Quitamos ${record}. Ningún otro entrenamiento toma su lugar.`,
    wasReset: 'Los récords cuentan desde hoy. Ve por el primero.',
    emptyTitle: 'Logra tu primer récord',
    emptyText: 'Termina una clase. Aquí verás tu mejor rendimiento y tu mejor distancia.',
    failures: { ...failures, notFound: 'Ya no está. Lo que ves ahora está al día.' },
    wait,
    screen: { what: 'tus récords', here: 'Mira tu mejor marca en cada duración de clase.' },
  },
};
