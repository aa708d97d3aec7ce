import type { words as english } from '../../widgets/signup/create-account/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures, passwordHelper } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english> => {
  const { t, email } = french;
  return {
    'create-account': {
      form: 'Créez votre compte',
      labels: { firstName: 'Prénom', lastName: 'Nom', email: `Adresse ${email}`, password: 'Mot de passe' },
      emailHelper: 'Pour vous connecter et recevoir vos reçus.',
      passwordHelper,
      submit: 'Créer le compte',
      submitting: 'Création de votre compte',
      member: t`Vous avez déjà un compte ?`,
      signIn: 'Se connecter',
      taken: { title: 'Vous avez déjà un compte', action: 'Se connecter' },
      signedIn: {
        title: address => (address ? `Session ouverte avec ${address}` : 'Session ouverte'),
        created: firstName =>
          firstName ? `Bienvenue, ${firstName}. Votre compte est prêt.` : 'Votre compte est prêt.',
        continue: 'Continuer',
        other: 'Utiliser un autre compte',
      },
      problems: {
        firstNameMissing: 'Entrez votre prénom.',
        firstNameLong: 'Votre prénom ne peut pas dépasser 100 caractères.',
        lastNameMissing: 'Entrez votre nom.',
        lastNameLong: 'Votre nom ne peut pas dépasser 100 caractères.',
        emailMissing: `Entrez votre adresse ${email}.`,
        emailMalformed: `Entrez une adresse ${email} comme nom@example.com.`,
        emailTaken: `Un compte existe déjà avec cette adresse ${email}.`,
        passwordMissing: 'Choisissez un mot de passe.',
        passwordSpaces: 'Retirez les espaces de votre mot de passe.',
      },
      failures: {
        ...failures,
        emailTaken: t`Un compte existe déjà avec cette adresse ${email}. C’est le vôtre ? Connectez-vous et poursuivez.`,
      },
      wait: createWait(french),
    },
  };
});
