import { MONTH_DAYS } from '../../core/plan-terms.js';
import type { words as english } from '../../widgets/signup/offer-picker/copy.js';
import type { nothingWords } from '../../widgets/signup/offer-picker/nothing-copy.js';
import type { lineWords, panelWords } from '../../widgets/signup/offer-picker/panel-copy.js';
import type { TextsByScope } from '../texts.js';
import { days, failures, fromToday, months, percent, period } from './common.js';

export const words: TextsByScope<typeof english | typeof nothingWords | typeof lineWords | typeof panelWords> = {
  'offer-picker': {
    heading: 'Planes de membresía',
    loading: 'Cargando los planes',
    frequency: 'Frecuencia de cobro',
    twoYears: 'Dos años',
    hint: 'Elige un plan para ver lo que pagas hoy.',
    choose: 'Elegir plan',
    chosen: 'Elegido',
    benefits: plan => `Lo que incluye ${plan}`,
    included: 'Todos los planes incluyen',
    save: what => `Ahorra ${what}`,
    percent,
    billed: adverb => `Cobro ${adverb}`,
    freeFor: { days: number => `por ${days(number)}`, months: number => `por ${months(number)}` },
    afterwards: prices => `Después, ${prices}`,
    atFirst: (time, prices) => `Durante ${time}; después, ${prices}`,
    failedTitle: 'No pudimos cargar los planes',
    endedAction: 'Ver ofertas vigentes',
    period,
    failed: { ...failures, signedOut: failures.missingCredential, forbidden: failures.missingCredential },
  },
  'offer-picker/nothing': {
    emptyTitle: 'Todavía no hay planes',
    emptyText: 'Todavía no hay nada a la venta en tu país. Pregunta a atención a clientes.',
    emptyAction: 'Buscar de nuevo',
    endedTitle: 'Esta oferta terminó',
  },
  'offer-picker/lines': {
    renews: frequencyDays => {
      const number = Math.round(frequencyDays / MONTH_DAYS);
      return number === 1 ? 'Se renueva cada mes.' : `Se renueva cada ${months(number)}`;
    },
    discount: ({ type }) => (type === 'forever' ? 'Descuento:' : 'Descuento de bienvenida:'),
    until: date => `Termina el ${date}`,
    delay: { trial: 'Prueba gratis', bundle: 'Incluido con tu equipo' },
    days,
    on: (date, away) => `${date}, ${fromToday(Math.max(0, away))}`,
    nextBill: on => (on ? `Próximo cobro: ${on}` : 'Próximo cobro'),
    billedToday: 'Cobro de hoy',
  },
  'offer-picker/panel': {
    panel: 'Plan de membresía',
    closePanel: 'Cerrar el plan de membresía',
    subscribe: 'Suscribirme',
    reviewFirst: 'Revisas todo antes de pagar.',
    cannotSubscribe: 'Por el momento no puedes contratar esta oferta. Elige otra.',
    invalid: 'Oferta o suscripción no válida',
  },
};
