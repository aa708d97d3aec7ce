import { fullStop } from '../../core/full-stop.js';
import type { actingWords } from '../../widgets/account/switched-account/acting-copy.js';
import type { TextsByScope } from '../texts.js';
import { failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench(({ t }): TextsByScope<typeof actingWords> => ({
  acting: {
    label: 'Au nom d’un membre',
    as: (member, staff) => fullStop(`${staff}, vous êtes dans le compte de ${member}`),
    readOnly: 'Vous pouvez tout consulter ici. Pour modifier quelque chose, indiquez pourquoi vous êtes là.',
    because: reason => t`Motif : « ${reason} ».`,
    theirs: 'Le paiement, l’abonnement, le mot de passe et la confidentialité restent à cette personne.',
    left: minutes => `Encore ${minutes} min.`,
    form: 'Pourquoi vous êtes là',
    reason: t`Pourquoi êtes-vous là ?`,
    helper: 'Le membre le lira dans l’historique de son compte.',
    give: 'Permettre les modifications',
    end: 'Terminer et se déconnecter',
    failed: { ...failures, notActing: failures.signedOut, tooShort: 'Dites-le en quelques mots.' },
  },
}));
