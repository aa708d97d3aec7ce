import type { words as english } from '../../widgets/signup/sign-in/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures, passwordHelper } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, email } = french;
  return {
    'sign-in': {
      email: `Adresse ${email}`,
      signingIn: {
        form: 'Connexion',
        password: 'Mot de passe',
        submit: 'Se connecter',
        submitting: 'Connexion en cours',
        forgot: t`Mot de passe oublié ?`,
        noAccount: t`Nouveau chez Echelon ?`,
        create: 'Créer un compte',
      },
      ended: 'Vous êtes déconnecté',
      endedText: 'Reconnectez-vous pour continuer.',
      reset: 'Votre mot de passe est modifié',
      resetText: 'Connectez-vous avec le nouveau.',
      forgetting: {
        title: 'Réinitialisez votre mot de passe',
        text: `Indiquez l’adresse ${email} de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.`,
        submit: 'Envoyer le lien',
        submitting: 'Envoi en cours',
        back: 'Retour à la connexion',
      },
      sent: {
        title: `Consultez vos ${email}s`,
        text: address =>
          `S’il existe un compte pour ${address}, nous avons envoyé un lien pour choisir un nouveau mot de passe. Il est valable une heure.`,
        again: 'Envoyer de nouveau',
      },
      resetting: {
        title: 'Choisissez un nouveau mot de passe',
        password: 'Nouveau mot de passe',
        helper: passwordHelper,
        submit: 'Modifier le mot de passe',
        submitting: 'Modification de votre mot de passe',
      },
      invalid: {
        title: 'Ce lien n’est plus valable',
        text: 'Il a déjà été utilisé ou date de plus d’une heure.',
        again: 'Envoyer un nouveau lien',
      },
      signedIn: {
        title: address => (address ? `Session ouverte avec ${address}` : 'Session ouverte'),
        continue: 'Continuer',
        other: 'Utiliser un autre compte',
      },
      problems: {
        emailMissing: `Entrez votre adresse ${email}.`,
        emailMalformed: `Entrez une adresse ${email} comme nom@example.com.`,
        passwordMissing: 'Entrez votre mot de passe.',
        newPasswordMissing: 'Choisissez un mot de passe.',
        newPasswordWeak: 'Choisissez un mot de passe qui remplit les quatre conditions.',
        newPasswordSpaces: 'Retirez les espaces de votre mot de passe.',
      },
      failures: {
        ...failures,
        invalidCredentials: `L’adresse ${email} et le mot de passe ne correspondent pas. Vérifiez-les ou réinitialisez votre mot de passe.`,
        tokenInvalid: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
      },
      wait: createWait(french),
    },
  };
});
