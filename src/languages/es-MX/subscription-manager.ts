import type { words as english } from '../../widgets/journeys/subscription-manager/copy.js';
import type { words as payment } from '../../widgets/journeys/subscription-manager/payment/copy.js';
import type { words as start } from '../../widgets/journeys/subscription-manager/start/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';

const outdated = 'Mientras tanto, tu membresía cambió en otro lugar. Así está ahora.';
const changed = 'Mientras tanto, tu membresía cambió en otro lugar.';
const notSold =
  'Tu plan actual ya no se vende, así que aquí no puedes deshacer el cambio. Comunícate con atención a clientes.';
const unknown = 'Si crees que es un error, comunícate con atención a clientes.';

export const words: TextsByScope<typeof english> & TextsByScope<typeof payment> & TextsByScope<typeof start> = {
  'subscription-manager': {
    title: 'Tu membresía',
    back: 'Tu membresía',
    loadingPanel: 'Cargando',
    panels: {
      plan: 'Cambiar de plan',
      pause: 'Pausar membresía',
      addOns: 'Complementos',
      payment: 'Actualizar pago',
      cancel: 'Cancelar membresía',
    },
    updateCard: 'Actualizar',
    addCard: 'Agregar una tarjeta',
    notices: {
      pastDue: (amount, since) => `Tu pago de ${amount} del ${since} no se realizó.`,
      retry: (date, when) =>
        `Por ahora conservas tu membresía. Volveremos a intentar con tu tarjeta el ${date}, ${when}. Con otra tarjeta te pones al corriente de inmediato.`,
      noRetry: 'Por ahora conservas tu membresía. Con otra tarjeta te pones al corriente de inmediato.',
      resumes: (date, when) => `Se reanuda sola el ${date}, ${when}, y ese día se cobra.`,
      inactive: { title: 'Tu membresía todavía no empieza.', text: 'Su primer periodo empieza cuando la activas.' },
      trial: (date, when) => `Tu prueba termina el ${date}, ${when}.`,
      firstBill: amount => `Ese día se hace tu primer cobro: ${amount}. Si cancelas antes, no pagas nada.`,
      noFirstBill: 'Después no hay ningún cobro.',
      change: (plan, date) => `Cambias a ${plan} el ${date}.`,
      changeText: (plan, price) => `Hasta entonces tienes ${plan}. Después cuesta ${price}.`,
      move: (provider, date) => `Tu membresía pasa a ${provider} el ${date}.`,
      moveText: (plan, provider) => `Hasta entonces sigues con ${plan} con nosotros. Después te cobra ${provider}.`,
    },
    ways: {
      keep: 'Conservar membresía',
      resume: 'Reanudar ahora',
      dontPause: 'No pausar',
      keepPlan: plan => `Conservar ${plan}`,
      activate: 'Activar',
      confirm: 'Confirmar pago',
    },
    done: {
      uncancel:
        'Tu membresía continúa. Un cambio de plan, una pausa o los complementos que se quitaron al cancelar no regresan por sí solos.',
      unpause: 'Tu membresía ya no se va a pausar.',
      schedulePlanChange: 'Te quedas con tu plan.',
      resume: 'Tu membresía está activa de nuevo.',
      activate: 'Tu membresía empezó.',
      confirm: 'Tu primer pago está confirmado.',
    },
    nextBill: (amount, date) => `Tu próximo cobro de ${amount} es el ${date}.`,
    card: {
      none: 'Se guardó tu tarjeta.',
      settled: amount => `Se guardó tu tarjeta y se pagaron los ${amount} atrasados.`,
      stillDue: amount => `Se guardó tu tarjeta, pero los ${amount} atrasados todavía no se pagan.`,
    },
    outdated,
    unavailable: {
      plan: 'No puedes cambiar de plan.',
      pause: 'No puedes pausar tu membresía.',
      addOns: 'No puedes cambiar tus complementos.',
      payment: 'Aquí no puedes actualizar tu pago.',
      cancel: 'No puedes cancelar tu membresía.',
    },
    reasons: {
      pending: 'Primero hay que confirmar tu primer pago.',
      inactive: 'Primero hay que activarla.',
      trialing: 'Podrás hacerlo cuando termine tu prueba.',
      active: unknown,
      past_due: 'Hay un pago atrasado que debe hacerse primero.',
      paused: 'Está en pausa y primero hay que reanudarla.',
      terminated: 'Ya terminó.',
      expired: 'Ya terminó.',
      canceling: 'Está por terminar. Primero consérvala.',
      pausing: 'Está por pausarse. Primero quita la pausa.',
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
      proof_undecided: 'Tu recibo no se aprobó a tiempo.',
    },
    startAgain: 'Empezar de nuevo',
  },
  'subscription-manager/payment': {
    lead: 'Tus próximos cobros se harán a esta tarjeta.',
    replace: 'Cambiar tarjeta',
    overdue: amount => `En cuanto guardes esta tarjeta, se le cobrarán los ${amount} atrasados.`,
    first: amount =>
      `En cuanto guardes esta tarjeta, se le cobrará tu primer pago de ${amount} y empezará tu membresía.`,
    loading: 'Cargando el formulario de la tarjeta',
  },
  'subscription-manager/start': {
    titles: { resume: 'Reanuda tu membresía', activate: 'Activa tu membresía', confirm: 'Confirma tu primer pago' },
    leads: {
      resume: 'Hoy empieza un nuevo periodo.',
      activate: 'Hoy empieza tu primer periodo.',
      confirm: 'Tu banco debe confirmar el pago que aceptaste al inscribirte. Tu membresía empieza en seguida.',
    },
    owed: amount => `Ahora se deben ${amount}. Todavía no se ha cobrado nada.`,
    quoting: 'Cargando cuánto cuesta',
    chargedTo: last4 => `Se cobra a tu tarjeta con terminación ${last4}.`,
    resume: amount => `Reanudar y pagar ${amount}`,
    activate: amount => `Activar y pagar ${amount}`,
    later: {
      resume: (amount, date) => `Reanudar y pagar ${amount} el ${date}`,
      activate: (amount, date) => `Activar y pagar ${amount} el ${date}`,
    },
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
        'No recibimos respuesta del servidor. No se te cobrará dos veces: inténtalo de nuevo cuando tengas conexión.',
      offerUnavailable: 'Tu plan ya no se vende. Comunícate con atención a clientes.',
      invalidOffer: 'Oferta o suscripción no válida',
      redemptionCodeInvalid: failures.broken,
      parentRequired: changed,
      notPaused: changed,
      notInactive: changed,
      subscriptionEnded: changed,
      managedByChannel: changed,
      paymentMethodRequired: 'Esta cuenta no tiene una tarjeta. Primero agrega una.',
      paymentFailed: 'Tu tarjeta fue rechazada. No cambió nada y no se cobró nada.',
      paymentRequiresAction: 'Tu banco no confirmó el pago. No cambió nada y no se cobró nada.',
      quoteStale: 'Los montos cambiaron desde la última vez que los viste. Revísalos de nuevo.',
      idempotencyConflict: failures.broken,
    },
  },
};
