import type { SignupWords } from '../../widgets/journeys/signup/words.js';
import { cardExpiry } from '../../core/card.js';
import type { TextsByScope } from '../texts.js';
import { brands, createCodeRefusal, createDays, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<SignupWords> => {
  const { t, email } = french;
  const days = createDays(french);
  const codeRefusal = createCodeRefusal(french);
  return {
    signup: {
      steps: {
        plan: 'Formule',
        proof: 'Équipement',
        account: 'Compte',
        payment: 'Paiement',
        review: 'Vérification',
        done: 'Terminé',
      },
      stepsLabel: 'Inscription',
      titles: {
        plan: 'Choisissez votre formule',
        proof: 'Ajoutez votre équipement',
        account: 'Créez votre compte',
        payment: 'Ajoutez votre carte',
        review: 'Vérifiez et rejoignez-nous',
        done: 'Bienvenue chez Echelon',
      },
      promise: 'Entraînez-vous en direct ou à la demande. Résiliez à tout moment.',
      change: 'Changer de formule',
      signInTitle: 'Connectez-vous',
      failures,
    },
    'signup/cannot-join': {
      member: {
        title: 'Vous avez déjà un abonnement',
        text: plan => `Vous avez déjà ${plan}. Rien d’autre à prendre.`,
      },
      child: 'Ce compte dépend d’un compte principal. Lui seul peut s’abonner.',
      toAccount: 'Aller à votre compte',
    },
    'signup/proof': {
      text: 'Votre équipement comprenait des mois d’abonnement. Son numéro de série est sur l’autocollant au bas du cadre.',
      serial: 'Numéro de série',
      serialHelper: 'Par exemple EX5-2041-7788',
      check: 'Vérifier le numéro de série',
      or: t`Pas de numéro de série sous la main ?`,
      receipt: 'Preuve d’achat',
      receiptHelper: 'PDF, JPEG, PNG ou WebP, 10\u00a0Mo au maximum',
      send: 'Envoyer la preuve d’achat',
      serialFound: name => t`Nous avons trouvé votre équipement : ${name}. Ses mois s’ajoutent à cet abonnement.`,
      receiptFound: name =>
        `Nous avons reçu votre preuve d’achat (${name}). Vos mois commencent aujourd’hui, pour une courte durée jusqu’à ce que nous l’acceptions.`,
      checking: 'Vérification…',
      continue: 'Continuer',
      failures: {
        ...failures,
        notFound:
          'Nous ne connaissons pas ce numéro de série. Vérifiez l’autocollant ou envoyez plutôt votre preuve d’achat.',
        serialNumberUsed: 'Les mois de cet équipement ont déjà été utilisés. Revenez en choisir une autre.',
        serialNumberBare: 'Aucun mois d’abonnement n’était inclus avec cet équipement. Revenez en choisir une autre.',
        serialNumberMissing: 'Entrez le numéro de série de votre équipement.',
        fileMissing: 'Choisissez d’abord le fichier de votre preuve d’achat.',
        fileTooLarge: 'Ce fichier dépasse 10\u00a0Mo. Envoyez une image ou un PDF moins lourd.',
        fileTypeRefused:
          'Ce fichier n’est ni un PDF, ni un JPEG, ni un PNG, ni un WebP. Envoyez votre preuve d’achat dans l’un de ces formats.',
      },
    },
    'signup/payment': {
      onFile: 'Carte enregistrée',
      expires: (month, year) => `expire en ${cardExpiry(month, year)}`,
      use: 'Utiliser cette carte',
      another: 'Utiliser une autre carte',
      card: ({ brand, last4 }) => `${brands[brand]} •••• ${last4}`,
    },
    'signup/code': { label: 'Code promo ou cadeau', apply: 'Appliquer', refusal: codeRefusal },
    'signup/refusal': {
      offerUnavailable: 'Cette offre est terminée. Revenez en choisir une autre.',
      invalidOffer: 'Offre ou abonnement non valide',
      parentRequired: 'Ce compte dépend d’un compte principal. Lui seul peut s’abonner.',
      redemptionCodeInvalid: codeRefusal.invalid,
      betterDiscountRuns: codeRefusal.invalid,
      alreadySubscribed: 'Vous avez déjà un abonnement.',
      subscriptionPending: 'Votre dernier paiement est en cours de confirmation. Réessayez dans une minute.',
      useActivate: 'Votre abonnement attend d’être activé. Actualisez la page.',
      useUncancel: 'Votre abonnement est encore en cours. Gardez-le depuis votre compte.',
      cardsNotTaken: `Nous n’acceptons pas encore les cartes ici. Contactez le ${french.support}.`,
      paymentMethodRequired: 'Entrez d’abord une carte.',
      paymentFailed: 'Votre carte a été refusée. Rien n’a été débité. Utilisez une autre carte.',
      paymentRequiresAction: 'Votre banque vous demande de confirmer ce paiement. Rien n’a été débité.',
      termsRequired: 'Acceptez de nouveau les conditions.',
      quoteStale: 'Les montants ont changé. Vérifiez-les et réessayez.',
      serialNumberRequired: 'Cette offre demande votre numéro de série. Revenez à l’étape Équipement.',
      serialNumberUsed: 'Les mois de cet équipement ont déjà été utilisés. Choisissez une autre offre.',
      managedByChannel: 'Votre abonnement est géré dans un autre magasin.',
      idempotencyConflict: 'Cette demande a déjà été envoyée avec d’autres données. Réessayez.',
      notInactive: 'Votre abonnement est déjà actif.',
      subscriptionEnded: 'Cet abonnement est terminé. Choisissez une offre.',
    },
    'signup/review': {
      panel: 'Votre abonnement',
      trialUsed: `Cette adresse ${email} ou cette carte a déjà eu son essai gratuit, vous payez donc dès aujourd’hui.`,
      provisional: date =>
        `Jusqu’à ce que nous acceptions votre preuve d’achat, votre abonnement court jusqu’au ${date}.`,
      change: 'Changer de carte',
      noCard: t`Aucune carte n’est nécessaire : rien à payer aujourd’hui, ni plus tard.`,
      terms: 'J’accepte les',
      termsLink: 'conditions générales d’Echelon',
      subscribe: 'S’abonner',
      pay: amount => `S’abonner et payer ${amount}`,
      later: {
        trial: (price, date) => `Commencer l’essai, puis payer ${price} à partir du ${date}`,
        bundle: (price, date) => `Commencer l’abonnement, puis payer ${price} à partir du ${date}`,
        none: (price, date) => `S’abonner, puis payer ${price} à partir du ${date}`,
      },
      renews: prices =>
        t`Se renouvelle automatiquement jusqu’à la résiliation : ${prices}. Résiliez à tout moment dans votre compte.`,
      termsFirst: 'Acceptez d’abord les conditions',
      quoting: 'Calcul de votre total',
      otherCard: 'Utiliser une autre carte',
      code: {
        open: t`Vous avez un code promo ou cadeau ?`,
        remove: 'Retirer',
        days: number => `ajoute ${days(number)}`,
        credit: amount => `ajoute ${amount} de crédit`,
        discount: name => t`vous donne cette réduction : ${name}`,
        applied: (code, effect) => `Le code ${code} ${effect}.`,
      },
      activating: {
        title: 'Activation de votre abonnement',
        subtitle: 'Cela prend quelques secondes. Laissez cette page ouverte.',
      },
      continue: 'Continuer',
      failures,
      uncertain: {
        unanswered: t`Le serveur n’a pas répondu, vous avez donc peut-être déjà payé. Réessayez : vous ne serez pas débité deux fois.`,
        broken: t`Un problème est survenu de notre côté, et vous avez peut-être déjà payé. Réessayez : vous ne serez pas débité deux fois.`,
      },
    },
    'signup/welcome': {
      since: date => `Membre depuis le ${date}`,
      active: 'Actif',
      trial: 'Essai',
      paid: amount => `${amount} payés`,
      nothingPaid: 'Rien à payer aujourd’hui',
      mailed: address => `Reçu envoyé à ${address}`,
      nextBill: (amount, date) => t`Prochaine facture : ${amount} le ${date}`,
      start: 'Commencez votre premier cours',
      apps: 'Tous les cours sont dans l’application, sur téléphone, tablette ou télé.',
    },
  };
});
