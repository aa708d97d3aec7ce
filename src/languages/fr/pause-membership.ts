import type { words as english } from '../../widgets/journeys/subscription-manager/pause/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench(({ t, count, fromToday, support, paymentMethod }): TextsByScope<typeof english> => {
  return {
    'pause-membership': {
      title: 'Mettre votre abonnement en pause',
      lead: 'Votre profil et votre historique sont conservés pendant votre absence.',
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
      stops: 'Ensuite, il n’y a plus ni facture ni cours, pour votre famille non plus.',
      returns: (date, amount) =>
        amount
          ? `Votre abonnement reprend de lui-même le ${date}, avec une facture de ${amount}.`
          : `Votre abonnement reprend de lui-même le ${date}, avec une facture.`,
      sooner: 'Vous pouvez revenir plus tôt quand vous voulez.',
      pauseOn: date => `Mettre en pause le ${date}`,
      blockedTitle: 'Votre abonnement ne peut pas être mis en pause pour l’instant',
      updatePayment: `Modifier le ${paymentMethod}`,
      set: date => `Votre pause est prévue pour le ${date}.`,
      refused: {
        ...failures,
        cannotPause: 'Dans son état actuel, votre abonnement ne peut pas être mis en pause.',
        alreadyPaused:
          'Votre abonnement est en pause, ou une pause est prévue. Annulez-la d’abord pour en choisir une autre.',
        alreadyCanceled: t`Votre abonnement va prendre fin. Conservez-le d’abord ; vous pourrez ensuite le mettre en pause.`,
        paymentOverdue: t`Un paiement est en retard. Réglez-le d’abord ; vous pourrez ensuite mettre votre abonnement en pause.`,
        scheduleAttached: `Des changements sont convenus pour les prochaines périodes de votre abonnement. Demandez au ${support} de le mettre en pause.`,
        subscriptionEnded: 'Votre abonnement est terminé. Choisissez une offre pour en commencer un autre.',
        managedByChannel: 'Votre abonnement est facturé ailleurs et ne peut être mis en pause que là.',
        parentRequired: 'Le compte principal paie cet abonnement. Lui seul peut le mettre en pause.',
        idempotencyConflict: failures.broken,
      },
    },
  };
});
