import type { MailTexts } from './texts.js';

const howToEnd =
  '¿Quieres parar? Cancela cuando quieras antes de ese día: abre tu membresía, presiona Cancelar y listo.';
const notYou = '¿No fuiste tú? Restablece tu contraseña de inmediato y llámanos.';

export const spanish: MailTexts = {
  greeting: name => `Hola, ${name}:`,
  closing: 'Nos vemos en la próxima sesión. Tu equipo de Echelon',
  help: '¿Tienes dudas? Habla con nosotros',
  reason: address => `Enviamos este mensaje a ${address} porque se trata de tu cuenta de Echelon.`,
  terms: {
    due: 'Por pagar',
    paid: 'Pagado',
    price: 'Precio',
    date: 'Fecha',
    plan: 'Tu plan',
    card: 'Tarjeta',
    expires: 'Vence',
    code: 'Tu código',
    worth: 'Vale por',
    file: 'Recibo',
    why: 'Motivo',
  },
  ways: {
    plan: 'Ver tu membresía',
    pay: 'Actualizar tu tarjeta y pagar',
    card: 'Actualizar tu tarjeta',
    confirm: 'Confirmar tu pago',
    activate: 'Empezar tu membresía',
    rejoin: 'Empezar de nuevo',
    newPassword: 'Elegir otra contraseña',
    setPassword: 'Crear tu contraseña',
    signIn: 'Iniciar sesión',
    security: 'Revisar tu seguridad',
    invitation: 'Unirte a la familia',
    join: 'Elegir tu plan',
    redeem: 'Canjear tu código',
    receipt: 'Enviar otro recibo',
    bills: 'Ver tus cobros',
    alarms: 'Ver tus alarmas',
  },
  ended: {
    requested: 'Tú la cancelaste.',
    payment_failed: 'No pudimos cobrar tu pago.',
    staff: 'La terminó nuestra atención a clientes.',
    fraud: 'Si tienes dudas, habla con nosotros.',
    migrated: 'Se pasó a otro proveedor de cobros.',
    partner: 'El socio que te la dio la terminó.',
    trial_ended: 'Tu prueba terminó y no había tarjeta para el primer cobro.',
    proof_rejected: 'No pudimos aceptar tu recibo.',
    proof_undecided: 'No aprobamos tu recibo a tiempo.',
  },
  alarms: {
    offline: () => 'Sin conexión',
    fault: code => `Falla ${code}`.trim(),
    oneSecretTwice: detail =>
      detail ? 'Dos equipos usan un mismo número de serie' : 'Dos equipos usan una misma clave',
    seatsLow: free => `Lugares libres: ${free}`,
    licenseEnds: days => `La licencia vence en menos de ${days} días`,
  },
  mails: {
    paymentFailed: {
      subject: ({ amount }) => `Tu pago de ${amount} no se realizó`,
      text: () => [
        'Tu banco rechazó tu tarjeta. Por ahora conservas tu membresía y lo intentaremos de nuevo en unos días.',
        '¿No quieres esperar? Actualiza tu tarjeta y haremos el cobro ahora.',
      ],
    },
    paymentRecovered: {
      subject: ({ amount }) => `Todo listo: recibimos tus ${amount}`,
      text: () => ['Tu pago pendiente ya está hecho. Tu membresía sigue como antes; guarda este mensaje como recibo.'],
    },
    paymentReceived: {
      subject: ({ amount }) => `Tu recibo de ${amount}`,
      text: () => ['Gracias, recibimos tu pago. Este cobro y todos los demás están en tu cuenta.'],
    },
    paymentRequiresAction: {
      subject: () => 'Tu banco te pide confirmar tu pago',
      text: () => ['Es una revisión rápida para saber que eres tú. Hasta que confirmes, no se cobra nada.'],
    },
    membershipCanceled: {
      subject: ({ date }) => `Cancelaste. Tu membresía termina el ${date}`,
      text: ({ when }) => [
        `Recibimos tu cancelación. Puedes entrenar hasta entonces, ${when}, y no te cobraremos más.`,
        '¿Cambiaste de opinión? Conserva tu membresía con un clic antes de ese día.',
      ],
    },
    membershipEnded: {
      subject: () => 'Tu membresía terminó',
      text: ({ ended }) => [ended, 'Tu perfil y tus entrenamientos se quedan. Vuelve cuando quieras.'],
    },
    membershipPaused: {
      subject: () => 'Tu membresía está en pausa',
      text: ({ date, when }) => [
        'No te cobraremos mientras no estés. Tu perfil y tus entrenamientos te esperan.',
        date
          ? `Vuelves el ${date}, ${when}, y ese día llega tu próximo cobro. Puedes volver antes, o cancelar.`
          : 'Vuelve cuando quieras.',
      ],
    },
    membershipResumed: {
      subject: () => '¡Qué bueno que volviste! Tu membresía está activa otra vez',
      text: () => ['Todas tus clases están abiertas de nuevo. Los cobros siguen como antes.'],
    },
    planChanged: {
      subject: ({ plan, date }) => `Cambias a ${plan} el ${date}`,
      text: ({ when }) => [`Tu nuevo plan empieza ${when}. En tu membresía verás cuánto cuesta y cómo terminarlo.`],
    },
    membershipActivation: {
      subject: () => 'Tu membresía está lista para empezar',
      text: () => [
        'Tu primer periodo empieza cuando tú digas, y con él tu primer cobro. Verás el monto antes de pagar.',
      ],
    },
    renewalUpcoming: {
      subject: ({ date }) => `Tu membresía se renueva el ${date}`,
      text: ({ amount, date, when }) => [
        `Cobraremos ${amount} a tu tarjeta el ${date}, ${when}. No tienes que hacer nada.`,
        howToEnd,
      ],
    },
    trialEnding: {
      subject: ({ date }) => `Tu prueba termina el ${date}`,
      text: ({ amount, date, when }) => [
        `Tu primer cobro de ${amount} llega el ${date}, ${when}. Si cancelas antes, no pagas nada.`,
        howToEnd,
      ],
    },
    cardExpiring: {
      subject: ({ card }) => `Tu ${card} vence pronto`,
      text: () => ['Agrega otra tarjeta antes de tu próximo cobro y no te perderás ninguna clase.'],
    },
    bundleConfirmed: {
      subject: ({ date }) => `Tus meses gratis están confirmados hasta el ${date}`,
      text: ({ date, when }) => [
        `Aprobamos tu recibo. Entrenas gratis hasta el ${date}, ${when}.`,
        'Después se cobra el precio de tu plan. Si cancelas antes, no pagas nada.',
      ],
    },
    passwordReset: {
      subject: () => 'Elige otra contraseña',
      text: () => [
        'Pediste una contraseña nueva. Este enlace sirve una sola vez, durante una hora.',
        '¿No fuiste tú? Ignora este mensaje: nada ha cambiado.',
      ],
    },
    passwordChanged: {
      subject: () => 'Se cambió tu contraseña',
      text: () => [
        'Ya puedes iniciar sesión con tu contraseña nueva. Cerramos la sesión en tus otros dispositivos.',
        notYou,
      ],
    },
    emailChanged: {
      subject: () => 'Se cambió tu correo electrónico',
      text: () => [
        'Con esta dirección ya no se entra a tu cuenta, y los enlaces anteriores no sirven.',
        '¿No fuiste tú? Llámanos de inmediato.',
      ],
    },
    activation: {
      subject: () => 'Crea tu contraseña y ya estás dentro',
      text: () => ['Tu cuenta está lista. Este enlace sirve una sola vez, durante siete días.'],
    },
    accountCreated: {
      subject: ({ partner }) => `${partner} abrió una cuenta de Echelon para ti`,
      text: () => ['Entrena también en casa. Crea tu contraseña para empezar: este enlace sirve una sola vez.'],
    },
    locationInvitation: {
      subject: ({ location }) => `${location} te agregó a su equipo`,
      text: () => [
        'Cuida sus equipos, licencias y códigos de activación con Echelon. Crea tu contraseña para empezar: este enlace sirve una sola vez, durante siete días.',
      ],
    },
    locationConnected: {
      subject: ({ location }) => `${location} te agregó a su equipo`,
      text: () => [
        'Inicia sesión con tu propia contraseña para cuidar sus equipos, licencias y códigos de activación.',
      ],
    },
    familyInvitation: {
      subject: ({ parent }) => `${parent} te invita a entrenar en familia`,
      text: ({ parent }) => [
        `Tendrías tu propio perfil en la membresía de ${parent}, y no te cuesta nada.`,
        'El enlace es solo tuyo. ¿No conoces a quien te invita? Ignora este mensaje.',
      ],
    },
    familyRemoved: {
      subject: ({ parent }) => `Ya no estás en la membresía de ${parent}`,
      text: () => ['Tu perfil y tus entrenamientos siguen siendo tuyos. Para seguir entrenando, elige tu propio plan.'],
    },
    receiptApproved: {
      subject: ({ days }) => `Recibo aprobado: aquí está tu código por ${days}`,
      text: () => ['Gracias por enviar tu recibo. Canjea tu código y esos meses son tuyos.'],
    },
    receiptRejected: {
      subject: () => 'No pudimos aprobar tu recibo',
      text: () => ['Este es el motivo. Corrígelo y envíanos otro: toma un minuto.'],
    },
    supportSignedIn: {
      subject: () => 'Nuestra atención a clientes abrió tu cuenta',
      text: () => [
        'La revisó por ti; no puede ver tu contraseña ni el número de tu tarjeta.',
        '¿No pediste ayuda? Llámanos.',
      ],
    },
    alarmDigest: {
      subject: ({ count }) => `Alarmas en tus sedes: ${count}`,
      text: () => [
        'Esto necesita tu atención ahora. Te lo recordaremos una vez al día hasta que se resuelva. Pospón lo que pueda esperar.',
      ],
    },
  },
};
