import { MONTH_DAYS } from '../../core/plan-terms.js';
import type { words as english } from '../../widgets/signup/offer-picker/copy.js';
import type { nothingWords } from '../../widgets/signup/offer-picker/nothing-copy.js';
import type { lineWords, panelWords } from '../../widgets/signup/offer-picker/panel-copy.js';
import type { TextsByScope } from '../texts.js';
import { createDays, createPeriod, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench(
  (french): TextsByScope<typeof english | typeof nothingWords | typeof lineWords | typeof panelWords> => {
    const { t, fromToday, percent, support } = french;
    const days = createDays(french);
    return {
      'offer-picker': {
        heading: 'Formules d’abonnement',
        loading: 'Chargement des formules',
        frequency: 'Fréquence de facturation',
        twoYears: 'Deux ans',
        hint: 'Choisissez une formule pour voir le montant à payer aujourd’hui.',
        choose: 'Choisir cette formule',
        chosen: 'Choisie',
        benefits: plan => `Ce que comprend ${plan}`,
        included: 'Chaque formule comprend',
        save: what => `Économisez ${what}`,
        percent,
        billed: adverb => `Facturation ${adverb}`,
        freeFor: { days: number => `pendant ${days(number)}`, months: number => `pendant ${number} mois` },
        afterwards: prices => `Ensuite ${prices}`,
        atFirst: (time, prices) => `Pendant ${time}, puis ${prices}`,
        failedTitle: 'Nous n’avons pas pu charger les offres',
        endedAction: 'Voir les offres actuelles',
        period: createPeriod(french),
        failed: { ...failures, signedOut: failures.missingCredential, forbidden: failures.missingCredential },
      },
      'offer-picker/nothing': {
        emptyTitle: 'Aucune offre pour le moment',
        emptyText: `Rien n’est encore en vente dans votre pays. Contactez le ${support}.`,
        emptyAction: 'Actualiser',
        endedTitle: 'Cette offre est terminée',
      },
      'offer-picker/lines': {
        renews: frequencyDays => {
          const months = Math.round(frequencyDays / MONTH_DAYS);
          return months === 1 ? 'Renouvellement chaque mois.' : `Renouvellement tous les ${months} mois`;
        },
        discount: ({ type }) => (type === 'forever' ? t`Réduction :` : t`Réduction de bienvenue :`),
        until: date => `Jusqu’au ${date}`,
        delay: { trial: 'Essai gratuit', bundle: 'Inclus avec votre équipement' },
        days,
        on: (date, away) => `${date}, ${fromToday(Math.max(0, away))}`,
        nextBill: on => (on ? t`Prochaine facture : ${on}` : 'Prochaine facture'),
        billedToday: 'Montant facturé aujourd’hui',
      },
      'offer-picker/panel': {
        panel: 'Votre abonnement',
        closePanel: 'Fermer le volet de l’abonnement',
        subscribe: 'S’abonner',
        reviewFirst: 'Vous vérifiez tout avant de payer.',
        cannotSubscribe: 'Cette offre n’est pas disponible pour le moment. Choisissez-en une autre.',
        invalid: 'Offre ou abonnement non valide',
      },
    };
  },
);
