import type { words as english } from '../../widgets/journeys/subscription-manager/cancel/copy.js';
import type { TextsByScope } from '../texts.js';
import { count, days, failures, form, fromToday, months, period } from './common.js';

const gone = 'Esta oferta ya no está disponible.';
const changed = 'Tu membresía cambió mientras tanto. Inténtalo de nuevo.';

const more = (number: number) => `${days(number)} más`;

export const words: TextsByScope<typeof english> = {
  'cancel-membership': {
    title: 'Cancelar la membresía',
    loading: 'Cargando',
    keep: 'Conservar mi membresía',
    done: 'Listo',
    when: fromToday,
    dated: (date, when) => `${date}, ${when}`,
    period,
    survey: {
      question: '¿Por qué te vas? (opcional)',
      reasons: {
        too_expensive: 'Es muy cara',
        unused: 'No la uso lo suficiente',
        missing_features: 'Le faltan funciones',
        low_quality: 'Baja calidad',
        too_complex: 'Es muy complicada',
        customer_service: 'La atención a clientes',
        switched_service: 'Me cambié a otro servicio',
        other: 'Otro (cuéntanos abajo)',
      },
      reason: 'Tu motivo (opcional)',
      more: '¿Hay algo más que debamos saber? (opcional)',
    },
    offer: {
      discount: {
        title: 'Quédate por menos',
        prices: (prices, saved) => `${prices}. Ahorras ${saved} en total.`,
        forever: 'En cada cobro, a partir del próximo.',
        from: (date, amount) => `Empieza con tu cobro de ${amount} del ${date}.`,
        accept: price => `Quedarme por ${price}`,
      },
      trialExtension: {
        title: 'Tómate más tiempo para probarla',
        figure: more,
        ends: date => `Así, tu prueba termina el ${date}.`,
        firstBill: (amount, before, after) => `Tu primer cobro de ${amount} pasa del ${before} al ${after}.`,
        accept: number => `Probar ${more(number)}`,
      },
      pause: {
        title: 'Mejor tómate un descanso',
        text: date =>
          `Tu membresía se pausa el ${date}, cuando termina el tiempo que ya pagaste. Sin cobros mientras está en pausa.`,
        length: '¿Por cuánto tiempo?',
        months,
        until: date => `Se reanuda sola el ${date}`,
        accept: number => `Pausar ${months(number)}`,
      },
      planChange: {
        title: plan => `Paga menos con ${plan}`,
        from: (date, plan) => `A partir del ${date}. Hasta entonces conservas ${plan}.`,
        compare: 'Ver lo que incluye',
        accept: plan => `Cambiar a ${plan}`,
      },
      contact: {
        title: 'Permítenos ayudarte primero',
        missing_features: 'Cuéntanos qué te hace falta. Quizá una parte ya existe, y lo demás nos sirve saberlo.',
        low_quality: 'Cuéntanos qué no está bien. Muchos problemas de imagen, de sonido o del equipo tienen solución.',
        customer_service: 'Lo sentimos. Cuéntanos qué salió mal y lo arreglaremos.',
        too_complex: 'Con gusto te mostramos paso a paso cómo funciona.',
        accept: 'Contáctanos',
      },
    },
    confirm: {
      stays: (date, when) => `Conservas tu membresía hasta el ${date}, ${when}. No habrá más cobros.`,
      trial: (date, when) => `Tu prueba termina el ${date}, ${when}. Nunca te cobraremos.`,
      endsNow: {
        pending: 'Tu membresía termina ahora. No cobraremos el primer pago.',
        inactive: 'Tu membresía termina ahora, antes de empezar. No pagas nada.',
        past_due: 'Si cancelas ahora, tu membresía termina de inmediato y ya no se intentan más cobros.',
        paused: 'Tu membresía termina ahora. No se reanuda después de la pausa. No habrá más cobros.',
      },
      owed: amount => `No cobraremos los ${amount} vencidos.`,
      also: 'Lo que se va con ella',
      pendingChange: (plan, date) => `No cambias a ${plan} el ${date}.`,
      pause: date => `No se pausa el ${date}.`,
      addons: (names, number) => `${names} ${form(number, { one: 'termina', other: 'terminan' })} con ella.`,
      members: number =>
        number === 1
          ? '1 familiar pierde el acceso contigo.'
          : `${count(number, { many: 'de familiares', other: 'familiares' })} pierden el acceso contigo.`,
      endOn: date => `Terminar la membresía el ${date}`,
      endNow: 'Terminar la membresía ahora',
    },
    saved: {
      title: {
        discount: 'Tu descuento está listo',
        trialExtension: 'Tu prueba ahora dura más',
        pause: 'Tu pausa está programada',
        planChange: 'Tu nuevo plan está listo',
        undone: 'Tu membresía continúa',
      },
      nextBill: 'Próximo cobro',
      bill: (amount, date, when) => `${amount} el ${date}, ${when}`,
      discount: 'Descuento hasta',
      trialEnds: 'La prueba termina',
      pauses: 'Se pausa',
      goesOn: 'Se reanuda',
      newPlan: 'Nuevo plan',
      planFrom: (plan, date) => `${plan}, a partir del ${date}`,
      noBill: 'No hay ningún cobro previsto',
      addons: (names, number) =>
        `${names} de todas formas ${form(number, { one: 'termina', other: 'terminan' })} con este periodo.`,
      notBack: 'Si tenías programado un cambio de plan o una pausa, vuelve a programarlos.',
      seeAddons: 'Ver los complementos',
    },
    cancelled: {
      title: date => `Tu membresía termina el ${date}`,
      ended: 'Tu membresía terminó',
      ends: 'Termina',
      endedOn: 'Terminó',
      noBills: 'No habrá más cobros',
      confirmation: 'Confirmación',
      mailed: email => `Enviada a ${email}`,
      stays: 'Conservas tu cuenta, tus entrenamientos y tu historial. Vuelve cuando quieras.',
      credit: amount => `También conservas tu saldo a favor de ${amount}.`,
      undo: 'Deshacer la cancelación',
      undoFor: (price, date) => `Deshacer y pagar ${price} desde el ${date}`,
    },
    nothing: {
      title: 'Aquí no hay nada que cancelar',
      elsewhere: name => `${name} cobra tu membresía. Cancélala ahí.`,
      given: name => `${name} te da esta membresía. Solo ahí puedes terminarla.`,
      none: 'No tienes ninguna membresía que cancelar.',
      manage: name => `Cancelar en ${name}`,
    },
    this: 'esto',
    failed: {
      ...failures,
      redemptionCodeInvalid: gone,
      betterDiscountRuns: gone,
      redemptionCodeAlreadyRedeemed: gone,
      redemptionCodeIsExpired: gone,
      redemptionBlocked: gone,
      cannotPause: gone,
      alreadyPaused: gone,
      scheduleAttached: gone,
      paymentMethodRequired: gone,
      planUnavailable: gone,
      invalidOffer: gone,
      useSubscribe: gone,
      resumeFirst: gone,
      subscriptionPending: gone,
      paymentOverdue: 'Hay un pago vencido, así que esta oferta no está disponible ahora.',
      managedByChannel: 'Tu membresía se cobra en otro lugar. Cámbiala ahí.',
      parentRequired: 'La cuenta principal paga esta membresía. Solo ella puede cancelarla.',
      alreadyCanceled: changed,
      cancellationScheduled: changed,
      subscriptionEnded: changed,
      notCanceling: changed,
      idempotencyConflict: failures.broken,
    },
  },
};
