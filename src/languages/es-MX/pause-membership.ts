import type { words as english } from '../../widgets/journeys/subscription-manager/pause/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, fromToday, months } from './common.js';

export const words: TextsByScope<typeof english> = {
  'pause-membership': {
    title: 'Pausar tu membresía',
    lead: 'Guardamos tu perfil y tu historial mientras no estás.',
    length: 'Por cuánto tiempo',
    months,
    untilDay: 'Hasta el día que yo quiera',
    backOn: date => `Regresa el ${date}`,
    day: 'Primer día de regreso',
    dayHelper: date => `Un día después del ${date}.`,
    noDay: 'Elige un día.',
    wrongDay: date => `Elige un día después del ${date} y dentro del año siguiente.`,
    when: fromToday,
    happens: 'Qué pasa',
    stays: (date, when) => `Nada cambia hasta el ${date}, ${when}.`,
    stops: 'A partir de entonces no hay cobros ni clases, tampoco para tu familia.',
    returns: (date, amount) =>
      amount
        ? `Tu membresía se reanuda sola el ${date}, con un cobro de ${amount}.`
        : `Tu membresía se reanuda sola el ${date}, con un cobro.`,
    sooner: 'Puedes regresar antes cuando quieras.',
    pauseOn: date => `Pausar el ${date}`,
    blockedTitle: 'Por ahora no puedes pausar tu membresía',
    updatePayment: 'Actualizar tarjeta',
    set: date => `Tu pausa quedó programada para el ${date}.`,
    refused: {
      ...failures,
      cannotPause: 'Por ahora no puedes pausar tu membresía.',
      alreadyPaused: 'Tu membresía ya está en pausa o tiene una pausa programada. Deshazla primero para elegir otra.',
      alreadyCanceled: 'Tu membresía está por terminar. Consérvala primero; después puedes pausarla.',
      paymentOverdue: 'Hay un pago vencido. Págalo primero; después puedes pausar tu membresía.',
      scheduleAttached: 'Tu membresía tiene cambios programados. Pide a atención a clientes que la pause.',
      subscriptionEnded: 'Tu membresía terminó. Elige una oferta para empezar otra.',
      managedByChannel: 'Tu membresía se cobra en otro lugar. Páusala ahí.',
      parentRequired: 'La cuenta principal paga esta membresía. Solo ella puede pausarla.',
      idempotencyConflict: failures.broken,
    },
  },
};
