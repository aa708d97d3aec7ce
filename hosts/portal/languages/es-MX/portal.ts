import type { PortalTexts } from '../texts.js';

export const words: PortalTexts = {
  'portal/layout': {
    skip: 'Ir al contenido',
    signOut: 'Cerrar sesión',
    notLoaded: {
      title: 'No pudimos cargar esta página',
      text: 'Revisa tu conexión a internet. Lo que escribiste en otras páginas sigue ahí.',
      again: 'Cargar de nuevo',
    },
  },
  'portal/area': {
    navigation: 'Tu cuenta',
    groups: { membership: 'Membresía', you: 'Tus datos' },
    pages: {
      overview: 'Inicio',
      training: 'Entrenamiento',
      plan: 'Membresía',
      payment: 'Pago',
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
    beside: { plan: 'Tu plan', payment: 'Pago', redeem: 'Códigos', receipts: 'Recibos' },
    titles: {
      overview: 'Tu membresía',
      plan: 'Tu plan',
      payment: 'Tarjeta y dirección de facturación',
      billing: 'Cobros y pagos',
      family: 'Tu familia',
      redeem: 'Canjear un código',
      receipts: 'Tus recibos',
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
      text: 'El plan, los pagos y los códigos de tu familia están en la cuenta principal. Todo lo tuyo está en el menú.',
      redeem: 'Esta cuenta depende de la de {name}. Los códigos se canjean en la cuenta principal.',
      home: 'Ir a tu membresía',
    },
    selfOnly: {
      title: 'Primero vuelve a tu cuenta',
      text: 'La contraseña y los dispositivos son de quien inicia sesión. Vuelve a tu cuenta para ver los tuyos.',
    },
  },
  'portal/training': {
    navigation: 'Entrenamiento',
    groups: { day: 'Tu día', progress: 'Tu progreso', goals: 'Tus metas' },
    pages: {
      today: 'Hoy',
      plan: 'Plan',
      classes: 'Clases',
      class: 'Clase',
      strength: 'Fuerza',
      session: 'Sesión',
      workouts: 'Entrenamientos',
      workout: 'Entrenamiento',
      calendar: 'Calendario',
      trends: 'Tendencias',
      records: 'Récords',
      badges: 'Insignias',
      challenges: 'Retos',
    },
    titles: {
      today: 'Entrena hoy',
      plan: 'Planea tu semana',
      classes: 'Toma una clase',
      class: 'Clase',
      strength: 'Registra tu fuerza',
      session: 'Sesión de fuerza',
      workouts: 'Tus entrenamientos',
      workout: 'Entrenamiento',
      calendar: 'Tu mes',
      trends: 'Tus tendencias',
      records: 'Tus récords',
      badges: 'Tus insignias',
      challenges: 'Retos',
    },
    other: 'Tu cuenta',
    account: 'Membresía',
  },
  'portal/not-for-you': {
    title: 'Tu función no incluye esto',
    text: {
      staff: 'Pídele acceso a un administrador si lo necesitas para tu trabajo.',
      commercial: 'Si lo necesitas, pídelo a quien dirige tu sucursal.',
    },
    outside: {
      title: {
        staff: 'Esta página es para el personal de Echelon',
        commercial: 'Esta página es para distribuidores, propietarios y sucursales',
      },
      text: 'Inicia sesión con esa cuenta para verla. Tu sesión sigue abierta.',
    },
    home: 'Ir a lo tuyo',
    other: 'Iniciar sesión como otra persona',
  },
  'portal/work': { title: 'Trabajo', staff: 'Herramientas del personal', commercial: 'Tus sucursales' },
  'portal/commercial': {
    navigation: 'Sucursales',
    groups: { floor: 'Piso', business: 'Negocio' },
    pages: {
      locations: 'Sucursales',
      location: 'Sucursal',
      machines: 'Máquinas',
      licenses: 'Licencias',
      orders: 'Pedidos',
      owners: 'Propietarios',
      activate: 'Activar',
    },
    titles: {
      locations: 'Tus sucursales',
      location: 'Sucursal',
      machines: 'Tus máquinas',
      licenses: 'Licencias y lugares',
      orders: 'Pedidos',
      owners: 'Propietarios que atiendes',
      activate: 'Activa una máquina',
    },
    signIn: {
      title: 'Inicia sesión en tus sucursales',
      renewed: 'Cambiaste tu contraseña',
      renewedText: 'Inicia sesión con la nueva.',
    },
    activate: { title: 'Activa una máquina' },
    switch: {
      title: 'Otras sucursales',
      label: 'Ir a una sucursal',
      none: 'Ninguna sucursal con este nombre.',
      here: 'Estás aquí',
    },
    other: 'Tú',
    account: 'Tu cuenta',
  },
  'portal/train-today': {
    title: 'Entrena hoy',
    text: 'Tus clases están en la app de Echelon. Entras con la misma cuenta.',
  },
  'portal/signup': { title: 'Únete a Echelon' },
  'portal/login': {
    title: 'Iniciar sesión',
    resetting: 'Elige una contraseña nueva',
    joining: 'Únete a una membresía familiar',
  },
  'portal/logout': {
    title: 'Se cerró tu sesión',
    refused: 'Tu sesión terminó o tu cuenta no puede hacer eso.',
    kept: 'Inicia sesión de nuevo para seguir donde te quedaste. Guardamos lo que escribiste hasta que cierres esta pestaña, excepto contraseñas y datos de tarjeta.',
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
          'Antes de suscribirte, el panel “Plan de membresía” te muestra cuánto pagas hoy. Con una prueba gratis, o con meses incluidos con tu equipo, son 0.00. Tu primer pago llega cuando terminan.',
      },
      end: {
        asked: '¿Cómo cancelo mi membresía?',
        answer:
          'En tu cuenta, cuando quieras. Conservas tu membresía hasta que termine el periodo que ya pagaste, y no se renueva.',
      },
      family: {
        asked: '¿También la puede usar mi familia?',
        answer: 'Depende de tu plan: cada uno indica cuántos familiares incluye. Cada quien tiene su propio perfil.',
      },
      cards: {
        asked: '¿Con qué tarjetas puedo pagar?',
        answer:
          'Con las tarjetas de crédito y débito más comunes, y con Apple Pay o Google Pay si tu dispositivo los tiene.',
      },
      bank: {
        asked: 'Mi banco me pide confirmar el pago. ¿Es normal?',
        answer:
          'Sí. Algunos bancos lo verifican la primera vez que usas una tarjeta con nosotros. Su ventana se abre sobre esta página. Confirma ahí y tu membresía empieza.',
      },
      equipment: {
        asked: '¿Necesito equipo?',
        answer:
          'Para empezar, no. Muchas clases solo piden un tapete, o ni eso, y las demás funcionan con cualquier bicicleta, remadora o caminadora.',
      },
    },
    more: '¿Tienes otra duda? Visita el |Centro de ayuda|.',
  },
  'portal/help': {
    title: 'Centro de ayuda',
    signIn: {
      title: 'No puedo iniciar sesión',
      text: 'Elige “¿Olvidaste tu contraseña?” en la |página de inicio de sesión| y te mandamos por correo un enlace para elegir una nueva. ¿No llega? Busca en el correo no deseado y confirma que sea la dirección con la que te registraste.',
    },
    fields: {
      title: 'No veo los campos de la tarjeta',
      text: 'Son de nuestro proveedor de pagos. Un bloqueador de anuncios, un programa de privacidad o una conexión perdida pueden detenerlos. Autoriza al proveedor en esta página y luego presiona “Reintentar”.',
    },
    declined: {
      title: 'Rechazaron mi tarjeta',
      text: 'Tu banco dijo que no, y solo tu banco sabe por qué. Prueba con otra tarjeta: lo que escribiste sigue ahí y no te cobramos nada.',
    },
    signedOut: {
      title: 'Se cerró mi sesión',
      text: 'Tu sesión sigue abierta tres días entre una visita y otra. Si cambias tu contraseña, se cierra en tus otros dispositivos.',
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
    lead: 'Aceptas estos términos al unirte. |Ábrelos en una página aparte| para imprimirlos o guardarlos.',
    document: 'Términos y condiciones de Echelon',
  },
  'portal/privacy': {
    title: 'Privacidad',
    lead: 'Qué guardamos sobre ti, dónde lo guardamos y cómo eliminarlo.',
    device: {
      title: 'En tu dispositivo',
      kept: {
        session:
          'Cuando inicias sesión, dos cookies y dos entradas del almacenamiento del navegador guardan tu sesión y tu identificador de usuario. Las cookies vencen a los tres días. Al cerrar sesión se eliminan las cuatro de inmediato.',
        signup:
          'Mientras te registras, el almacenamiento del navegador guarda lo que elegiste, el enlace por el que llegaste, tu nombre y tu correo electrónico, para que no pierdas nada si la página se vuelve a cargar. Nunca guarda tu contraseña ni tu tarjeta.',
        nothingElse: 'No usamos cookies de publicidad, y nada de aquí te sigue a otros sitios.',
      },
    },
    us: {
      title: 'Con nosotros',
      kept: {
        person:
          'Tu nombre, correo electrónico, país y número de teléfono. Tu contraseña, en una forma que nadie puede revertir.',
        membership: 'Tu membresía: plan, fechas, pagos y los cambios que has hecho.',
        consent: 'Cuándo aceptaste los términos, y el socio o la campaña que te trajo aquí.',
      },
    },
    provider: {
      title: 'Con nuestro proveedor de pagos',
      text: 'Escribes tu tarjeta en los campos de nuestro proveedor de pagos. Nosotros recibimos la marca, los últimos cuatro dígitos y el mes en que vence, y nada más.',
    },
    leaving: {
      title: 'Si te vas',
      signOut: '|Cierra sesión| para eliminar estos datos de este dispositivo.',
      deletion: 'Para eliminar tu cuenta, pídelo en el |Centro de ayuda|.',
    },
  },
  'portal/psti': {
    title: 'Cumplimiento de PSTI',
    lead: 'La ley del Reino Unido “Product Security and Telecommunications Infrastructure Act 2022” establece tres obligaciones para los productos que se conectan a una red. Así se aplican a tu membresía.',
    passwords: {
      title: 'Contraseñas',
      text: 'Tu cuenta no tiene contraseña hasta que eliges una: de 8 a 32 caracteres, con al menos una letra, un número y un símbolo. Nunca ponemos contraseñas predeterminadas ni compartidas.',
    },
    reporting: {
      title: 'Reporta una vulnerabilidad',
      text: '¿Encontraste una manera de eludir la seguridad de este sitio o de tu equipo? Avísanos en el |Centro de ayuda|: qué viste y cómo podemos verlo también. No lo divulgues hasta que lo corrijamos.',
    },
    updates: {
      title: 'Actualizaciones de seguridad',
      text: 'La declaración de cumplimiento que vino con tu equipo indica cuánto tiempo recibe actualizaciones de seguridad. El modelo y el número de serie están en la etiqueta de la estructura.',
    },
  },
};
