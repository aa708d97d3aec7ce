import type { words as english } from '../../widgets/journeys/subscription-manager/cancel/copy.js';
import type { TextsByScope } from '../texts.js';
import { createDays, createPeriod, failures } from './common.js';
import { inFrench } from './french.js';

const gone = 'Cette offre n’est plus disponible.';
const changed = 'Votre abonnement a changé entre-temps. Réessayez.';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, count, form, fromToday, support } = french;
  const days = createDays(french);
  const months = (number: number) => count(number, { one: 'mois', many: 'de mois', other: 'mois' });
  const more = (number: number) => `${days(number)} de plus`;
  return {
    'cancel-membership': {
      title: 'Résilier l’abonnement',
      loading: 'Chargement',
      keep: 'Garder mon abonnement',
      done: 'Terminé',
      when: fromToday,
      dated: (date, when) => `${date}, ${when}`,
      period: createPeriod(french),
      survey: {
        question: t`Pourquoi nous quittez-vous ? (facultatif)`,
        reasons: {
          too_expensive: 'Trop cher',
          unused: 'Je ne l’utilise pas assez',
          missing_features: 'Il manque des fonctionnalités',
          low_quality: 'La qualité est insuffisante',
          too_complex: 'Trop compliqué',
          customer_service: `Le ${support}`,
          switched_service: 'Je passe à un autre service',
          other: 'Autre (précisez ci-dessous)',
        },
        reason: 'Votre raison (facultatif)',
        more: t`Autre chose à nous dire ? (facultatif)`,
      },
      offer: {
        discount: {
          title: 'Restez pour moins cher',
          prices: (prices, saved) => `${prices}. Vous économisez ${saved} au total.`,
          forever: 'Sur chaque facture, dès la prochaine.',
          from: (date, amount) => `À partir de votre facture de ${amount} du ${date}.`,
          accept: price => `Rester pour ${price}`,
        },
        trialExtension: {
          title: 'Prenez plus de temps pour essayer',
          figure: more,
          ends: date => `Votre essai se terminera alors le ${date}.`,
          firstBill: (amount, before, after) => `Votre première facture de ${amount} passe du ${before} au ${after}.`,
          accept: number => `Essayer ${more(number)}`,
          acceptFor: (number, price) => `Essayer ${more(number)}, puis payer ${price}`,
        },
        pause: {
          title: 'Faites plutôt une pause',
          text: date =>
            `Votre abonnement sera mis en pause le ${date}, à la fin de la période payée. Aucune facture pendant la pause.`,
          length: t`Pour combien de temps ?`,
          months,
          until: date => `Reprend automatiquement le ${date}`,
          accept: number => `Faire une pause de ${months(number)}`,
        },
        planChange: {
          title: plan => `Payez moins avec ${plan}`,
          from: (date, plan) => `À partir du ${date}. D’ici là, vous gardez ${plan}.`,
          compare: 'Voir ce qui est compris',
          accept: plan => `Passer à ${plan}`,
          acceptFor: (plan, price) => `Passer à ${plan}, puis payer ${price}`,
        },
        contact: {
          title: 'Laissez-nous d’abord vous aider',
          missing_features:
            'Dites-nous ce qui vous manque. Une partie existe peut-être déjà, et le reste nous est utile.',
          low_quality:
            'Dites-nous ce qui ne va pas. Beaucoup de problèmes d’image, de son ou d’équipement ont une solution.',
          customer_service: 'Nous sommes désolés. Dites-nous ce qui s’est passé et nous y remédierons.',
          too_complex: 'Nous vous montrerons volontiers comment cela fonctionne, étape par étape.',
          accept: 'Nous contacter',
        },
      },
      confirm: {
        stays: (date, when) => `Votre abonnement reste actif jusqu’au ${date}, ${when}. Plus aucune facture.`,
        trial: (date, when) => `Votre essai prend fin le ${date}, ${when}. Vous ne paierez rien.`,
        endsNow: {
          pending: 'Votre abonnement prend fin maintenant. Nous ne prélevons pas le premier paiement.',
          inactive: 'Votre abonnement prend fin maintenant, avant de commencer. Vous ne payez rien.',
          past_due:
            'Si vous résiliez maintenant, votre abonnement prend fin immédiatement et nous ne tenterons plus aucun paiement.',
          paused: 'Votre abonnement prend fin maintenant. Il ne reprendra pas après la pause. Plus aucune facture.',
        },
        owed: amount => `Nous ne prélevons pas les ${amount} en retard.`,
        also: 'Ce qui prend fin avec lui',
        pendingChange: (plan, date) => `Vous ne passerez pas à ${plan} le ${date}.`,
        pause: date => `Pas de pause le ${date}.`,
        addons: (names, number) => `${names} ${form(number, { one: 'prend', other: 'prennent' })} fin avec lui.`,
        members: number =>
          number === 1
            ? '1 membre de votre famille perd l’accès avec vous.'
            : `${count(number, { many: 'de membres', other: 'membres' })} de votre famille perdent l’accès avec vous.`,
        endOn: date => `Mettre fin à l’abonnement le ${date}`,
        endNow: 'Mettre fin à l’abonnement maintenant',
      },
      saved: {
        title: {
          discount: 'Votre réduction est enregistrée',
          trialExtension: 'Votre essai est prolongé',
          pause: 'Votre pause est enregistrée',
          planChange: 'Votre nouvelle formule est enregistrée',
          undone: 'Votre abonnement continue',
        },
        nextBill: 'Prochaine facture',
        bill: (amount, date, when) => `${amount} le ${date}, ${when}`,
        discount: 'Réduction jusqu’au',
        trialEnds: 'Fin de l’essai le',
        pauses: 'En pause à partir du',
        goesOn: 'Reprend le',
        newPlan: 'Nouvelle formule',
        planFrom: (plan, date) => `${plan}, à partir du ${date}`,
        noBill: 'Aucune facture prévue',
        addons: (names, number) =>
          `${names} ${form(number, { one: 'prend', other: 'prennent' })} toujours fin avec cette période.`,
        notBack: 'Si vous aviez prévu un changement d’abonnement ou une pause, prévoyez-le à nouveau.',
        seeAddons: 'Voir les options',
      },
      cancelled: {
        title: date => `Votre abonnement prend fin le ${date}`,
        ended: 'Votre abonnement est terminé',
        ends: 'Se termine le',
        endedOn: 'Terminé le',
        noBills: 'Plus aucune facture',
        confirmation: 'Récapitulatif',
        mailed: email => `Envoyé à ${email}`,
        stays: 'Vous gardez votre compte, vos entraînements et votre historique. Revenez quand vous voulez.',
        credit: amount => `Vous gardez aussi votre crédit de ${amount}.`,
        undo: 'Annuler la résiliation',
        undoFor: (price, date) => `Annuler la résiliation, puis ${price} à partir du ${date}`,
      },
      nothing: {
        title: 'Rien à résilier ici',
        elsewhere: name => `Votre abonnement est facturé par ${name}. Résiliez-le là-bas.`,
        given: name => `Votre abonnement est offert par ${name}. Lui seul peut y mettre fin.`,
        none: 'Vous n’avez pas d’abonnement à résilier.',
        manage: name => `Résilier dans ${name}`,
      },
      this: 'ceci',
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
        paymentOverdue: 'Un paiement est en retard. Cette offre n’est donc pas disponible pour l’instant.',
        managedByChannel: 'Votre abonnement est facturé ailleurs. Modifiez-le là-bas.',
        parentRequired: 'Le compte principal paie cet abonnement. Lui seul peut le résilier.',
        alreadyCanceled: changed,
        cancellationScheduled: changed,
        subscriptionEnded: changed,
        notCanceling: changed,
        idempotencyConflict: failures.broken,
      },
    },
  };
});
