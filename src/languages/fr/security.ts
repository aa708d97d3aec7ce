import type { words as english } from '../../widgets/account/security/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures, passwordHelper } from './common.js';
import { inFrench } from './french.js';

const problems = {
  oldPasswordMissing: 'Entrez votre mot de passe actuel.',
  oldPasswordWrong: 'Ce n’est pas votre mot de passe actuel.',
  passwordMissing: 'Choisissez un nouveau mot de passe.',
  passwordWeak: 'Choisissez un mot de passe qui remplit les quatre conditions.',
  passwordSpaces: 'Retirez les espaces de votre mot de passe.',
  passwordSame: 'Choisissez un nouveau mot de passe, pas votre mot de passe actuel.',
};

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, count, email, fromToday } = french;
  const places = (number: number) =>
    count(number, { one: 'autre endroit', many: 'd’autres endroits', other: 'autres endroits' });
  return {
    security: {
      title: 'Sécurité',
      password: {
        title: 'Mot de passe',
        text: 'Le modifier vous déconnecte partout ailleurs.',
        old: 'Mot de passe actuel',
        new: 'Nouveau mot de passe',
        helper: passwordHelper,
        submit: 'Modifier le mot de passe',
        submitting: 'Modification de votre mot de passe',
        changedTitle: 'Votre mot de passe est modifié',
        changedText: `Vous êtes déconnecté partout ailleurs, et nous vous avons envoyé un ${email}.`,
        actingTitle: 'Vous êtes connecté comme quelqu’un d’autre',
        actingText: 'Seule cette personne peut modifier ce mot de passe.',
      },
      sessions: {
        title: 'Vos connexions',
        what: 'vos connexions',
        agent: (client, system) => `${client} sur ${system}`,
        thisUnknown: 'Ce navigateur ou cette application',
        unknown: 'Un navigateur ou une application sans nom',
        here: 'Cet appareil',
        activeNow: 'En activité maintenant',
        seen: (date, when) => t`Dernière activité : ${date}, ${when}`,
        since: date => t`Connexion : ${date}`,
        actor: name => `${name} agit ici en votre nom`,
        support: `Le ${french.support}`,
        end: 'Déconnecter',
        endIn: place => t`Déconnecter : ${place}`,
        others: 'Déconnecter partout ailleurs',
        alone: 'Vous n’êtes connecté nulle part ailleurs.',
        confirmTitle: t`Déconnecter partout ailleurs ?`,
        confirmText:
          'Vous restez connecté ici. Il faudra se reconnecter dans tous les autres navigateurs et applications.',
        confirm: number => t`Déconnecter : ${places(number)}`,
        refusedTitle: 'La déconnexion n’a pas abouti.',
        ended: {
          one: place => t`Déconnexion faite : ${place}.`,
          others: number => t`Déconnexion faite : ${places(number)}.`,
        },
      },
      when: fromToday,
      screen: {
        what: 'votre sécurité',
        here: 'Gérez votre mot de passe et vos connexions.',
      },
      problems,
      failures: {
        ...failures,
        oldPasswordWrong: problems.oldPasswordWrong,
        passwordSame: problems.passwordSame,
        selfOnly: 'Seule cette personne peut modifier ce mot de passe.',
        notWhileActing:
          'Vous ne pouvez pas modifier ce mot de passe tant que vous êtes connecté comme quelqu’un d’autre.',
      },
      wait: createWait(french),
    },
  };
});
