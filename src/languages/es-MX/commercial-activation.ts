import type { consoleWords } from '../../widgets/commercial/commercial-activation/console-copy.js';
import type { words as english } from '../../widgets/commercial/commercial-activation/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

const machineFailures = {
  alreadyClaimed: 'Este equipo es de otra sucursal. Pide allá que lo liberen y luego inténtalo de nuevo.',
  equipmentTrashed:
    'Este equipo quedó fuera de servicio para siempre. Si es un error, comunícate con atención a clientes.',
};
const code = {
  invalid: 'Este no es un código de activación. Revisa cada letra o pide uno nuevo en la sucursal.',
  usedUp: 'Este código ya se usó todas las veces que se podía. Pide uno nuevo en la sucursal.',
  expired: 'Este código venció. Pide uno nuevo en la sucursal.',
  revoked: 'La sucursal retiró este código. Pide uno nuevo.',
};
const serialUnknown = 'No conocemos este número de serie. Compáralo con la etiqueta, letra por letra.';
const labelProblems = {
  serialMissing: 'Escribe el número de serie.',
  serialUnknown,
  codeMissing: 'Escribe el código de activación.',
  codeInvalid: code.invalid,
  codeUsedUp: code.usedUp,
  codeExpired: code.expired,
  codeRevoked: code.revoked,
};
const labelFailures = {
  ...failures,
  ...machineFailures,
  activationCodeInvalid: code.invalid,
  activationCodeUsedUp: code.usedUp,
  activationCodeExpired: code.expired,
  activationCodeRevoked: code.revoked,
  serialNumberUnknown: serialUnknown,
  idempotencyConflict: failures.broken,
};
const place = (name: string) => `Ahora es de ${name}.`;
const seats = {
  seated: (plan: string) => `Tiene un lugar de la licencia ${plan}.`,
  unlicensed: 'No había ningún lugar libre. Podrá usarse en cuanto la sucursal le dé uno.',
};

