import type { PortalTexts } from '../texts.js';

export const words: PortalTexts = {
  'portal/layout': {
    skip: 'Ir al contenido',
    signOut: 'Cerrar sesión',
    notLoaded: {
      title: 'No pudimos cargar esta página',
      text: 'Revisa tu conexión a internet. No se perdió nada de lo que escribiste en otras páginas.',
      again: 'Cargar de nuevo',
    },
  },
  'portal/area': {
    navigation: 'Tu cuenta',
    groups: { membership: 'Membresía', you: 'Tus datos' },
    pages: {
      overview: 'Inicio',
      plan: 'Membresía',
      payment: 'Forma de pago',
      billing: 'Cobros',
      family: 'Familia',
      redeem: 'Códigos y recibos',
      receipts: 'Recibos de compra',
      profile: 'Perfil',
      security: 'Seguridad',
      equipment: 'Equipo',
      preferences: 'Preferencias',
      history: 'Historial',
    },
    beside: { plan: 'Tu plan', payment: 'Forma de pago', redeem: 'Códigos', receipts: 'Recibos' },
    titles: {
      overview: 'Tu membresía',
      plan: 'Tu plan',
      payment: 'Tarjeta y dirección de facturación',
      billing: 'Cobros y pagos',
      family: 'Tu familia',
      redeem: 'Canjear un código',
      receipts: 'Recibos de tus compras',
      profile: 'Tu perfil',
      security: 'Contraseña y sesiones',
      equipment: 'Tu equipo',
      preferences: 'Tus preferencias',
      history: 'Historial de la cuenta',
    },
    goOn: 'Continuar',
    parentOnly: {
      title: '{name} se encarga de esto',
      titleUnnamed: 'La cuenta principal se encarga de esto',
      text: 'El plan, los pagos y los códigos de una familia están en la cuenta principal. Lo que es tuyo está en el menú.',
      redeem: 'Esta cuenta depende de la de {name}. Los códigos se canjean en la cuenta principal.',
      home: 'Ir a tu membresía',
    },
    selfOnly: {
      title: 'No desde la cuenta de un familiar',
      text: 'La contraseña y los dispositivos son de quien inicia sesión con ellos. Vuelve a tu cuenta para ver los tuyos.',
    },
  },
  'portal/train-today': {
    title: 'Entrena hoy',
    text: 'Todas las clases en vivo y bajo demanda están en la app de Echelon. Entras con la misma cuenta.',
  },
  'portal/signup': { title: 'Únete a Echelon' },
  'portal/login': {
    title: 'Iniciar sesión',
    resetting: 'Elige una contraseña nueva',
    joining: 'Unirte a una membresía familiar',
  },
  'portal/logout': {
    title: 'Se cerró tu sesión',
    refused: 'Tu sesión había terminado o no tenía permiso para hacer lo que pediste.',
    kept: 'Inicia sesión de nuevo para continuar donde estabas. Lo que escribiste se conserva hasta que cierres esta pestaña, excepto contraseñas y datos de tarjeta.',
    done: 'Nos vemos en la próxima sesión.',
    again: 'Iniciar sesión de nuevo',
    join: '¿Es tu primera vez aquí? |Conoce las membresías|',
  },
  'portal/not-found': { title: 'Página no encontrada' },
  'portal/front': {
    title: 'Lleva la clase a casa',
    lead: 'Clases en vivo y bajo demanda de bicicleta, remo, carrera, escaladora y fuerza.',
    from: 'Desde {price} al mes',
    joinFrom: 'Únete desde {price} al mes',
    cancel: 'Cancela cuando quieras.',
    join: 'Unirme',
    signIn: 'Iniciar sesión',
    disciplines: { bike: 'Bicicleta', row: 'Remo', run: 'Carrera', climb: 'Escaladora', strength: 'Fuerza' },
  },
  'portal/faq': {
    title: 'Preguntas frecuentes',
    questions: {
      charge: {
        asked: '¿Cuándo me cobran?',
        answer:
          'Antes de que te suscribas, el panel “Plan de membresía” indica cuánto se cobra hoy. Si tienes una prueba gratis o meses incluidos con tu equipo, son 0.00, y el primer pago se hace cuando terminan.',
      },
      end: {
        asked: '¿Cómo cancelo una membresía?',
        answer:
          'Puedes hacerlo en cualquier momento. Sigue activa hasta que termina el periodo que ya pagaste, y después no se renueva.',
      },
      family: {
        asked: '¿También la puede usar mi familia?',
        answer: 'Depende del plan: cada uno indica cuántos familiares incluye. Todos ellos tienen su propio perfil.',
      },
      cards: {
        asked: '¿Con qué tarjetas puedo pagar?',
        answer:
          'Con las tarjetas de crédito y débito más comunes, y con Apple Pay o Google Pay si tu dispositivo los ofrece.',
      },
      bank: {
        asked: 'Mi banco me pide confirmar el pago. ¿Es normal?',
        answer:
          'Sí. Algunos bancos piden tu confirmación cuando una tarjeta se usa por primera vez en un lugar. Su ventana se abre sobre esta página; la membresía empieza en cuanto confirmas.',
      },
      equipment: {
        asked: '¿Qué pasa si no tengo equipo?',
        answer:
          'No necesitas nada para empezar. Muchas clases solo requieren un tapete, o ni siquiera eso; las demás funcionan con cualquier bicicleta, remadora o caminadora.',
      },
    },
    more: '¿Tienes otra duda? Continúa en el |Centro de ayuda|.',
  },
  'portal/help': {
    title: 'Centro de ayuda',
    signIn: {
      title: 'No puedo iniciar sesión',
      text: 'Elige “¿Olvidaste tu contraseña?” en la |página de inicio de sesión|: te llegará por correo un enlace para elegir una nueva. Si no llega nada, busca en el correo no deseado y confirma que sea la dirección con la que te registraste.',
    },
    fields: {
      title: 'No aparecen los campos de la tarjeta',
      text: 'Los proporciona el proveedor de pagos. A veces los detienen los bloqueadores de anuncios y los programas de privacidad, o una conexión perdida. Autoriza al proveedor en esta página y luego presiona “Reintentar”.',
    },
    declined: {
      title: 'Rechazaron mi tarjeta',
      text: 'Tu banco no aceptó el pago, y solo el banco sabe por qué. Prueba con otra tarjeta: lo que escribiste se conserva, y no se te cobró nada.',
    },
    signedOut: {
      title: 'Se cerró mi sesión',
      text: 'Una sesión dura tres días si no visitas el sitio. También se cierra en todos los dispositivos cuando cambias tu contraseña.',
    },
    contact: {
      title: 'Comunícate con nosotros',
      call: 'Llámanos',
      write: 'Escríbenos',
      country: 'Tu país',
      text: 'Podemos ver tu plan, tus pagos y tus códigos, pero nunca tu contraseña ni el número de tu tarjeta. Ten a la mano el correo electrónico de tu cuenta y, si se trata de un equipo, su número de serie.',
    },
  },
  'portal/terms': {
    title: 'Términos y condiciones',
    lead: 'Estos son los términos que aceptas al unirte. También puedes |abrirlos en una página aparte| para imprimirlos o guardarlos.',
    document: 'Términos y condiciones de Echelon',
  },
  'portal/privacy': {
    title: 'Privacidad',
    lead: 'Qué guarda este sitio sobre ti, dónde lo guarda y cómo puedes eliminarlo.',
    device: {
      title: 'En tu dispositivo',
      kept: {
        session:
          'Cuando inicias sesión, dos cookies y dos entradas del almacenamiento del navegador guardan tu sesión y tu identificador de usuario. Las cookies vencen a los tres días; al cerrar sesión se eliminan las cuatro de inmediato.',
        signup:
          'Mientras te registras, el almacenamiento del navegador guarda lo que has elegido hasta el momento, el enlace por el que llegaste, tu nombre y tu correo electrónico, para que no se pierda nada si la página se vuelve a cargar. Nunca tu contraseña ni tu tarjeta.',
        nothingElse: 'No hay cookies de publicidad, y nada de este sitio te sigue a otros.',
      },
    },
    us: {
      title: 'Con nosotros',
      kept: {
        person:
          'Tu nombre, correo electrónico, país y número de teléfono; tu contraseña, únicamente en una forma que no se puede revertir.',
        membership: 'Tu membresía: plan, fechas, pagos y los cambios que has hecho.',
        consent: 'Cuándo aceptaste los términos, y qué socio o campaña te trajo aquí.',
      },
    },
    provider: {
      title: 'Con el proveedor de pagos',
      text: 'Escribes los datos de tu tarjeta en campos que pertenecen al proveedor de pagos. Nosotros recibimos la marca, los últimos cuatro dígitos y el mes en que vence, y nada más.',
    },
    leaving: {
      title: 'Si te vas',
      signOut: '|Cierra sesión| para eliminar estos datos de este dispositivo.',
      deletion: 'Para pedir que se elimine tu cuenta, consulta el |Centro de ayuda|.',
    },
  },
  'portal/psti': {
    title: 'Cumplimiento de PSTI',
    lead: 'La ley del Reino Unido “Product Security and Telecommunications Infrastructure Act 2022” establece tres obligaciones para los productos que se conectan a una red. Así se aplican a tu membresía.',
    passwords: {
      title: 'Contraseñas',
      text: 'Ninguna cuenta tiene contraseña hasta que su titular elige una: de 8 a 32 caracteres, con al menos una letra, un número y un símbolo. No hay contraseñas predeterminadas ni compartidas.',
    },
    reporting: {
      title: 'Reportar una vulnerabilidad',
      text: 'Si encontraste una manera de eludir la seguridad de este sitio o de un equipo conectado, avísanos a través del |Centro de ayuda|. Dinos qué viste y cómo volver a verlo, y no lo divulgues hasta que se haya corregido.',
    },
    updates: {
      title: 'Actualizaciones de seguridad',
      text: 'La declaración de cumplimiento que viene con cada modelo indica durante cuánto tiempo recibe actualizaciones de seguridad. El modelo y el número de serie están en la etiqueta de la estructura.',
    },
  },
};
