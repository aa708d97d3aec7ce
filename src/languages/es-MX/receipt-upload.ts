import type { sendingWords, words as english } from '../../widgets/account/receipt-upload/copy.js';
import type { TextsByScope } from '../texts.js';
import { days, failures as common, wait } from './common.js';

const failures = {
  ...common,
  notFound: 'Ya no tenemos el principio de este archivo. Envíalo de nuevo.',
  fileTooLarge: 'Este archivo pesa más de 10\u00a0MB. Envía una imagen o un PDF más ligero.',
  fileTypeRefused: 'Este archivo no es PDF, JPEG, PNG ni WebP. Envía tu recibo en uno de esos formatos.',
  uploadOffsetMismatch: 'Otra ventana también estaba enviando este archivo. Continúa aquí.',
};

export const words: TextsByScope<typeof english> & TextsByScope<typeof sendingWords> = {
  'receipt-upload': {
    title: 'Recibo de tu equipo',
    sendAnyway: 'Enviar un recibo',
    screen: { what: 'tus recibos' },
    next: {
      title: 'Qué sigue',
      send: '1. Envías tu recibo',
      check: '2. Lo revisamos en dos días',
      code: '3. Tu código llega por correo',
    },
    arrivedTitle: 'Recibimos tu recibo.',
    arrived: 'Lo revisaremos en dos días y te escribiremos.',
    arrivedVisitor: email =>
      `Lo revisaremos en dos días y te escribiremos a ${email}. Cuando lo aprobemos, el correo traerá un código con tus meses.`,
    list: 'Tus recibos',
    status: { pending: 'En revisión', approved: 'Aprobado', rejected: 'No aceptado' },
    sent: (date, when) => `Enviado el ${date}, ${when}`,
    when: number => (number === 0 ? 'hoy' : number === 1 ? 'ayer' : `hace ${days(number)}`),
    bought: {
      at: shop => `Comprado en ${shop}`,
      on: date => `Comprado el ${date}`,
      both: (shop, date) => `Comprado en ${shop} el ${date}`,
    },
    serialNumber: serial => `Número de serie ${serial}`,
    pending: 'Lo revisaremos en dos días. Cuando lo aprobemos, tu código aparece aquí.',
    provisional: date =>
      `Lo revisaremos en dos días. Mientras tanto, tu membresía dura hasta el ${date}. Cuando lo aprobemos, tendrás todos sus meses.`,
    pendingChild:
      'Lo revisaremos en dos días. Cuando lo aprobemos, la cuenta principal recibirá un código con los meses.',
    code: 'El código con tus meses',
    redeem: 'Canjear código',
    codeOfParent: 'Los meses son de la cuenta principal. Ahí se canjea el código.',
    noCode: 'Sus meses se sumaron a la membresía que empezaste con él.',
    noReason: 'No pudimos aceptarlo.',
    earlier: 'Ver recibos anteriores',
    moreFailed: 'No pudimos cargar los recibos anteriores.',
    another: 'Enviar otro recibo',
  },
  'receipt-upload/send': {
    intro:
      '¿Compraste tu equipo en una tienda? Puede incluir meses de membresía. Envíanos el recibo y te mandaremos un código.',
    child: 'Formas parte de una membresía familiar: los meses son para la cuenta principal.',
    visitor: { text: 'Con una cuenta, puedes seguir tu recibo aquí.', signIn: 'Iniciar sesión' },
    ended: 'Se cerró tu sesión. Inicia sesión de nuevo para enviarlo desde tu cuenta; guardamos lo que escribiste.',
    begun: name => `${name} no llegó completo. Elígelo de nuevo y el envío continuará donde se quedó.`,
    problemTitle: 'Revisa los campos marcados.',
    labels: {
      serialNumber: 'Número de serie',
      retailer: 'Tienda',
      purchasedOn: 'Fecha de compra',
      email: 'Correo electrónico',
      file: 'Recibo de compra',
    },
    serialHelper:
      'En la etiqueta en la base de la estructura. Guiones, espacios y mayúsculas dan igual. O y 0, I y 1 no.',
    serial: {
      looking: 'Buscando…',
      known: name => `${name}. Sus meses todavía no se han usado.`,
      taken: name => `${name}. Sus meses ya se usaron o no incluía ninguno.`,
      unknown: 'No conocemos este número. Revisa la etiqueta o déjalo vacío.',
    },
    emailHelper: 'Aquí te escribiremos cuando lo hayamos revisado.',
    fileHelper:
      'Una foto o un PDF donde se lean la tienda, la fecha y el equipo. PDF, JPEG, PNG o WebP, de hasta 10\u00a0MB.',
    send: 'Enviar recibo',
    back: 'Volver a tus recibos',
    sending: {
      title: name => `Enviando ${name}`,
      note: 'Mantén abierta esta página hasta que termine.',
      waiting: 'Sin conexión. Reintentando…',
      stop: 'Detener',
    },
    progress: (percent, received, size) => `${percent}, ${received} de ${size}`,
    stopped: {
      title: 'El envío se detuvo.',
      text: (received, size) => `Recibimos ${received} de ${size} y lo guardaremos un día.`,
      resume: 'Continuar',
      startOver: 'Empezar de nuevo',
    },
    wait,
    failures,
    problems: {
      emailMissing: 'Escribe tu correo electrónico.',
      emailInvalid: 'Escribe un correo como nombre@ejemplo.com.',
      dateInFuture: 'Escribe la fecha de hoy o una anterior.',
      fileMissing: 'Elige el archivo de tu recibo.',
      fileTooLarge: failures.fileTooLarge,
      fileTypeRefused: failures.fileTypeRefused,
    },
  },
};
