import type { words as english } from '../../widgets/signup/payment-form/copy.js';
import type { TextsByScope } from '../texts.js';
import { brands, failures } from './common.js';

export const words: TextsByScope<typeof english> = {
  'payment-form': {
    form: 'Tarjeta y dirección de facturación',
    card: 'Tarjeta',
    address: 'Dirección de facturación',
    secure: 'Tu tarjeta va directo a nuestro proveedor de pagos. Nosotros nunca la vemos.',
    save: 'Guardar y continuar',
    update: 'Actualizar pago',
    cancel: 'Cancelar',
    saving: 'Guardando tu tarjeta',
    confirming: 'Tu banco te pide confirmar la tarjeta.',
    loading: 'Cargando los campos de tarjeta y dirección',
    lacks: {
      both: 'Completa tu tarjeta y tu dirección de facturación.',
      card: 'Completa tu tarjeta.',
      address: 'Completa tu dirección de facturación.',
    },
    refused: 'No pudimos guardar tu tarjeta',
    saved: {
      title: 'Guardamos tu tarjeta',
      card: (brand, last4) => `${brand} con terminación ${last4}`,
    },
    unreachable: {
      title: 'No pudimos comunicarnos con Stripe',
      lead: 'Posibles causas:',
      issues: [
        'Un bloqueador de anuncios o un programa de privacidad impide mostrar los campos de pago.',
        'Hay un problema con tu conexión a internet.',
      ],
      retry: 'Reintentar',
      isolated: 'Esta página no admite nada de otros sitios (COEP), tampoco los campos de pago.',
      sandboxed: 'Esta página está en un marco aislado (sandbox), donde los campos de pago no funcionan.',
    },
    lost: 'La página cambió, y con ella los campos de la tarjeta. Escribe tu tarjeta de nuevo.',
    removed: 'La página quita una y otra vez los campos de la tarjeta. No se guardó nada.',
    submitFallback: 'No se pudieron enviar los datos.',
    invalidOffer: 'Oferta o suscripción no válida',
    invalidOfferText: 'Regresa y elige otra oferta, o comunícate con atención a clientes.',
    signedOut: 'No has iniciado sesión',
    signedOutText: 'Primero inicia sesión o crea una cuenta.',
    brands,
    loadFailures: failures,
    saveFailures: {
      ...failures,
      paymentFailed: 'Tu tarjeta fue rechazada. Revísala o usa otra.',
      paymentRequiresAction: 'Tu banco no confirmó la tarjeta. Inténtalo de nuevo o usa otra.',
      cardsNotTaken: 'Todavía no aceptamos tarjetas aquí. Comunícate con atención a clientes.',
      paymentMethodUnknown: 'Nuestro proveedor de pagos no encontró esta tarjeta. Escríbela de nuevo.',
      parentRequired: 'Esta cuenta depende de otra. Solo la cuenta principal puede cambiar la tarjeta.',
      managedByChannel: 'Tu membresía se cobra en otro lugar. Cambia tu tarjeta ahí.',
      notWhileActing: 'Estás viendo el perfil de otra persona. Solo esa persona puede cambiar esta tarjeta.',
      idempotencyConflict: 'Esta tarjeta ya se había guardado con otra dirección. Escribe la tarjeta de nuevo.',
      validationFailed: 'Revisa tu dirección de facturación.',
      unanswered:
        'El servidor no respondió, así que quizá tu tarjeta ya se guardó y se cobró. Inténtalo de nuevo: no pasará dos veces.',
    },
  },
};
