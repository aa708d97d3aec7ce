import type { words as english } from '../../widgets/commercial/commercial-sign-in/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, email } = french;
  return {
    'commercial-sign-in': {
      title: 'Connectez-vous à vos établissements',
      text: 'Pour les revendeurs, les propriétaires et les responsables d’un établissement.',
      email: `Adresse ${email}`,
      password: 'Mot de passe',
      submit: 'Se connecter',
      submitting: 'Connexion en cours',
      forgot: t`Mot de passe oublié ?`,
      member: t`Vous cherchez votre abonnement ?`,
      memberLink: 'Se connecter comme membre',
      ended: 'Vous êtes déconnecté',
      endedText: 'Reconnectez-vous pour continuer.',
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
      signedIn: {
        title: address => (address ? `Session ouverte avec ${address}` : 'Session ouverte'),
        member: 'Ce compte est un abonnement. Il n’a pas d’établissement.',
        toMember: 'Aller à votre abonnement',
        continue: 'Continuer',
        other: 'Utiliser un autre compte',
      },
      problems: {
        emailMissing: `Entrez votre adresse ${email}.`,
        emailMalformed: `Entrez une adresse ${email} comme nom@example.com.`,
        passwordMissing: 'Entrez votre mot de passe.',
      },
      failures: {
        ...failures,
        invalidCredentials: `L’adresse ${email} et le mot de passe ne correspondent pas. Vérifiez-les ou réinitialisez votre mot de passe.`,
      },
      wait: createWait(french),
    },
  };
});
