import type { words as english } from '../../widgets/account/redemption-box/copy.js';
import type { TextsByScope } from '../texts.js';
import { createCodeRefusal, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { email, support, t } = french;
  return {
    'redemption-box': {
      title: 'Utiliser un code',
      label: 'Code',
      helper: `Il se trouve sur votre carte-cadeau, votre reçu ou dans un ${email}.`,
      empty: 'Entrez votre code.',
      check: 'Vérifier le code',
      ticket: t`Votre code s’affiche ici avant que vous l’utilisiez : ce qu’il donne, et jusqu’à quand.`,
      offered: 'Code accepté',
      gives: {
        days: 'd’abonnement',
        credit: 'de crédit',
        discount: 'Une réduction sur votre abonnement',
        offer: 'Une offre pour votre abonnement',
      },
      goodUntil: date => `Utilisez-le au plus tard le ${date}.`,
      redeem: 'Utiliser le code',
      keepMine: 'Garder ma réduction',
      replace: 'Utiliser et perdre ma réduction',
      replaceThen: (amount, date) => `Utiliser, perdre ma réduction et payer ${amount} le ${date}`,
      another: 'Utiliser un autre code',
      granted: {
        title: 'Votre code a été utilisé',
        days: date => `Votre abonnement court maintenant jusqu’au ${date}.`,
        nextBill: date => `Votre prochaine facture passe au ${date}.`,
        credit: amount => `Votre crédit est maintenant de ${amount}. Il se déduit de vos prochaines factures.`,
        discount: 'Elle se déduit de vos factures, à partir de la prochaine.',
        offer: 'Nous avons mis votre abonnement à jour.',
        another: 'Utiliser un autre code',
      },
      pay: 'Mettre la carte à jour',
      blockedTitle: 'Vous ne pouvez pas utiliser de code ici',
      blocked: {
        providedByProvider: () => 'Votre abonnement est fourni par Echelon et ne peut pas recevoir de codes.',
        childAccount: name =>
          `Ce compte est rattaché à celui de ${name}. Les codes s’utilisent dans le compte principal.`,
        otherChannel: name =>
          `Votre abonnement passe par ${name}, ce qui nous empêche d’utiliser votre code. Contactez le ${support}.`,
      },
      states: {
        subscriptionPending: 'Nous préparons encore votre abonnement. Réessayez dans un instant.',
        paymentOverdue: 'Un paiement est en retard. Réglez-le d’abord. Votre code reste valable.',
        resumeFirst: 'Votre abonnement est en pause. Reprenez-le d’abord. Votre code reste valable.',
        useSubscribe: 'Ce code est pour un nouvel abonnement. Choisissez une formule et entrez-y le code.',
        idempotencyConflict: failures.broken,
      },
      codeRefusal: createCodeRefusal(french),
      screen: {
        what: 'vos codes',
        here: 'Un code s’ajoute à votre propre abonnement.',
        signedOut: 'Connectez-vous pour utiliser un code',
        ended: 'Vous êtes déconnecté. Reconnectez-vous pour utiliser un code.',
      },
    },
  };
});
