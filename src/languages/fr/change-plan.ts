import type { words as english } from '../../widgets/journeys/subscription-manager/plan/copy.js';
import type { TextsByScope } from '../texts.js';

export function changePlan(): TextsByScope<typeof english> {
  return {
    'change-plan': {
      title: 'Changer de formule',
      loading: 'Chargement des formules',
      failedTitle: 'Impossible de charger les formules.',
      present: 'Votre formule',
      choose: 'Passer à',
      now: 'Dès aujourd’hui',
      later: date => `À la fin de votre période, le ${date}`,
      planned: date => `Prévu pour le ${date}`,
      perMonth: amount => `Environ ${amount} par mois`,
      sameBenefits: 'Les mêmes avantages',
      otherBenefits: 'D’autres avantages',
      missing: 'Choisissez une formule.',
      quote: 'Voir ce que cela coûte',
      noneTitle: 'Aucune autre formule n’est en vente pour votre abonnement',
      noneText: 'Dès qu’il y en aura une, vous pourrez changer ici.',
      pending: (plan, date) => `Vous passez à ${plan} le ${date}.`,
      keep: plan => `Garder ${plan}`,
      blockedTitle: 'Vous ne pouvez pas changer de formule pour l’instant',
      reviewTitle: plan => `Passer à ${plan}`,
      until: (plan, date) => `Vous gardez ${plan} jusqu’au ${date}. Vous passez ensuite à la nouvelle formule.`,
      gains: 'Ce que vous gagnez',
      losses: 'Ce que vous n’aurez plus',
      pay: amount => `Payer ${amount} et changer maintenant`,
      changeNow: 'Changer maintenant, rien à payer aujourd’hui',
      changeOn: date => `Changer le ${date}`,
      another: 'Choisir une autre formule',
      done: {
        now: plan => `Vous avez maintenant ${plan}.`,
        later: (plan, date) => `Vous passez à ${plan} le ${date}.`,
        paid: amount => `${amount} ont été prélevés sur votre carte.`,
        credited: amount => `Votre crédit est maintenant de ${amount}. Il sera déduit de vos prochaines factures.`,
        until: 'Rien ne change d’ici là. Vous pouvez annuler le changement jusqu’à ce jour.',
        kept: plan => `Vous gardez ${plan}.`,
      },
    },
  };
}
