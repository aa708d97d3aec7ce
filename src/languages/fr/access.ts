import type { accessWords as english } from '../../widgets/workouts/access-copy.js';
import type { TextsByScope } from '../texts.js';
import { inFrench } from './french.js';

export const words = inFrench((): TextsByScope<typeof english> => ({
  access: {
    titles: {
      join: 'Abonnez-vous et entraînez-vous avec nous',
      confirm: 'Plus qu’une étape',
      activate: 'Votre abonnement est prêt',
      resume: 'Votre abonnement est en pause',
      parent: name => (name === '' ? 'Demandez à la personne qui paie l’abonnement' : `Demandez à ${name}`),
    },
    texts: {
      join: 'Avec un abonnement, tous les cours, les plans et les défis sont à vous. Ce que vous avez fait jusqu’ici est toujours là.',
      confirm: 'Confirmez votre premier paiement auprès de votre banque et commencez à vous entraîner.',
      activate: 'Démarrez-le et entraînez-vous tout de suite.',
      resume: 'Reprenez-le et continuez là où vous en étiez.',
      change: 'Changez de formule et prenez votre place. Tout le reste demeure à vous.',
      parent: 'L’abonnement de votre famille ne comprend pas cela pour le moment. Cette personne peut y remédier.',
    },
    actions: {
      join: 'Voir les abonnements',
      confirm: 'Confirmer le paiement',
      activate: 'Démarrer l’abonnement',
      resume: 'Reprendre l’abonnement',
      change: 'Voir les formules',
    },
    features: {
      liveClasses: plan => `Les cours en direct sont inclus dans ${plan}`,
      devices: plan => `${plan} connecte davantage de machines`,
      maxFamilyMembers: plan => `La famille est incluse dans ${plan}`,
    },
    otherwise: {
      liveClasses: 'Les cours en direct sont inclus dans une autre formule',
      devices: 'Votre formule n’accepte pas d’autre machine',
      maxFamilyMembers: 'La famille est incluse dans une autre formule',
    },
  },
}));
