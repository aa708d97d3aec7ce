import type { failureCopy } from '../../widgets/copy.js';
import { cardBrands } from '../../core/card.js';
import type { CodeRefusalCopy } from '../../widgets/screen/code-refusal-copy.js';
import type { French } from './french.js';

export const failures: typeof failureCopy = {
  unanswered: 'Le serveur n’a pas répondu. Réessayez, rien n’est fait deux fois.',
  offline: 'Nous n’arrivons pas à joindre le serveur. Vérifiez votre connexion Internet et réessayez.',
  timeout: 'Le serveur a mis trop de temps. Réessayez.',
  aborted: 'La demande a été interrompue. Réessayez.',
  signedOut: 'Vous êtes déconnecté. Reconnectez-vous.',
  forbidden: 'Votre compte ne permet pas cela.',
  tooManyRequests: 'Trop de tentatives. Attendez une minute, puis réessayez.',
  actingReadOnly:
    'Vous agissez pour quelqu’un d’autre. Indiquez pourquoi dans la barre du haut pour pouvoir modifier ceci.',
  notWhileActing: 'Vous agissez pour quelqu’un d’autre. Cette personne seule peut faire ceci.',
  missingCredential: 'Cette page n’est pas encore prête. Réessayez plus tard.',
  validationFailed: 'Vérifiez les champs indiqués.',
  notFound: 'Nous ne l’avons pas trouvé.',
  broken: 'Un problème est survenu de notre côté. Réessayez.',
};

export const brands = cardBrands('Carte');

export const requirements = {
  characters: '8 à 32 caractères',
  symbol: '1 symbole',
  number: '1 chiffre',
  letter: '1 lettre',
};
export const passwordHelper = 'De 8 à 32 caractères, dont au moins une lettre, un chiffre et un symbole, sans espaces.';

export const createDays =
  ({ count }: French) =>
  (number: number) =>
    count(number, { one: 'jour', many: 'de jours', other: 'jours' });

/** Seconds to wait, in words. */
export const createWait =
  ({ count }: French) =>
  (seconds: number) => {
    const time =
      seconds < 60
        ? count(seconds, { one: 'seconde', many: 'de secondes', other: 'secondes' })
        : count(Math.ceil(seconds / 60), { one: 'minute', many: 'de minutes', other: 'minutes' });
    return `Trop de tentatives. Réessayez dans ${time}.`;
  };

/** `unit` follows “par” or a slash; `adverb` says how an invoice, which is feminine, comes. */
export const createPeriod = (french: French) => (frequencyDays: number) => {
  if (frequencyDays === 365) return { unit: 'an', adverb: 'annuelle' };
  if (frequencyDays === 730) return { unit: 'période de deux ans', adverb: 'tous les deux ans' };
  if (frequencyDays === 30) return { unit: 'mois', adverb: 'mensuelle' };
  const days = createDays(french)(frequencyDays);
  return { unit: `période de ${days}`, adverb: `tous les ${days}` };
};

/** Why a code is refused (spec s.8). */
export const createCodeRefusal = ({ support }: French): CodeRefusalCopy => ({
  ...failures,
  redeemed: date => `Ce code a déjà été utilisé le ${date}. Pour toute question, contactez le ${support}.`,
  expired: date => `Ce code a expiré le ${date}. Pour toute question, contactez le ${support}.`,
  invalid: 'Ce code n’est pas valide. Entrez un code valide ou continuez sans code.',
  better: (running, offered, months) =>
    `Vous avez déjà une meilleure réduction, et elles ne s’additionnent pas. Sur ${months} mois d’abonnement, la vôtre vous fait économiser ${running}, ce code ${offered}.`,
});
