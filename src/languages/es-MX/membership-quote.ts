import type { quoteWords as english } from '../../widgets/journeys/subscription-manager/quote/copy.js';
import type { TextsByScope } from '../texts.js';
import { days, failures, fromToday, period } from './common.js';

const ended = 'Tu membresía terminó. Elige una oferta para empezar otra.';

export const words: TextsByScope<typeof english> = {
  'membership-quote': {
    label: (name, adverb) => `${name}, cobro ${adverb}`,
    perPeriod: (price, unit) => `${price} cada ${unit}`,
    period,
    when: fromToday,
    unused: (name, left, of) => `Tiempo sin usar de ${name} (${left} de ${days(of)})`,
    remaining: (name, left, of) => `${name}, resto de este periodo (${left} de ${days(of)})`,
    from: date => `A partir del ${date}`,
    freeUntil: date => `No pagas nada hasta el ${date}`,
    credit: 'Saldo a favor',
    toCredit: 'Se suma a tu saldo a favor',
    carriedOver: 'Pendiente de un cobro anterior',
    overdue: name => `Vencido: ${name}`,
    tax: 'Impuestos',
    code: code => `Código ${code}`,
    total: 'Total a pagar hoy',
    tooSmall: amount => `${amount} es muy poco para cobrarlo por separado. Se suma a tu próximo cobro.`,
    nextBill: (date, when, amount) => `Próximo cobro el ${date}, ${when}: ${amount}`,
    discountGoesOn: (name, end) =>
      end ? `Tu descuento sigue hasta el ${end}: ${name}` : `Tu descuento sigue: ${name}`,
    working: 'Calculando tu total',
    otherCard: 'Usar otra tarjeta',
    updatePayment: 'Actualizar tarjeta',
    notices: {
      trialAlreadyUsed: 'Ya usaste tu prueba gratis, así que pagas desde hoy.',
      addonsEnd: 'Tus complementos terminan con este cambio: se cobran por un periodo distinto al del plan nuevo.',
      scheduleReleased: 'Los cambios programados para tus próximos periodos ya no aplican.',
      replacesPendingChange: 'Esto reemplaza el cambio que habías programado.',
      pauseDropped: 'Esto quita la pausa que habías programado, porque ahora empieza un periodo nuevo.',
    },
    refused: {
      ...failures,
      subscriptionPending: 'Tu banco todavía está confirmando tu primer pago. Inténtalo de nuevo en un minuto.',
      paymentOverdue: 'Hay un pago vencido. Págalo primero; después puedes cambiar tu membresía.',
      resumeFirst: 'Tu membresía está en pausa. Reanúdala primero.',
      cancellationScheduled: 'Tu membresía está por terminar. Consérvala primero; después puedes cambiarla.',
      subscriptionEnded: ended,
      useSubscribe: ended,
      alreadyOnPlan: 'Ya tienes este plan.',
      planUnavailable: 'Este plan ya no está a la venta. Elige otro.',
      offerUnavailable: 'Esto ya no está a la venta para tu membresía.',
      invalidOffer: 'Oferta o suscripción no válida',
      redemptionCodeInvalid: failures.broken,
      quoteStale: 'El monto cambió. Revísalo antes de aceptar.',
      paymentMethodRequired: 'Tu cuenta no tiene tarjeta. Agrega una primero.',
      paymentFailed: 'Tu tarjeta fue rechazada. No se cobró nada y nada cambió.',
      paymentRequiresAction: 'Tu banco no confirmó el pago. No se cobró nada y nada cambió.',
      managedByChannel: 'Tu membresía se cobra en otro lugar. Cámbiala ahí.',
      parentRequired: 'La cuenta principal paga esta membresía. Solo ella puede cambiarla.',
      idempotencyConflict: failures.broken,
      addonAlreadyActive: 'Este complemento ya está en tu membresía.',
      addonNotFound: 'Este complemento ya no está en tu membresía.',
      addonNotCanceling: 'Este complemento no está por terminar.',
    },
  },
};
