import type { words as english } from '../../widgets/journeys/family-invitation/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, passwordHelper } from './common.js';
import { inFrench } from './french.js';

const dead =
  'Cette invitation a été utilisée ou retirée, est trop ancienne ou va à une autre adresse. Demandez-en une nouvelle.';

export const words = inFrench(({ t, email }): TextsByScope<typeof english> => ({
  'family-invitation': {
    password: {
      title: 'Choisissez un mot de passe',
      text: `Vous êtes invité à partager un abonnement familial. Vous vous connecterez avec l’adresse ${email} qui a reçu cette invitation. Vous ne payez rien.`,
      label: 'Nouveau mot de passe',
      helper: passwordHelper,
      weak: 'Choisissez un mot de passe de 8 à 32 caractères, dont au moins une lettre, un chiffre et un symbole, sans espaces.',
      submit: 'Enregistrer le mot de passe',
      account: t`Vous avez déjà un compte à cette adresse ?`,
      signIn: 'Connectez-vous',
    },
    signIn: {
      title: 'Connectez-vous pour rejoindre la famille',
      text: 'Utilisez l’adresse qui a reçu l’invitation.',
      exists: 'Vous avez déjà un compte à cette adresse. Connectez-vous pour rejoindre la famille.',
      isSet: 'Votre mot de passe est enregistré. Connectez-vous avec lui et avec l’adresse qui a reçu l’invitation.',
    },
    confirm: {
      title: t`Rejoindre cette famille ?`,
      text: address => `Vous êtes connecté sous ${address}. L’invitation est pour l’adresse qui l’a reçue.`,
      textUnnamed: 'Vous êtes connecté. L’invitation est pour l’adresse qui l’a reçue.',
      join: 'Rejoindre la famille',
      other: 'Utiliser un autre compte',
    },
    joining: { title: 'Vous rejoignez la famille' },
    joined: {
      title: 'Vous faites partie de la famille',
      text: name => `Vous profitez maintenant de l’abonnement de ${name}. Vous ne payez rien.`,
      textUnnamed: 'Vous profitez maintenant de son abonnement. Vous ne payez rien.',
      on: 'Voir votre abonnement',
    },
    refused: {
      title: 'Vous n’avez pas pu rejoindre la famille',
      again: 'Réessayer',
      on: 'Voir votre abonnement',
      signIn: 'Se connecter',
    },
    failures: {
      ...failures,
      tokenInvalid: dead,
      invitationUsed: t`Cette invitation a déjà été utilisée. Si c’était vous, vous faites partie de la famille : connectez-vous avec ce compte.`,
      validationFailed: dead,
      notFound: dead,
      memberHasSubscription:
        'Ce compte a son propre abonnement. Il doit prendre fin avant que vous puissiez rejoindre une famille.',
      hasFamily: 'Ce compte a ses propres membres. Retirez-les, puis ouvrez l’invitation à nouveau.',
      alreadyInFamily: 'Ce compte fait déjà partie d’une famille. Une seule est possible à la fois.',
      membershipRequired:
        'La famille n’a pas d’abonnement pour le moment. Demandez à la personne qui vous a invité. L’invitation reste valable.',
      familyFull: 'La famille n’a plus de place. Demandez à la personne qui vous a invité. L’invitation reste valable.',
      notWhileActing:
        'Vous voyez le profil de quelqu’un d’autre. Revenez à votre compte, puis ouvrez l’invitation à nouveau.',
      parentRequired: failures.broken,
      notInvited: failures.broken,
      selfOnly: failures.broken,
    },
  },
}));
