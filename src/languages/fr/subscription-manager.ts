import type { words as english } from '../../widgets/journeys/subscription-manager/copy.js';
import type { panelWords } from '../../widgets/journeys/subscription-manager/panel-copy.js';
import type { words as payment } from '../../widgets/journeys/subscription-manager/payment/copy.js';
import type { words as start } from '../../widgets/journeys/subscription-manager/start/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';
import { inFrench } from './french.js';

type Texts = TextsByScope<typeof english> &
  TextsByScope<typeof panelWords> &
  TextsByScope<typeof payment> &
  TextsByScope<typeof start>;

export const words = inFrench(({ t, support }): Texts => {
  const changed = 'Votre abonnement a été modifié ailleurs entre-temps.';
  const outdated = `${changed} Voici où il en est.`;
  const notSold = `Votre formule actuelle n’est plus en vente, le changement ne peut donc pas être annulé ici. Contactez le ${support}.`;
  const unknown = `Si vous pensez qu’il s’agit d’une erreur, contactez le ${support}.`;
  return {
    'subscription-manager/panel': { back: 'Votre abonnement' },
    'subscription-manager': {
      title: 'Votre abonnement',
      loadingPanel: 'Chargement',
      panels: {
        plan: 'Changer de formule',
        pause: 'Mettre en pause',
        addOns: 'Options',
        payment: 'Mettre la carte à jour',
        cancel: 'Résilier l’abonnement',
      },
      updateCard: 'Mettre à jour',
      addCard: 'Ajouter une carte',
      notices: {
        pastDue: (amount, since) => `Votre paiement de ${amount} du ${since} n’a pas été accepté.`,
        bankAsks: amount => `Votre banque vous demande de confirmer ce paiement de ${amount}.`,
        retry: (date, when) =>
          `Vous gardez votre abonnement pour l’instant. Nous réessaierons avec votre carte le ${date}, ${when}. Mettez votre carte à jour et nous la débitons aussitôt.`,
        noRetry: 'Vous gardez votre abonnement pour l’instant. Mettez votre carte à jour et nous la débitons aussitôt.',
        bankAsksText:
          'Vous gardez votre abonnement pour l’instant. Votre banque vérifie que c’est bien vous, et le paiement est fait.',
        resumes: (date, when) => `Il reprend de lui-même le ${date}, ${when}, et sera alors facturé.`,
        inactive: {
          title: 'Votre abonnement n’a pas encore commencé.',
          text: 'Votre première période commence quand vous l’activez.',
        },
        trial: (date, when) => `Votre essai prend fin le ${date}, ${when}.`,
        firstBill: amount =>
          t`Votre première facture arrive ce jour-là : ${amount}. Si vous résiliez avant, vous ne payez rien.`,
        noFirstBill: 'Aucune facture ne suivra.',
        change: (plan, date) => `Vous passez à ${plan} le ${date}.`,
        changeText: (plan, price) => `Vous gardez ${plan} jusque-là. Ensuite, le prix est de ${price}.`,
        move: (provider, date) => `Votre abonnement passe chez ${provider} le ${date}.`,
        moveText: (plan, provider) =>
          `Vous gardez ${plan} chez nous jusque-là. Ensuite, c’est ${provider} qui facture.`,
      },
      daysLeft: {
        paused: { in: 'Reprend dans', on: date => `Le ${date}, avec votre prochaine facture` },
        canceling: { in: 'Se termine dans', on: date => `Le ${date}` },
      },
      all: count => `Afficher les ${count}`,
      fewer: 'Afficher moins',
      ways: {
        keep: 'Garder l’abonnement',
        keepFor: (price, date) => `Garder l’abonnement, puis ${price} à partir du ${date}`,
        resume: 'Reprendre maintenant',
        dontPause: 'Ne pas mettre en pause',
        dontPauseFor: (price, date) => `Ne pas mettre en pause, puis ${price} à partir du ${date}`,
        keepPlan: plan => `Garder ${plan}`,
        keepPlanFor: (plan, price) => `Garder ${plan} pour ${price}`,
        activate: 'Activer',
        confirm: 'Confirmer le paiement',
      },
      done: {
        uncancel:
          'Votre abonnement continue. Si vous aviez prévu un changement d’abonnement ou une pause, ou aviez des options, ajoutez-les à nouveau.',
        unpause: 'Votre abonnement ne sera pas mis en pause.',
        schedulePlanChange: 'Vous gardez votre formule.',
        resume: 'Votre abonnement a repris.',
        activate: 'Votre abonnement a commencé.',
        confirm: 'Votre premier paiement est confirmé.',
        settle: 'Votre paiement est fait. Merci.',
      },
      nextBill: (amount, date) => `Votre prochaine facture de ${amount} arrive le ${date}.`,
      card: {
        none: 'Votre carte est enregistrée.',
        settled: amount => `Votre carte est enregistrée, et les ${amount} en retard sont réglés.`,
        stillDue: amount => `Votre carte est enregistrée, mais les ${amount} en retard ne sont pas encore réglés.`,
      },
      outdated,
      unavailable: {
        plan: 'Vous ne pouvez pas changer de formule.',
        pause: 'Vous ne pouvez pas mettre votre abonnement en pause.',
        addOns: 'Vous ne pouvez pas modifier vos options.',
        payment: 'Vous ne pouvez pas mettre votre carte à jour ici.',
        cancel: 'Vous ne pouvez pas résilier votre abonnement.',
      },
      reasons: {
        pending: 'Votre banque doit d’abord confirmer votre premier paiement.',
        inactive: 'Il faut d’abord l’activer.',
        trialing: 'Ce sera possible à la fin de votre essai.',
        active: unknown,
        past_due: 'Un paiement est en retard. Réglez-le d’abord.',
        paused: 'Il est en pause. Reprenez-le d’abord.',
        terminated: 'Il est terminé.',
        expired: 'Il est terminé.',
        canceling: 'Il va prendre fin. Gardez-le d’abord.',
        pausing: 'Il va être mis en pause. Annulez d’abord la pause.',
        provisioned: unknown,
      },
      refused: {
        ...failures,
        notCanceling: outdated,
        notPaused: outdated,
        subscriptionEnded: outdated,
        subscriptionPending: outdated,
        paymentOverdue: outdated,
        resumeFirst: outdated,
        cancellationScheduled: outdated,
        managedByChannel: outdated,
        parentRequired: outdated,
        quoteStale: outdated,
        planUnavailable: notSold,
        invalidOffer: notSold,
        cardsNotTaken: `Nous n’acceptons pas encore les cartes ici. Contactez le ${support}.`,
        paymentMethodRequired: 'Aucune carte sur ce compte. Ajoutez-en une d’abord.',
        paymentFailed: 'Votre carte a été refusée. Rien n’a changé.',
        paymentRequiresAction: 'Votre banque n’a pas confirmé le paiement. Rien n’a changé.',
        idempotencyConflict: failures.broken,
      },
      ended: date => (date ? `Votre abonnement a pris fin le ${date}.` : 'Votre abonnement est terminé.'),
      ends: {
        requested: 'Vous l’avez résilié.',
        payment_failed: 'Nous n’avons pas pu encaisser votre paiement.',
        staff: `Le ${support} y a mis fin.`,
        fraud: `Pour toute question, contactez le ${support}.`,
        migrated: 'Il a été transféré vers un autre service de facturation.',
        partner: 'Le partenaire qui vous l’offrait y a mis fin.',
        trial_ended: 'Votre essai était terminé, et aucune carte ne permettait de continuer.',
        proof_rejected: 'Nous n’avons pas pu accepter votre preuve d’achat.',
        proof_undecided: 'Nous n’avons pas accepté votre preuve d’achat à temps.',
      },
      startAgain: 'Recommencer',
    },
    'subscription-manager/payment': {
      lead: 'Nous débiterons cette carte dès votre prochaine facture.',
      replace: 'Remplacer la carte',
      overdue: amount => `Nous débiterons les ${amount} en retard de cette carte dès que vous l’enregistrez.`,
      first: amount =>
        `Nous débiterons votre premier paiement de ${amount} dès que vous enregistrez cette carte. Ensuite, votre abonnement commence.`,
      loading: 'Chargement du formulaire de carte',
    },
    'subscription-manager/start': {
      titles: {
        resume: 'Reprenez votre abonnement',
        activate: 'Activez votre abonnement',
        confirm: 'Confirmez votre premier paiement',
        settle: 'Confirmez votre paiement',
      },
      leads: {
        resume: 'Une nouvelle période commence aujourd’hui.',
        activate: 'Votre première période commence aujourd’hui.',
        confirm:
          'Votre banque doit confirmer le paiement que vous avez accepté à l’inscription. Ensuite, votre abonnement commence.',
        settle: 'Votre banque vous demande de confirmer ce paiement. Votre abonnement continue comme avant.',
      },
      owed: amount => `Vous devez ${amount} maintenant. Rien n’a encore été débité.`,
      quoting: 'Calcul de votre total',
      chargedTo: last4 => `Nous débiterons votre carte se terminant par ${last4}.`,
      resume: amount => `Reprendre et payer ${amount}`,
      activate: amount => `Activer et payer ${amount}`,
      later: {
        resume: (price, date) => `Reprendre, puis ${price} à partir du ${date}`,
        activate: (price, date) => `Activer, puis ${price} à partir du ${date}`,
      },
      free: { resume: 'Reprendre, rien à payer', activate: 'Activer, rien à payer' },
      confirm: amount => `Confirmer et payer ${amount}`,
      sending: 'Envoi du paiement',
      back: 'Pas maintenant',
      retry: 'Réessayer',
      otherCard: 'Utiliser une autre carte',
      addCard: 'Ajouter une carte',
      refused: 'Rien n’a changé',
      failures: {
        ...failures,
        unanswered: t`Le serveur n’a pas répondu, vous avez donc peut-être déjà payé. Réessayez quand vous serez en ligne : vous ne serez pas débité deux fois.`,
        offerUnavailable: `Votre formule n’est plus en vente. Contactez le ${support}.`,
        invalidOffer: 'Offre ou abonnement non valide',
        redemptionCodeInvalid: failures.broken,
        betterDiscountRuns: failures.broken,
        parentRequired: changed,
        notPaused: changed,
        notInactive: changed,
        subscriptionEnded: changed,
        managedByChannel: changed,
        cardsNotTaken: `Nous n’acceptons pas encore les cartes ici. Contactez le ${support}.`,
        paymentMethodRequired: 'Aucune carte sur ce compte. Ajoutez-en une d’abord.',
        paymentFailed: 'Votre carte a été refusée. Rien n’a changé et rien n’a été débité.',
        paymentRequiresAction: 'Votre banque n’a pas confirmé le paiement. Rien n’a changé et rien n’a été débité.',
        notWhileActing: 'Cette personne seule peut le payer. Demandez-lui de se connecter.',
        quoteStale: 'Les montants ont changé. Vérifiez-les de nouveau.',
        idempotencyConflict: failures.broken,
      },
    },
  };
});
