import type { words as english } from '../../widgets/account/billing-history/copy.js';
import type { detailsWords } from '../../widgets/account/billing-history/details-copy.js';
import type { TextsByScope } from '../texts.js';
import { brands, failures, form, fromToday } from './common.js';

export const words: TextsByScope<typeof english | typeof detailsWords> = {
  'billing-history': {
    title: 'Historial de cobros',
    loading: 'Cargando tu historial de cobros',
    pages: 'Páginas de tu historial de cobros',
    reasons: {
      subscribe: 'Membresía nueva',
      activate: 'Inicio de la membresía',
      renewal: 'Renovación de la membresía',
      change: 'Cambio de plan',
      resume: 'Membresía reanudada',
      addon: 'Complemento',
      refund: 'Reembolso',
      phase: 'Siguiente etapa de la membresía',
    },
    standings: {
      paid: 'Pagada',
      due: 'Por pagar',
      failed: 'Pago fallido',
      refunded: 'Reembolsada',
      partlyRefunded: 'Reembolsada en parte',
      void: 'Anulada',
      uncollectible: 'No pagada',
    },
    orderStates: {
      placed: 'Pedido hecho',
      paid: 'Pagado',
      shipped: 'Enviado',
      delivered: 'Entregado',
      canceled: 'Cancelado',
      refunded: 'Reembolsado',
    },
    order: (first, others) => (others === 0 ? first : `${first} y ${others} más`),
    orderNumber: number => `Pedido ${number}`,
    due: {
      failed: 'Un pago no se realizó',
      open: 'Hay un pago pendiente',
      tried: (amount, date, when) =>
        `Tienes ${amount} por pagar. Volveremos a intentar con tu tarjeta el ${date}, ${when}; registra otra para ponerte al corriente de inmediato.`,
      waiting: amount => `Tienes ${amount} por pagar.`,
      pay: 'Actualizar pago',
    },
    when: fromToday,
    failedTitle: 'No pudimos cargar tu historial de cobros.',
    turnFailedTitle: 'No pudimos cargar esta página.',
    failed: failures,
    retry: 'Intentar de nuevo',
    emptyTitle: 'Todavía no hay cobros',
    emptyText: 'Aquí verás tus facturas y pedidos, cada factura con un recibo para imprimir.',
    childTitle: 'La cuenta principal tiene los cobros',
    childText: name =>
      name
        ? `${name} paga tu membresía. Las facturas y los recibos están en esa cuenta.`
        : 'La cuenta principal paga esta membresía y tiene las facturas y los recibos.',
    signedOutTitle: 'Inicia sesión para ver tu historial de cobros',
    signedOutText: 'Aquí verás tus facturas, pedidos y recibos.',
    signedOutEnded: 'Se cerró tu sesión. Inicia sesión de nuevo para ver tu historial de cobros.',
    signIn: 'Iniciar sesión',
  },
  'billing-history/details': {
    lines: {
      discount: name => `Descuento: ${name}`,
      plainDiscount: 'Descuento',
      unused: (name, left, of) =>
        `Tiempo sin usar de ${name} (${left} de ${of} ${form(of, { one: 'día', other: 'días' })})`,
      remaining: (name, left, of) =>
        `Tiempo restante de ${name} (${left} de ${of} ${form(of, { one: 'día', other: 'días' })})`,
      creditUsed: 'Saldo a favor utilizado',
      creditGiven: 'Agregado a tu saldo a favor',
      refund: 'Reembolso',
      tax: 'Impuestos',
      redemption: name => `Código: ${name}`,
      plainRedemption: 'Código',
      overdue: 'Pendiente de un cobro anterior',
    },
    period: (start, end) => `Del ${start} al ${end}`,
    item: (quantity, name) => (quantity === 1 ? name : `${quantity} × ${name}`),
    total: 'Total',
    carriedOver: 'Es muy poco para cobrarlo: se suma a tu próximo cobro.',
    facts: {
      card: ({ brand, last4 }) => `${brands[brand]} con terminación ${last4}`,
      on: (what, date) => `${what}, ${date}`,
      paid: 'Pago',
      asked: 'Tarjeta del cobro',
      credit: 'Saldo a favor',
      nothing: 'No se cobró nada',
      refunded: 'Reembolsado',
      refundedTo: 'Reembolsado a',
      attempts: 'Intentos',
      next: 'Próximo intento',
      due: 'Por pagar desde',
      billedTo: 'Facturado a',
    },
    pay: 'Actualizar pago',
    print: {
      open: 'Imprimir recibo',
      title: number => `Recibo ${number}`,
      refundTitle: number => `Reembolso ${number}`,
      print: 'Imprimir',
      close: 'Cerrar',
      receipt: 'Recibo',
      refund: 'Reembolso',
      number: 'Número',
      date: 'Fecha',
      what: 'Concepto',
      amount: 'Importe',
    },
  },
};
