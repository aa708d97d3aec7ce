import type { quoteWords as english } from '../../widgets/journeys/subscription-manager/quote/copy.js';
import type { TextsByScope } from '../texts.js';
import { createDays, createPeriod, failures } from './common.js';
import { inFrench } from './french.js';

const ended = 'Votre abonnement est terminé. Choisissez une offre pour en commencer un autre.';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, fromToday } = french;
  const days = createDays(french);
  return {
    'membership-quote': {
      label: (name, adverb) => `${name}, facturation ${adverb}`,
      perPeriod: (price, unit) => `${price} par ${unit}`,
      period: createPeriod(french),
      when: fromToday,
      unused: (name, left, of) => `Temps non utilisé de ${name} (${left} sur ${days(of)})`,
      remaining: (name, left, of) => `${name}, reste de cette période (${left} sur ${days(of)})`,
      from: date => `À partir du ${date}`,
      freeUntil: date => `Rien à payer jusqu’au ${date}`,
      credit: 'Crédit du compte',
      toCredit: 'Ajouté à votre crédit',
      carriedOver: 'Reporté d’une facture précédente',
      overdue: name => t`En retard : ${name}`,
      tax: 'Taxes',
      code: code => `Avec le code ${code}`,
      total: 'Total à payer aujourd’hui',
      tooSmall: amount => `${amount}, c’est trop peu pour un débit à part. Cela passe sur votre prochaine facture.`,
      nextBill: (date, when, amount) => t`Prochaine facture le ${date}, ${when} : ${amount}`,
      prices: prices => t`Prix : ${prices}`,
      working: 'Calcul de votre total',
      otherCard: 'Utiliser une autre carte',
      updatePayment: 'Mettre la carte à jour',
      notices: {
        trialAlreadyUsed: 'Vous avez déjà eu votre essai gratuit, vous payez donc dès aujourd’hui.',
        addonsEnd: t`Vos options prennent fin avec ce changement : leur période de facturation n’est pas celle de la nouvelle formule.`,
        scheduleReleased: 'Les changements prévus pour vos prochaines périodes ne s’appliquent plus.',
        replacesPendingChange: 'Cela remplace le changement que vous aviez prévu.',
        pauseDropped: 'Cela annule la pause que vous aviez prévue, car une nouvelle période commence maintenant.',
      },
      refused: {
        ...failures,
        subscriptionPending: 'Votre banque confirme encore votre premier paiement. Réessayez dans une minute.',
        paymentOverdue: 'Un paiement est en retard. Réglez-le d’abord, puis modifiez votre abonnement.',
        resumeFirst: 'Votre abonnement est en pause. Reprenez-le d’abord.',
        cancellationScheduled: 'Votre abonnement va prendre fin. Gardez-le d’abord, puis modifiez-le.',
        subscriptionEnded: ended,
        useSubscribe: ended,
        alreadyOnPlan: 'Vous avez déjà cette formule.',
        planUnavailable: 'Cette formule n’est plus en vente. Choisissez-en une autre.',
        offerUnavailable: 'Cela n’est plus en vente pour votre abonnement.',
        invalidOffer: 'Offre ou abonnement non valide',
        redemptionCodeInvalid: failures.broken,
        betterDiscountRuns: failures.broken,
        quoteStale: 'Le montant a changé. Vérifiez-le avant d’accepter.',
        cardsNotTaken: `Nous n’acceptons pas encore les cartes ici. Contactez le ${french.support}.`,
        paymentMethodRequired: 'Aucune carte sur votre compte. Ajoutez-en une d’abord.',
        paymentFailed: 'Votre carte a été refusée. Rien n’a été prélevé et rien n’a changé.',
        paymentRequiresAction: 'Votre banque n’a pas confirmé le paiement. Rien n’a été prélevé et rien n’a changé.',
        managedByChannel: 'Votre abonnement est facturé ailleurs. Modifiez-le là-bas.',
        parentRequired: 'Le compte principal paie cet abonnement. Lui seul peut le modifier.',
        idempotencyConflict: failures.broken,
        addonAlreadyActive: 'Cette option fait déjà partie de votre abonnement.',
        addonNotFound: 'Cette option ne fait plus partie de votre abonnement.',
        addonNotCanceling: 'La fin de cette option n’est pas prévue.',
      },
    },
  };
});
