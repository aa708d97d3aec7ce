import type { words as english } from '../../widgets/journeys/subscription-manager/pause/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench(({ count, fromToday, support }): TextsByScope<typeof english> => {
  return {
    'pause-membership': {
      title: 'Mettre votre abonnement en pause',
      lead: 'Nous gardons votre profil et votre historique pendant votre absence.',
      length: 'Pour combien de temps',
      months: number => count(number, { one: 'mois', many: 'de mois', other: 'mois' }),
      untilDay: 'Jusqu’à un jour de mon choix',
      backOn: date => `Reprise le ${date}`,
      day: 'Premier jour de reprise',
      dayHelper: date => `Un jour après le ${date}.`,
      noDay: 'Choisissez un jour.',
      wrongDay: date => `Choisissez un jour après le ${date}, dans l’année qui suit.`,
      when: fromToday,
      happens: 'Ce qui se passe',
      stays: (date, when) => `Rien ne change jusqu’au ${date}, ${when}.`,
      stops: 'Ensuite, plus de facture, et plus de cours pour vous et votre famille.',
      returns: (date, amount) =>
        amount
          ? `Votre abonnement reprend de lui-même le ${date}, avec une facture de ${amount}.`
          : `Votre abonnement reprend de lui-même le ${date}, avec une facture.`,
      sooner: 'Revenez plus tôt quand vous voulez.',
      pauseOn: date => `Mettre en pause le ${date}`,
      blockedTitle: 'Vous ne pouvez pas mettre votre abonnement en pause pour l’instant',
      updatePayment: 'Mettre la carte à jour',
      set: date => `Votre pause est prévue pour le ${date}.`,
      refused: {
        ...failures,
        cannotPause: 'Vous ne pouvez pas mettre votre abonnement en pause pour l’instant.',
        alreadyPaused:
          'Votre abonnement est en pause, ou une pause est prévue. Annulez-la d’abord pour en choisir une autre.',
        alreadyCanceled: 'Votre abonnement va prendre fin. Gardez-le d’abord, puis mettez-le en pause.',
        paymentOverdue: 'Un paiement est en retard. Réglez-le d’abord, puis mettez votre abonnement en pause.',
        scheduleAttached: `Votre abonnement a des changements prévus. Demandez au ${support} de le mettre en pause.`,
        subscriptionEnded: 'Votre abonnement est terminé. Choisissez une offre pour en commencer un autre.',
        managedByChannel: 'Votre abonnement est facturé ailleurs. Mettez-le en pause là-bas.',
        parentRequired: 'Le compte principal paie cet abonnement. Lui seul peut le mettre en pause.',
        idempotencyConflict: failures.broken,
      },
    },
  };
});
