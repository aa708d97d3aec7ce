import type { MailTexts } from './texts.js';

/** What French-speaking countries write differently in mails. */
interface French {
  /** Sets the spaces of punctuation the country's way; values keep their own. */
  t: (texts: TemplateStringsArray, ...values: readonly string[]) => string;
  /** An e-mail address, as in “adresse e-mail”. */
  email: string;
  /** Those who answer customers; masculine. */
  support: string;
  /** What is subscribed to; the genders differ, “votre” does not. */
  plan: string;
}

const typesetter =
  (set: (text: string) => string): French['t'] =>
  (texts, ...values) =>
    texts.map((text, index) => set(text) + (values[index] ?? '')).join('');

const write = ({ t, email, support, plan }: French): MailTexts => {
  const howToEnd = t`Envie d’arrêter ? Annulez avant cette date quand vous voulez : ouvrez votre abonnement, appuyez sur Annuler, c’est fait.`;
  const notYou = t`Ce n’était pas vous ? Changez aussitôt votre mot de passe et appelez-nous.`;
  return {
    greeting: name => `Bonjour ${name},`,
    closing: 'À la prochaine séance. Votre équipe Echelon',
    help: t`Une question ? Parlez-nous`,
    reason: address => `Nous avons envoyé ce message à ${address}, car il concerne votre compte Echelon.`,
    terms: {
      due: 'À payer',
      paid: 'Payé',
      price: 'Prix',
      date: 'Date',
      plan: plan.replace(/^./, letter => letter.toUpperCase()),
      card: 'Carte',
      expires: 'Expire',
      code: 'Votre code',
      worth: 'Vaut',
      file: 'Preuve d’achat',
      why: 'Raison',
    },
    ways: {
      plan: 'Voir votre abonnement',
      pay: 'Changer de carte et payer',
      card: 'Changer de carte',
      confirm: 'Confirmer votre paiement',
      activate: 'Démarrer votre abonnement',
      rejoin: 'Recommencer',
      newPassword: 'Choisir un nouveau mot de passe',
      setPassword: 'Créer votre mot de passe',
      signIn: 'Se connecter',
      security: 'Vérifier votre sécurité',
      invitation: 'Rejoindre la famille',
      join: `Choisir votre ${plan}`,
      redeem: 'Utiliser votre code',
      receipt: 'Envoyer une autre preuve',
      bills: 'Voir vos factures',
      alarms: 'Voir vos alertes',
    },
    ended: {
      requested: 'Vous l’avez annulé.',
      payment_failed: 'Nous n’avons pas pu encaisser votre paiement.',
      staff: `Notre ${support} y a mis fin.`,
      fraud: t`Des questions ? Parlez-nous.`,
      migrated: 'Il est passé à un autre service de facturation.',
      partner: 'Le partenaire qui vous l’offrait y a mis fin.',
      trial_ended: 'Votre essai est terminé, et il n’y avait pas de carte pour la première facture.',
      proof_rejected: 'Nous n’avons pas pu accepter votre preuve d’achat.',
      proof_undecided: 'Nous n’avons pas approuvé votre preuve d’achat à temps.',
    },
    alarms: {
      offline: () => 'Hors ligne',
      fault: code => `Panne ${code}`.trim(),
      oneSecretTwice: detail =>
        detail ? 'Deux appareils utilisent un même numéro de série' : 'Deux appareils utilisent une même clé',
      seatsLow: free => t`Places libres : ${free}`,
      licenseEnds: days => `La licence expire dans moins de ${days} jours`,
    },
    mails: {
      paymentFailed: {
        subject: ({ amount }) => `Votre paiement de ${amount} n’a pas abouti`,
        text: () => [
          'Votre banque a refusé votre carte. Vous gardez votre abonnement pour le moment, et nous réessaierons dans quelques jours.',
          t`Vous ne voulez pas attendre ? Changez de carte et nous la débitons tout de suite.`,
        ],
      },
      paymentRecovered: {
        subject: ({ amount }) => `C’est réglé, nous avons reçu vos ${amount}`,
        text: () => [
          'Votre paiement en retard est fait. Votre abonnement continue comme avant. Gardez ce message, c’est votre reçu.',
        ],
      },
      paymentReceived: {
        subject: ({ amount }) => `Votre reçu de ${amount}`,
        text: () => ['Merci, votre paiement est arrivé. Cette facture et toutes les autres sont dans votre compte.'],
      },
      paymentRequiresAction: {
        subject: () => 'Votre banque vous demande de confirmer votre paiement',
        text: () => [
          'C’est une vérification rapide pour savoir que c’est bien vous. Tant que vous ne confirmez pas, rien n’est débité.',
        ],
      },
      membershipCanceled: {
        subject: ({ date }) => `Vous avez annulé. Votre abonnement prend fin le ${date}`,
        text: ({ when }) => [
          `Nous avons reçu votre annulation. Vous pouvez vous entraîner jusque-là, ${when}, et nous ne vous facturons plus rien.`,
          t`Vous changez d’avis ? Gardez votre abonnement d’un seul clic avant cette date.`,
        ],
      },
      membershipEnded: {
        subject: () => 'Votre abonnement est terminé',
        text: ({ ended }) => [ended, 'Votre profil et vos entraînements restent. Revenez quand vous voulez.'],
      },
      membershipPaused: {
        subject: () => 'Votre abonnement est en pause',
        text: ({ date, when }) => [
          'Vous ne payez rien pendant votre absence. Votre profil et vos entraînements vous attendent.',
          date
            ? `Vous revenez le ${date}, ${when}, et votre prochaine facture vient ce jour-là. Vous pouvez revenir plus tôt, ou annuler.`
            : 'Revenez quand vous voulez.',
        ],
      },
      membershipResumed: {
        subject: () => t`Ravis de vous revoir ! Votre abonnement a repris`,
        text: () => ['Tous vos cours sont de nouveau ouverts. La facturation continue comme avant.'],
      },
      planChanged: {
        subject: ({ plan: name, date }) => `Vous passez à ${name} le ${date}`,
        text: ({ when }) => [
          `C’est en place ${when}. Le prix, et comment y mettre fin, se trouvent avec votre abonnement.`,
        ],
      },
      membershipActivation: {
        subject: () => 'Votre abonnement est prêt à démarrer',
        text: () => [
          'Votre première période commence quand vous le dites, et votre première facture avec elle. Vous voyez le montant avant de payer.',
        ],
      },
      renewalUpcoming: {
        subject: ({ date }) => `Votre abonnement se renouvelle le ${date}`,
        text: ({ amount, date, when }) => [
          `Nous débiterons ${amount} de votre carte le ${date}, ${when}. Vous n’avez rien à faire.`,
          howToEnd,
        ],
      },
      trialEnding: {
        subject: ({ date }) => `Votre essai se termine le ${date}`,
        text: ({ amount, date, when }) => [
          `Votre première facture de ${amount} vient le ${date}, ${when}. Annulez avant et vous ne payez rien.`,
          howToEnd,
        ],
      },
      cardExpiring: {
        subject: ({ card }) => `Votre ${card} expire bientôt`,
        text: () => ['Ajoutez une autre carte avant votre prochaine facture, et vous ne manquerez aucun cours.'],
      },
      bundleConfirmed: {
        subject: ({ date }) => `Vos mois gratuits sont confirmés jusqu’au ${date}`,
        text: ({ date, when }) => [
          `Nous avons approuvé votre preuve d’achat. Vous vous entraînez gratuitement jusqu’au ${date}, ${when}.`,
          `Ensuite, vous payez le prix de votre ${plan}. Annulez avant et vous ne payez rien.`,
        ],
      },
      passwordReset: {
        subject: () => 'Choisissez un nouveau mot de passe',
        text: () => [
          'Vous avez demandé un nouveau mot de passe. Ce lien sert une seule fois, pendant une heure.',
          t`Ce n’était pas vous ? Ignorez ce message, rien n’a changé.`,
        ],
      },
      passwordChanged: {
        subject: () => 'Votre mot de passe a changé',
        text: () => ['Vous pouvez vous connecter avec le nouveau. Vos autres appareils ont été déconnectés.', notYou],
      },
      emailChanged: {
        subject: () => `Votre adresse ${email} a changé`,
        text: () => [
          'Cette adresse n’ouvre plus votre compte, et les anciens liens ne servent plus.',
          t`Ce n’était pas vous ? Appelez-nous aussitôt.`,
        ],
      },
      activation: {
        subject: () => 'Créez votre mot de passe et c’est parti',
        text: () => ['Votre compte est prêt. Ce lien sert une seule fois, pendant sept jours.'],
      },
      accountCreated: {
        subject: ({ partner }) => `${partner} a ouvert un compte Echelon pour vous`,
        text: () => [
          'Entraînez-vous aussi chez vous. Pour commencer, créez votre mot de passe. Ce lien sert une seule fois.',
        ],
      },
      locationInvitation: {
        subject: ({ location }) => `${location} vous a ajouté à son équipe`,
        text: () => [
          'Gérez ses appareils, ses licences et ses codes d’activation avec Echelon. Pour commencer, créez votre mot de passe. Ce lien sert une seule fois, pendant sept jours.',
        ],
      },
      locationConnected: {
        subject: ({ location }) => `${location} vous a ajouté à son équipe`,
        text: () => [
          'Connectez-vous avec votre mot de passe pour gérer ses appareils, ses licences et ses codes d’activation.',
        ],
      },
      familyInvitation: {
        subject: ({ parent }) => `${parent} vous invite à vous entraîner ensemble`,
        text: ({ parent }) => [
          `Vous auriez votre propre profil dans l’abonnement de ${parent}, et cela ne vous coûte rien.`,
          t`Ce lien n’est que pour vous. Vous ne connaissez pas cette personne ? Ignorez ce message.`,
        ],
      },
      familyRemoved: {
        subject: ({ parent }) => `Vous ne faites plus partie de l’abonnement de ${parent}`,
        text: () => [`Votre profil et vos entraînements restent à vous. Pour continuer, choisissez votre ${plan}.`],
      },
      receiptApproved: {
        subject: ({ days }) => t`Preuve d’achat approuvée : voici votre code pour ${days}`,
        text: () => ['Merci pour votre envoi. Utilisez votre code et ces mois sont à vous.'],
      },
      receiptRejected: {
        subject: () => 'Nous n’avons pas pu approuver votre preuve d’achat',
        text: () => ['Voici pourquoi. Corrigez-la et envoyez-en une autre, cela prend une minute.'],
      },
      supportSignedIn: {
        subject: () => `Notre ${support} a ouvert votre compte`,
        text: () => [
          'Il s’en est occupé pour vous et ne voit ni votre mot de passe ni votre numéro de carte.',
          t`Vous n’avez rien demandé ? Appelez-nous.`,
        ],
      },
      alarmDigest: {
        subject: ({ count }) => t`Alertes dans vos établissements : ${count}`,
        text: () => [
          'Voici ce qui demande votre attention. Nous vous le rappelons une fois par jour jusqu’à ce que ce soit réglé. Reportez ce qui peut attendre.',
        ],
      },
    },
  };
};

/** Narrow spaces that do not break, before all high punctuation. */
export const belgianFrench = write({
  t: typesetter(text => text.replaceAll(/ (?=[;:!?])/g, '\u202f')),
  email: 'e-mail',
  support: 'service clients',
  plan: 'formule',
});

/** A space before the colon only. */
export const canadianFrench = write({
  t: typesetter(text => text.replaceAll(/ (?=[;!?])/g, '').replaceAll(' :', '\u00a0:')),
  email: 'courriel',
  support: 'service à la clientèle',
  plan: 'forfait',
});
