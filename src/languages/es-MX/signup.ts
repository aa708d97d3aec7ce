import type { words as english } from '../../widgets/journeys/signup/copy.js';
import type { paymentWords } from '../../widgets/journeys/signup/payment-copy.js';
import type { proofWords } from '../../widgets/journeys/signup/proof-copy.js';
import type { codeFormWords } from '../../widgets/journeys/signup/code-form-copy.js';
import type { refusalWords } from '../../widgets/journeys/signup/refusal-copy.js';
import type { reviewWords } from '../../widgets/journeys/signup/review-copy.js';
import type { welcomeWords } from '../../widgets/journeys/signup/welcome-copy.js';
import { cardExpiry } from '../../core/card.js';
import type { TextsByScope } from '../texts.js';
import { brands, codeRefusal, days, failures } from './common.js';

export const words: TextsByScope<
  | typeof english
  | typeof proofWords
  | typeof paymentWords
  | typeof codeFormWords
  | typeof refusalWords
  | typeof reviewWords
  | typeof welcomeWords
> = {
  signup: {
    steps: { plan: 'Plan', proof: 'Equipo', account: 'Cuenta', payment: 'Pago', review: 'Revisión', done: 'Listo' },
    stepsLabel: 'Registro',
    titles: {
      plan: 'Elige tu plan',
      proof: 'Agrega tu equipo',
      account: 'Crea tu cuenta',
      payment: 'Agrega tu tarjeta',
      review: 'Revisa y únete',
      done: 'Te damos la bienvenida a Echelon',
    },
    promise: 'Entrena en vivo o cuando quieras. Cancela en cualquier momento.',
    change: 'Cambiar plan',
    signInTitle: 'Inicia sesión',
    member: {
      title: 'Ya tienes una membresía',
      text: plan => `Ya tienes ${plan}. No necesitas contratar nada más.`,
      action: 'Ir a tu cuenta',
    },
    child: 'Esta cuenta depende de otra. Solo la cuenta principal puede suscribirse.',
    failures,
  },
  'signup/proof': {
    text: 'Tu equipo incluía meses de membresía. Su número de serie está en la etiqueta en la base de la estructura.',
    serial: 'Número de serie',
    serialHelper: 'Por ejemplo, EX5-2041-7788',
    check: 'Verificar número de serie',
    or: '¿No tienes a la mano el número de serie?',
    receipt: 'Recibo de compra',
    receiptHelper: 'PDF, JPEG o PNG, de hasta 10\u00a0MB',
    send: 'Enviar recibo',
    serialFound: name => `Encontramos tu ${name}. Sus meses se suman a esta membresía.`,
    receiptFound: name =>
      `Recibimos tu recibo (${name}). Tus meses empiezan hoy, por poco tiempo hasta que lo aprobemos.`,
    checking: 'Verificando…',
    continue: 'Continuar',
    failures: {
      ...failures,
      notFound: 'No conocemos este número de serie. Revisa la etiqueta o mejor envía tu recibo de compra.',
      serialNumberUsed: 'Los meses de este equipo ya se usaron. Regresa para elegir otra oferta.',
      serialNumberBare: 'Con este equipo no venían meses de membresía. Regresa para elegir otra oferta.',
      serialNumberMissing: 'Escribe el número de serie de tu equipo.',
      fileMissing: 'Primero elige el archivo de tu recibo.',
      fileTooLarge: 'Este archivo pesa más de 10\u00a0MB. Envía una imagen o un PDF más ligero.',
      fileTypeRefused: 'Este archivo no es PDF, JPEG ni PNG. Envía tu recibo en uno de esos formatos.',
    },
  },
  'signup/payment': {
    onFile: 'Tarjeta registrada',
    expires: (month, year) => `vence ${cardExpiry(month, year)}`,
    use: 'Usar esta tarjeta',
    another: 'Usar otra tarjeta',
    card: ({ brand, last4 }) => `${brands[brand]} •••• ${last4}`,
  },
  'signup/code': { label: 'Código de canje', apply: 'Aplicar', refusal: codeRefusal },
  'signup/refusal': {
    offerUnavailable: 'Esta oferta terminó. Regresa y elige otra.',
    invalidOffer: 'Oferta o suscripción no válida',
    parentRequired: 'Esta cuenta depende de otra. Solo la cuenta principal puede suscribirse.',
    redemptionCodeInvalid: codeRefusal.invalid,
    betterDiscountRuns: codeRefusal.invalid,
    alreadySubscribed: 'Ya tienes una membresía.',
    subscriptionPending: 'Todavía se está confirmando tu último pago. Inténtalo de nuevo en un minuto.',
    useActivate: 'Tu membresía espera que la actives. Vuelve a cargar la página.',
    useUncancel: 'Tu membresía sigue activa. Consérvala desde tu cuenta.',
    cardsNotTaken: 'Todavía no aceptamos tarjetas aquí. Comunícate con atención a clientes.',
    paymentMethodRequired: 'Primero registra una tarjeta.',
    paymentFailed: 'Tu tarjeta fue rechazada. No se cobró nada. Usa otra tarjeta.',
    paymentRequiresAction: 'Tu banco pide que confirmes este pago. No se cobró nada.',
    termsRequired: 'Acepta otra vez los términos.',
    quoteStale: 'Los montos cambiaron. Revísalos e inténtalo de nuevo.',
    serialNumberRequired: 'Esta oferta necesita tu número de serie. Regresa al paso Equipo.',
    serialNumberUsed: 'Los meses de este equipo ya se usaron. Elige otra oferta.',
    managedByChannel: 'Tu membresía se administra en otra tienda.',
    idempotencyConflict: 'Esto ya se había enviado con otros datos. Inténtalo de nuevo.',
    notInactive: 'Tu membresía ya está activa.',
    subscriptionEnded: 'Esa membresía terminó. Elige una oferta otra vez.',
  },
  'signup/review': {
    panel: 'Plan de membresía',
    trialUsed: 'Este correo o esta tarjeta ya tuvo su prueba gratis, así que pagas desde hoy.',
    provisional: date => `Mientras no aprobemos tu recibo, esta membresía dura hasta el ${date}.`,
    change: 'Cambiar tarjeta',
    noCard: 'No necesitas tarjeta: no hay nada que pagar hoy ni después.',
    terms: 'Acepto los',
    termsLink: 'términos y condiciones de Echelon',
    subscribe: 'Suscribirme',
    pay: amount => `Suscribirme y pagar ${amount}`,
    later: {
      trial: (price, date) => `Empezar la prueba y después pagar ${price} a partir del ${date}`,
      bundle: (price, date) => `Empezar la membresía y después pagar ${price} a partir del ${date}`,
      none: (price, date) => `Suscribirme y después pagar ${price} a partir del ${date}`,
    },
    renews: prices =>
      `Se renueva automáticamente hasta que canceles: ${prices}. Puedes cancelar cuando quieras desde tu cuenta.`,
    termsFirst: 'Primero acepta los términos',
    quoting: 'Calculando tu total',
    otherCard: 'Usar otra tarjeta',
    code: {
      open: '¿Tienes un código de canje?',
      remove: 'Quitar',
      days: number => `suma ${days(number)}`,
      credit: amount => `suma ${amount} de saldo a favor`,
      discount: name => `te da este descuento: ${name}`,
      applied: (code, effect) => `El código ${code} ${effect}.`,
    },
    activating: { title: 'Activando tu membresía', subtitle: 'Tarda unos segundos. Deja abierta esta página.' },
    continue: 'Continuar',
    failures,
    uncertain: {
      unanswered: 'El servidor no respondió, así que quizá ya pagaste. Inténtalo de nuevo: no te cobraremos dos veces.',
      broken: 'Algo falló de nuestro lado y quizá ya pagaste. Inténtalo de nuevo: no se te cobrará dos veces.',
    },
  },
  'signup/welcome': {
    since: date => `Miembro desde el ${date}`,
    active: 'Activa',
    trial: 'Prueba',
    paid: amount => `${amount} pagados`,
    nothingPaid: 'Hoy no pagas nada',
    mailed: address => `Recibo enviado a ${address}`,
    nextBill: (amount, date) => `Próximo cobro: ${amount} el ${date}`,
    start: 'Empieza tu primera clase',
    apps: 'Todas las clases están en la app, en tu teléfono, tablet o tele.',
  },
};