export const words: TextsByScope<typeof english | typeof consoleWords> = {
  'commercial-activation': {
    title: 'Activa un equipo',
    ways: { legend: 'Lo que tienes', screen: 'Código en su pantalla', label: 'Su número de serie' },
    scan: 'Escanear con la cámara',
    screen: {
      label: 'Código en la pantalla del equipo',
      helper: 'Ocho letras y números, en dos grupos.',
      submit: 'Buscar el equipo',
      signIn: 'Inicia sesión para confirmar un código',
      signInText: 'El propietario o el gerente de la sucursal confirma lo que muestra un equipo.',
      ended: 'Se cerró tu sesión. Inicia sesión de nuevo para confirmar el código.',
      kept: text => `Guardamos tu código ${text}.`,
    },
    confirm: {
      title: '¿Es el equipo que tienes enfrente?',
      unknownModel: 'Modelo todavía desconocido',
      serialNumber: 'Número de serie',
      location: '¿Dónde está?',
      search: 'Buscar una sucursal',
      what: 'tus sucursales',
      nowhere: 'No diriges ninguna sucursal que reciba equipos',
      nowhereText: 'Pide a su propietario o gerente que confirme este código.',
      notFound: 'Ninguna sucursal se llama así. Prueba con otra parte del nombre.',
      submit: 'Sí, activarlo',
      back: 'No, es otro',
    },
    label: {
      serialNumber: 'Número de serie',
      serialHelper: 'En la etiqueta debajo del marco. Guiones, espacios y mayúsculas dan igual. O y 0, I y 1 no.',
      activationCode: 'Código de activación',
      codeHelper: 'Te lo da el propietario o el gerente de la sucursal.',
      submit: 'Activar el equipo',
    },
    done: {
      confirmed: name => `Confirmaste ${name}`,
      activated: name => `Activaste ${name}`,
      place,
      ...seats,
      what: 'el estado del equipo',
      steps: { legend: 'Cuánto falta', confirmed: 'Confirmado', activated: 'Activado', ready: 'Listo' },
      starting: 'Mira su pantalla: se activa solo en unos segundos.',
      waiting: 'Esperamos a que el equipo diga que está listo.',
      ready: 'Está listo para el primer entrenamiento.',
      late: 'Todavía no dice nada. Revisa que esté encendido y tenga conexión.',
      unheard: 'Su pantalla dice cuándo está listo.',
      lookAgain: 'Volver a mirar',
      another: 'Activar otro equipo',
    },
    camera: {
      title: 'Escanea el código',
      text: 'Pon el código QR o la etiqueta frente a la cámara.',
      opening: 'Encendiendo la cámara',
      type: 'Mejor escribirlo',
      again: 'Intentar de nuevo',
      problems: {
        refused: 'Esta página no puede usar la cámara. Permítelo en los ajustes de tu navegador o escribe el código.',
        none: 'No encontramos ninguna cámara. Escribe el código.',
        busy: 'Otra aplicación usa la cámara. Ciérrala e inténtalo de nuevo o escribe el código.',
        unsupported: 'Tu navegador no puede usar la cámara aquí. Escribe el código.',
      },
    },
    labelProblems,
    labelFailures,
    pairingProblems: {
      codeMissing: 'Escribe el código de la pantalla.',
      codeUnknown: 'Ningún equipo muestra este código. Mira otra vez: cambia después de un rato.',
      codeExpired: 'Este código venció. Escribe el nuevo de la pantalla.',
      locationMissing: 'Elige dónde está el equipo.',
    },
    pairingFailures: {
      ...failures,
      ...machineFailures,
      forbidden: 'Tu cuenta no puede confirmar equipos. Pídelo al propietario o al gerente de la sucursal.',
      activationCodeInvalid: 'El equipo ya muestra otro código. Regresa y escribe ese.',
      activationCodeExpired: 'Este código venció. Regresa y escribe el nuevo.',
    },
    wait,
  },
  'commercial-activation/console': {
    title: 'Activa este equipo',
    starting: 'Pidiendo un código',
    steps: { legend: 'Cuánto falta', shown: 'Escribe el código', confirmed: 'Confírmalo', activated: 'Activado' },
    go: address => `Escanea la imagen o entra a ${address} y escribe:`,
    code: letters => `Tu código: ${letters}`,
    qr: 'Código QR de la dirección con tu código',
    left: time => `Código nuevo en ${time}`,
    trouble: 'Sin conexión. Tu código sigue siendo válido y lo seguimos intentando.',
    unreachable: 'No podemos conectarnos con Echelon',
    unreachableText: 'Revisa la conexión de este equipo. Lo seguimos intentando.',
    busy: 'Demasiados intentos',
    busyText: 'En unos minutos aparece un código nuevo.',
    instead: 'Escribir un código de activación',
    cancel: 'Cancelar',
    canceled: 'Se detuvo la activación',
    canceledText: 'El código ya no sirve.',
    start: 'Mostrar un código',
    hindered: 'Este equipo no se puede activar',
    hindrances: {
      serialMissing: 'Esta pantalla no conoce el número de serie de su equipo. Comunícate con atención a clientes.',
      keeperMissing: 'Esta pantalla no tiene dónde guardar su clave. Comunícate con atención a clientes.',
      serialNumberUnknown: 'No conocemos este equipo. Comunícate con atención a clientes con el número de su etiqueta.',
      ...machineFailures,
    },
    tryAgain: 'Intentar de nuevo',
    typing: {
      label: 'Código de activación',
      helper: 'Te lo da el propietario o el gerente de la sucursal.',
      submit: 'Activar',
      back: 'Mejor mostrar un código',
    },
    activated: {
      title: name => `${name}: activado`,
      place,
      ...seats,
      keeping: 'Preparando el equipo. No lo apagues.',
      lost: 'Está activado, pero no pudo guardar su clave. Inténtalo de nuevo antes de apagarlo.',
      keepAgain: 'Intentar de nuevo',
    },
    problems: labelProblems,
    failures: labelFailures,
    wait,
  },
};
