import type { words as english } from '../../widgets/journeys/family-invitation/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, passwordHelper } from './common.js';
import { inFrench } from './french.js';

const dead =
  'Cette invitation a déjà servi, a été retirée, est trop ancienne ou est destinée à une autre adresse. Demandez-en une nouvelle.';

export const words = inFrench(({ t, email }): TextsByScope<typeof english> => ({
  'family-invitation': {
    password: {
      title: 'Choisissez un mot de passe',
      text: `Vous êtes invité à partager un abonnement familial. Vous vous connectez avec l’adresse ${email} qui a reçu cette invitation, et vous ne payez rien.`,
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
      exists: 'Il existe déjà un compte à cette adresse. Connectez-vous, et vous ferez partie de la famille.',
      isSet: 'Votre mot de passe est enregistré. Connectez-vous avec lui et avec l’adresse qui a reçu l’invitation.',
    },
    confirm: {
      title: t`Rejoindre cette famille ?`,
      text: address =>
        `Vous êtes connecté sous ${address}. L’invitation est destinée à qui lit l’adresse qui l’a reçue.`,
      textUnnamed: 'Vous êtes connecté. L’invitation est destinée à qui lit l’adresse qui l’a reçue.',
      join: 'Rejoindre la famille',
      other: 'Utiliser un autre compte',
    },
    joining: { title: 'Vous rejoignez la famille' },
    joined: {
      title: 'Vous faites partie de la famille',
      text: name => `Vous profitez désormais de l’abonnement de ${name}, et vous ne payez rien.`,
      textUnnamed: 'Vous profitez désormais de son abonnement, et vous ne payez rien.',
      on: 'Vers votre abonnement',
    },
    refused: {
      title: 'Vous n’avez pas pu rejoindre la famille',
      again: 'Réessayer',
      on: 'Vers votre abonnement',
      signIn: 'Vers la page de connexion',
    },
    failures: {
      ...failures,
      tokenInvalid: dead,
      validationFailed: dead,
      notFound: dead,
      memberHasSubscription:
        'Ce compte a son propre abonnement. Il doit prendre fin avant que vous puissiez rejoindre une famille.',
      hasFamily:
        'Ce compte a ses propres membres de la famille. Retirez-les d’abord, puis ouvrez l’invitation à nouveau.',
      alreadyInFamily: 'Ce compte fait déjà partie d’une famille. Une seule est possible à la fois.',
      membershipRequired: t`La famille n’a pas d’abonnement pour le moment. Demandez à la personne qui vous a invité ; l’invitation reste valable.`,
      familyFull: t`La famille n’a plus de place. Demandez à la personne qui vous a invité ; l’invitation reste valable.`,
      notWhileActing:
        'Vous êtes dans le compte de quelqu’un d’autre. Revenez au vôtre, puis ouvrez l’invitation à nouveau.',
      parentRequired: failures.broken,
      notInvited: failures.broken,
      selfOnly: failures.broken,
    },
  },
}));
