import type { words as english } from '../../widgets/account/redemption-box/copy.js';
import type { TextsByScope } from '../texts.js';
import { codeRefusal, failures } from './common.js';

export const words: TextsByScope<typeof english> = {
  'redemption-box': {
    title: 'Canjear un código',
    label: 'Código',
    helper: 'Está en tu tarjeta de regalo, en tu recibo o en un correo.',
    empty: 'Escribe tu código.',
    check: 'Revisar código',
    ticket: 'Aquí verás tu código antes de usarlo: qué te da y hasta cuándo.',
    offered: 'Código aceptado',
    gives: {
      days: 'de membresía',
      credit: 'de saldo a favor',
      discount: 'Un descuento en tu membresía',
      offer: 'Una oferta para tu membresía',
    },
    goodUntil: date => `Canjéalo a más tardar el ${date}.`,
    redeem: 'Canjear código',
    keepMine: 'Conservar mi descuento',
    replace: 'Canjear y perder mi descuento',
    replaceThen: (amount, date) => `Canjear, perder mi descuento y pagar ${amount} el ${date}`,
    another: 'Usar otro código',
    granted: {
      title: 'Tu código se canjeó',
      days: date => `Ahora tu membresía dura hasta el ${date}.`,
      nextBill: date => `Tu próximo cobro pasa al ${date}.`,
      credit: amount => `Ahora tu saldo a favor es de ${amount}. Se descuenta de tus próximos cobros.`,
      discount: 'Se descuenta de tus cobros a partir del próximo.',
      offer: 'Actualizamos tu membresía.',
      another: 'Canjear otro código',
    },
    pay: 'Actualizar tarjeta',
    blockedTitle: 'Aquí no puedes canjear códigos',
    blocked: {
      providedByProvider: () => 'Echelon te proporciona tu suscripción y no se le pueden agregar códigos.',
      childAccount: name => `Esta cuenta depende de la de ${name}. Los códigos se canjean en la cuenta principal.`,
      otherChannel: name =>
        `Tu suscripción es a través de ${name}, por eso no podemos canjear tu código. Comunícate con atención a clientes.`,
    },
    states: {
      subscriptionPending: 'Todavía estamos preparando tu membresía. Inténtalo de nuevo en un momento.',
      paymentOverdue: 'Hay un pago vencido. Págalo primero; tu código sigue siendo válido.',
      resumeFirst: 'Tu membresía está en pausa. Reanúdala primero; tu código sigue siendo válido.',
      useSubscribe: 'Este código es para una membresía nueva. Elige un plan y escríbelo ahí.',
      idempotencyConflict: failures.broken,
    },
    codeRefusal,
    screen: {
      what: 'tus códigos',
      here: 'El código se agrega a tu propia membresía.',
      signedOut: 'Inicia sesión para canjear un código',
      ended: 'Se cerró tu sesión. Inicia sesión de nuevo para canjear un código.',
    },
  },
};
