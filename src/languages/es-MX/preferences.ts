import type { words as english } from '../../widgets/account/preferences/copy.js';
import type { TextsByScope } from '../texts.js';
import { count, failures, wait } from './common.js';

const preferences = (number: number) =>
  count(number, { one: 'preferencia', many: 'de preferencias', other: 'preferencias' });

export const words: TextsByScope<typeof english> = {
  preferences: {
    title: 'Preferencias',
    titleOther: 'Preferencias de tu familiar',
    lead: 'Cada cambio se guarda al momento.',
    sections: {
      region: { title: 'Idioma y región', text: 'Cómo te escribimos y cómo mostramos fechas, horas y distancias.' },
      privacy: { title: 'Privacidad', text: 'Lo que ven otros miembros.' },
      email: { title: 'Correo electrónico', text: 'Sobre qué te escribimos.' },
      push: { title: 'Notificaciones', text: 'De qué te avisan tu teléfono y tu equipo.' },
      training: { title: 'Entrenamiento', text: 'Con qué se compara tu frecuencia cardiaca.' },
    },
    labels: {
      units: 'Unidades',
      language: 'Idioma',
      timeZone: 'Zona horaria',
      weekStart: 'Primer día de la semana',
      'privacy.leaderboard': 'Mostrarme en las clasificaciones',
      'privacy.heartRate': 'Mostrar mi frecuencia cardiaca a los demás',
      'notifications.email.billing': 'Cobros y pagos',
      'notifications.email.classes': 'Clases y horarios',
      'notifications.email.family': 'Novedades de la familia',
      'notifications.email.marketing': 'Ofertas y novedades',
      'notifications.push.classes': 'Clases por empezar',
      'notifications.push.challenges': 'Retos',
      'notifications.push.family': 'Actividad de la familia',
      'training.maxHeartRateFormula': 'Cómo se estima tu frecuencia cardiaca máxima',
      'training.heartRateZones': 'Zonas de frecuencia cardiaca',
    },
    units: { metric: 'Métricas', imperial: 'Imperiales' },
    unitsHelper: { metric: 'Kilómetros, kilogramos y centímetros.', imperial: 'Millas, libras, pies y pulgadas.' },
    weekStarts: { monday: 'Lunes', saturday: 'Sábado', sunday: 'Domingo' },
    leaderboardHelper:
      'Mientras esté apagado, no apareces en ninguna lista que vean los demás. Tú sigues viendo tu lugar.',
    heartRateHelper: 'Mientras esté apagado, nadie más la ve, ni junto a un resultado tuyo.',
    childHelper: 'Para los menores está apagado hasta que alguien lo encienda.',
    billingReason: 'Son parte de la membresía, por eso siempre llegan.',
    formulas: { '220-age': '220 menos la edad', '208-0.7age': '208 menos 0.7 × la edad' },
    formulaHelper: 'Cuenta mientras tu perfil no indique una frecuencia cardiaca máxima.',
    zones: {
      computed: 'Se calculan con tu frecuencia cardiaca máxima.',
      own: list => `Las tuyas: las zonas 2 a 5 empiezan en ${list} latidos por minuto.`,
      set: 'Definir tus propias zonas',
      change: 'Cambiar tus zonas',
      form: 'Tus propias zonas de frecuencia cardiaca',
      helper: 'Latidos por minuto, cada uno mayor que el anterior, de 30 a 240.',
      field: zone => `La zona ${zone} empieza en`,
      problem: 'Escribe un número entero de 30 a 240.',
      rising: 'Escribe más que en la zona anterior.',
      save: 'Guardar zonas',
      cancel: 'Cancelar',
    },
    reset: 'Volver al valor inicial',
    resetOf: label => `Volver al valor inicial: ${label}`,
    saved: 'Guardado',
    savedOf: list => `Guardado: ${list}`,
    notSaved: why => `No se guardó. ${why}`,
    someNotSaved: 'Algunas preferencias no se pudieron guardar.',
    again: 'Intentar de nuevo',
    resetAll: {
      button: 'Restablecer todas las preferencias',
      none: 'Todas las preferencias tienen su valor inicial.',
      title: number => `¿Volver a poner ${preferences(number)} en su valor inicial?`,
      text: list => `Se trata de: ${list}.`,
      confirm: number => `Restablecer ${preferences(number)}`,
      keep: 'Conservarlas',
    },
    unknown: {
      title: 'Estas preferencias no están aquí',
      text: 'Tal vez la persona salió de tu familia o las preferencias son de otra.',
    },
    screen: { what: 'tus preferencias', here: 'Aquí estarán las unidades, la privacidad y las notificaciones.' },
    others: 'estas preferencias',
    failures: {
      ...failures,
      notFound: 'Estas preferencias ya no existen.',
      validationFailed: 'Esta opción no está permitida.',
    },
    wait,
  },
};
