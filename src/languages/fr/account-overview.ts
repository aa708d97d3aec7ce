import type { words as english } from '../../widgets/account/account-overview/copy.js';
import { cardExpiry } from '../../core/card.js';
import type { TextsByScope } from '../texts.js';
import { createPeriod } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, fromToday } = french;
  return {
    'account-overview': {
      greeting: name => (name ? `Bonjour ${name}` : 'Votre abonnement'),
      when: fromToday,
      on: (word, date, when) => `${word} ${date}, ${when}`,
      membership: 'Carte de membre',
      nextBill: 'Prochaine facture',
      freeUntil: (date, when) => `jusqu’au ${date}, ${when}`,
      firstBill: amount => t`Ensuite, votre première facture : ${amount}`,
      because: {
        change: (plan, date) => `Vous passez à ${plan} le ${date}.`,
        resumes: date => `Il reprend le ${date}.`,
        discountEnds: (name, date) => t`Votre réduction prend fin le ${date} : ${name}`,
      },
      noBill: 'Plus aucune facture',
      noBillYet: 'Pas encore de facture',
      noBillNow: 'Pas de facture pour l’instant',
      price: 'Prix',
      perPeriod: (price, unit) => `${price} par ${unit}`,
      since: 'Membre depuis le',
      credit: 'Crédit',
      creditNote: 'Déduit de votre prochaine facture.',
      creditCounted: 'Déjà compté dans votre prochaine facture.',
      benefits: 'Ce que l’abonnement comprend',
      card: 'Carte enregistrée',
      cardDigits: last4 => `•••• ${last4}`,
      cardSpoken: last4 => `se terminant par ${last4}`,
      unknownBrand: 'Carte',
      expires: (month, year) => `Expire en ${cardExpiry(month, year)}`,
      expired: 'Expirée',
      noCard: 'Aucune carte sur ce compte.',
      noCardNeeded: 'Cet abonnement n’en exige aucune.',
      screen: {
        what: 'votre abonnement',
        here: 'Vous verrez ici votre formule, votre prochaine facture et votre carte.',
      },
      emptyTitle: 'Pas encore d’abonnement',
      emptyText: 'Choisissez une formule, et vous verrez ici son prix, sa prochaine facture et ce qu’elle comprend.',
      seeOffers: 'Voir les offres',
      manage: name => `Gérer dans ${name}`,
      ways: {
        pay: amount => `Mettre la carte à jour et payer ${amount}`,
        updateCard: 'Mettre la carte à jour',
        addCard: 'Ajouter une carte',
        keep: 'Garder mon abonnement',
        resume: 'Reprendre l’abonnement',
        dontPause: 'Annuler la pause',
        confirm: 'Confirmer le paiement',
        manage: 'Gérer mon abonnement',
      },
      notices: {
        cardExpired: 'Votre carte a expiré.',
        cardExpires: 'Votre carte expire avant votre prochaine facture.',
        cardText: date => `Votre prochaine facture arrive le ${date}. Mettez votre carte à jour d’ici là.`,
        pastDue: {
          title: 'Votre dernier paiement n’a pas été accepté.',
          text: 'Vous gardez votre abonnement pour l’instant. Mettez votre carte à jour et nous la débitons aussitôt.',
        },
        bankAsks: {
          title: 'Votre banque vous demande de confirmer ce paiement.',
          text: 'Vous gardez votre abonnement pour l’instant. Dès que vous confirmez, le paiement est fait.',
        },
        provisional: date => ({
          title: `Nous vérifions votre preuve d’achat. D’ici là, votre abonnement court jusqu’au ${date}.`,
          text: 'Dès que nous l’acceptons, vous avez tous ses mois. Sinon, votre abonnement prend fin et vous ne payez rien.',
        }),
        pending: {
          title: 'Votre premier paiement n’est pas encore confirmé.',
          text: 'Nous attendons votre banque. Dès qu’elle confirme, votre abonnement est actif.',
        },
        canceling: date => ({
          title: `Votre abonnement prend fin le ${date}.`,
          text: 'Rien ne change d’ici là. Plus aucune facture.',
        }),
        paused: {
          title: 'Votre abonnement est en pause.',
          text: 'Aucune facture jusqu’à sa reprise.',
        },
        pausing: date => ({
          title: `Votre abonnement sera mis en pause le ${date}.`,
          text: 'Rien ne change d’ici là.',
        }),
        provisioned: name => ({ title: `${name} vous offre votre abonnement.`, text: 'Vous ne payez rien.' }),
        elsewhere: name => ({
          title: `Votre abonnement passe par ${name}.`,
          text: 'Vous y voyez vos factures, le modifiez ou le résiliez.',
        }),
        child: {
          title: 'Vous faites partie d’un abonnement familial.',
          text: 'Le compte principal le paie et peut le modifier.',
        },
      },
      period: createPeriod(french),
      statuses: {
        pending: 'En attente du paiement',
        inactive: 'Pas commencé',
        trialing: 'À l’essai',
        active: 'Actif',
        past_due: 'Paiement en retard',
        paused: 'En pause',
        terminated: 'Terminé',
        expired: 'Terminé',
        canceling: 'Se termine bientôt',
        pausing: 'Bientôt en pause',
        provisioned: 'Offert',
      },
      dates: {
        pending: 'Commence dès que votre paiement est confirmé',
        inactive: 'Commence quand vous l’activez',
        trialing: 'Fin de l’essai le',
        active: 'Renouvellement le',
        past_due: 'Prochaine tentative le',
        paused: 'Aucune facture pendant la pause',
        terminated: 'Terminé le',
        expired: 'Terminé le',
        canceling: 'Se termine le',
        pausing: 'En pause à partir du',
        provisioned: 'Offert jusqu’au',
      },
    },
  };
});
