import type { words as english } from '../../widgets/journeys/subscription-manager/copy.js';
import type { panelWords } from '../../widgets/journeys/subscription-manager/panel-copy.js';
import type { words as payment } from '../../widgets/journeys/subscription-manager/payment/copy.js';
import type { words as start } from '../../widgets/journeys/subscription-manager/start/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

const outdated = 'Tu membresía cambió en otro lugar mientras tanto. Así está ahora.';
const changed = 'Tu membresía cambió en otro lugar mientras tanto.';
const notSold =
  'Tu plan actual ya no se vende, así que aquí no puedes deshacer el cambio. Comunícate con atención a clientes.';
const unknown = 'Si crees que es un error, comunícate con atención a clientes.';

export const words: TextsByScope<typeof english> &
  TextsByScope<typeof panelWords> &
  TextsByScope<typeof payment> &
  TextsByScope<typeof start> = {
  'subscription-manager/panel': { back: 'Tu membresía' },
  'subscription-manager': {
    title: 'Tu membresía',
    loadingPanel: 'Cargando',
    panels: {
      plan: 'Cambiar de plan',
      pause: 'Pausar membresía',
      addOns: 'Complementos',
      payment: 'Actualizar tarjeta',
      cancel: 'Cancelar membresía',
    },
    updateCard: 'Actualizar',
    addCard: 'Agregar una tarjeta',
    notices: {
      pastDue: (amount, since) => `Tu pago de ${amount} del ${since} no se realizó.`,
      bankAsks: amount => `Tu banco te pide confirmar este pago de ${amount}.`,
      retry: (date, when) =>
        `Por ahora conservas tu membresía. Volveremos a intentar con tu tarjeta el ${date}, ${when}. Actualiza tu tarjeta y te cobramos en ese momento.`,
      noRetry: 'Por ahora conservas tu membresía. Actualiza tu tarjeta y te cobramos en ese momento.',
      bankAsksText: 'Conservas tu membresía por ahora. Tu banco revisa que eres tú, y el pago queda hecho.',
      resumes: (date, when) => `Se reanuda sola el ${date}, ${when}, y ese día se cobra.`,
      inactive: { title: 'Tu membresía todavía no empieza.', text: 'Su primer periodo empieza cuando la activas.' },
      trial: (date, when) => `Tu prueba termina el ${date}, ${when}.`,
      firstBill: amount => `Ese día se hace tu primer cobro: ${amount}. Si cancelas antes, no pagas nada.`,
      noFirstBill: 'Después no hay cobros.',
      change: (plan, date) => `Cambias a ${plan} el ${date}.`,
      changeText: (plan, price) => `Hasta entonces tienes ${plan}. Después cuesta ${price}.`,
      move: (provider, date) => `Tu membresía pasa a ${provider} el ${date}.`,
      moveText: (plan, provider) => `Hasta entonces sigues con ${plan} con nosotros. Después te cobra ${provider}.`,
    },
    daysLeft: {
      paused: { in: 'Se reanuda en', on: date => `El ${date}, con tu próximo cobro` },
      canceling: { in: 'Termina en', on: date => `El ${date}` },
    },
    all: count => `Ver los ${count}`,
    fewer: 'Ver menos',
    ways: {
      keep: 'Conservar membresía',
      keepFor: (price, date) => `Conservar membresía y pagar ${price} desde el ${date}`,
      resume: 'Reanudar ahora',
      dontPause: 'No pausar',
      dontPauseFor: (price, date) => `No pausar y pagar ${price} desde el ${date}`,
      keepPlan: plan => `Conservar ${plan}`,
      keepPlanFor: (plan, price) => `Conservar ${plan} por ${price}`,
      activate: 'Activar',
      confirm: 'Confirmar pago',
    },
    done: {
      uncancel:
        'Tu membresía continúa. Si tenías programado un cambio de plan o una pausa, o tenías complementos, vuelve a agregarlos.',
      unpause: 'Tu membresía no se pausará.',
      schedulePlanChange: 'Te quedas con tu plan.',
      resume: 'Tu membresía está activa de nuevo.',
      activate: 'Tu membresía empezó.',
      confirm: 'Tu primer pago está confirmado.',
      settle: 'Tu pago quedó hecho. Gracias.',
    },
    nextBill: (amount, date) => `Tu próximo cobro de ${amount} es el ${date}.`,
    card: {
      none: 'Se guardó tu tarjeta.',
      settled: amount => `Guardamos tu tarjeta, y los ${amount} vencidos están pagados.`,
      stillDue: amount => `Guardamos tu tarjeta, pero los ${amount} vencidos todavía no están pagados.`,
    },
    outdated,
    unavailable: {
      plan: 'No puedes cambiar de plan.',
      pause: 'No puedes pausar tu membresía.',
      addOns: 'No puedes cambiar tus complementos.',
      payment: 'Aquí no puedes actualizar tu tarjeta.',
      cancel: 'No puedes cancelar tu membresía.',
    },
    reasons: {
      pending: 'Primero tu banco debe confirmar tu primer pago.',
      inactive: 'Primero actívala.',
      trialing: 'Podrás hacerlo cuando termine tu prueba.',
      active: unknown,
      past_due: 'Hay un pago vencido. Págalo primero.',
      paused: 'Está en pausa. Primero reanúdala.',
      terminated: 'Ya terminó.',
      expired: 'Ya terminó.',
      canceling: 'Está por terminar. Primero consérvala.',
      pausing: 'Está por pausarse. Primero deshaz la pausa.',
      provisioned: unknown,
    },
    refused: {
      ...failures,
      notCanceling: outdated,
      notPaused: outdated,
      subscriptionEnded: outdated,
      subscriptionPending: outdated,
      paymentOverdue: outdated,
      resumeFirst: outdated,
      cancellationScheduled: outdated,
      managedByChannel: outdated,
      parentRequired: outdated,
      quoteStale: outdated,
      planUnavailable: notSold,
      invalidOffer: notSold,
      cardsNotTaken: 'Todavía no aceptamos tarjetas aquí. Comunícate con atención a clientes.',
      paymentMethodRequired: 'Esta cuenta no tiene una tarjeta. Primero agrega una.',
      paymentFailed: 'Tu tarjeta fue rechazada. No cambió nada.',
      paymentRequiresAction: 'Tu banco no confirmó el pago. No cambió nada.',
      idempotencyConflict: failures.broken,
    },
    ended: date => (date ? `Tu membresía terminó el ${date}.` : 'Tu membresía terminó.'),
    ends: {
      requested: 'Tú la cancelaste.',
      payment_failed: 'No pudimos cobrar tu pago.',
      staff: 'Atención a clientes la terminó.',
      fraud: 'Si tienes dudas, comunícate con atención a clientes.',
      migrated: 'Pasó a otro sistema de cobro.',
      partner: 'La terminó el socio que te la daba.',
      trial_ended: 'Tu prueba terminó y no había una tarjeta para continuar.',
      proof_rejected: 'No pudimos aceptar tu recibo.',
      proof_undecided: 'No aprobamos tu recibo a tiempo.',
    },
    startAgain: 'Empezar de nuevo',
  },
  'subscription-manager/payment': {
    lead: 'Usaremos esta tarjeta desde tu próximo cobro.',
    replace: 'Cambiar tarjeta',
    overdue: amount => `Cobraremos los ${amount} vencidos a esta tarjeta en cuanto la guardes.`,
    first: amount =>
      `Cobraremos tu primer pago de ${amount} en cuanto guardes esta tarjeta. Después empieza tu membresía.`,
    loading: 'Cargando el formulario de la tarjeta',
  },
  'subscription-manager/start': {
    titles: {
      resume: 'Reanuda tu membresía',
      activate: 'Activa tu membresía',
      confirm: 'Confirma tu primer pago',
      settle: 'Confirma tu pago',
    },
    leads: {
      resume: 'Hoy empieza un nuevo periodo.',
      activate: 'Hoy empieza tu primer periodo.',
      confirm: 'Tu banco debe confirmar el pago que aceptaste al unirte. Después empieza tu membresía.',
      settle: 'Tu banco te pide confirmar este pago. Tu membresía sigue como antes.',
    },
    owed: amount => `Ahora debes ${amount}. Todavía no te hemos cobrado.`,
    quoting: 'Calculando tu total',
    chargedTo: last4 => `Lo cobraremos a tu tarjeta con terminación ${last4}.`,
    resume: amount => `Reanudar y pagar ${amount}`,
    activate: amount => `Activar y pagar ${amount}`,
    later: {
      resume: (price, date) => `Reanudar y pagar ${price} desde el ${date}`,
      activate: (price, date) => `Activar y pagar ${price} desde el ${date}`,
    },
    free: { resume: 'Reanudar, no pagas nada', activate: 'Activar, no pagas nada' },
    confirm: amount => `Confirmar y pagar ${amount}`,
    sending: 'Enviando el pago',
    back: 'Ahora no',
    retry: 'Intentar de nuevo',
    otherCard: 'Usar otra tarjeta',
    addCard: 'Agregar una tarjeta',
    refused: 'No cambió nada',
    failures: {
      ...failures,
      unanswered:
        'El servidor no respondió, así que quizá ya pagaste. Inténtalo de nuevo cuando tengas conexión: no te cobraremos dos veces.',
      offerUnavailable: 'Tu plan ya no se vende. Comunícate con atención a clientes.',
      invalidOffer: 'Oferta o suscripción no válida',
      redemptionCodeInvalid: failures.broken,
      betterDiscountRuns: failures.broken,
      parentRequired: changed,
      notPaused: changed,
      notInactive: changed,
      subscriptionEnded: changed,
      managedByChannel: changed,
      cardsNotTaken: 'Todavía no aceptamos tarjetas aquí. Comunícate con atención a clientes.',
      paymentMethodRequired: 'Esta cuenta no tiene una tarjeta. Primero agrega una.',
      paymentFailed: 'Tu tarjeta fue rechazada. No cambió nada y no se cobró nada.',
      paymentRequiresAction: 'Tu banco no confirmó el pago. No cambió nada y no se cobró nada.',
      notWhileActing: 'Solo esa persona puede pagarlo. Pídele que entre.',
      quoteStale: 'Los montos cambiaron. Revísalos de nuevo.',
      idempotencyConflict: failures.broken,
    },
  },
};
