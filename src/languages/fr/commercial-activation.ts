import type { consoleWords } from '../../widgets/commercial/commercial-activation/console-copy.js';
import type { words as english } from '../../widgets/commercial/commercial-activation/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english | typeof consoleWords> => {
  const { t, support } = french;
  const wait = createWait(french);
  const contact = `Contactez le ${support}.`;
  const machineFailures = {
    alreadyClaimed: 'Cet appareil appartient à un autre établissement. Demandez-y sa libération, puis réessayez.',
    equipmentTrashed: `Cet appareil est hors service pour de bon. Si c’est une erreur, contactez le ${support}.`,
  };
  const code = {
    invalid: 'Ce n’est pas un code d’activation. Vérifiez chaque lettre ou demandez-en un nouveau à l’établissement.',
    usedUp: 'Ce code a été utilisé autant de fois que possible. Demandez-en un nouveau à l’établissement.',
    expired: 'Ce code a expiré. Demandez-en un nouveau à l’établissement.',
    revoked: 'L’établissement a retiré ce code. Demandez-en un nouveau.',
  };
  const serialUnknown = 'Nous ne connaissons pas ce numéro de série. Comparez-le avec l’étiquette, lettre par lettre.';
  const labelProblems = {
    serialMissing: 'Entrez le numéro de série.',
    serialUnknown,
    codeMissing: 'Entrez le code d’activation.',
    codeInvalid: code.invalid,
    codeUsedUp: code.usedUp,
    codeExpired: code.expired,
    codeRevoked: code.revoked,
  };
  const labelFailures = {
    ...failures,
    ...machineFailures,
    activationCodeInvalid: code.invalid,
    activationCodeUsedUp: code.usedUp,
    activationCodeExpired: code.expired,
    activationCodeRevoked: code.revoked,
    serialNumberUnknown: serialUnknown,
    idempotencyConflict: failures.broken,
  };
  const place = (name: string) => `Établissement${t` : `}${name}.`;
  const seats = {
    seated: (plan: string) => `Il occupe une place de la licence ${plan}.`,
    unlicensed: 'Aucune place n’était libre. Il pourra servir dès que l’établissement lui en donnera une.',
  };
  return {
    'commercial-activation': {
      title: 'Activez un appareil',
      ways: { legend: 'Ce que vous avez', screen: 'Un code à l’écran', label: 'Son numéro de série' },
      scan: 'Scanner avec l’appareil photo',
      screen: {
        label: 'Code à l’écran de l’appareil',
        helper: 'Huit lettres et chiffres, en deux groupes.',
        submit: 'Trouver l’appareil',
        signIn: 'Connectez-vous pour confirmer un code',
        signInText: 'Le propriétaire ou un responsable de l’établissement confirme ce qu’un appareil affiche.',
        ended: 'Vous êtes déconnecté. Reconnectez-vous pour confirmer le code.',
        kept: text => `Nous avons gardé votre code ${text}.`,
      },
      confirm: {
        title: t`Est-ce l’appareil devant vous ?`,
        unknownModel: 'Modèle encore inconnu',
        serialNumber: 'Numéro de série',
        location: t`Où se trouve-t-il ?`,
        search: 'Chercher un établissement',
        what: 'vos établissements',
        nowhere: 'Vous ne dirigez aucun établissement qui reçoit des appareils',
        nowhereText: 'Demandez à son propriétaire ou à son responsable de confirmer ce code.',
        notFound: 'Aucun établissement ne s’appelle ainsi. Essayez une autre partie du nom.',
        submit: 'Oui, l’activer',
        back: 'Non, c’est un autre',
      },
      label: {
        serialNumber: 'Numéro de série',
        serialHelper:
          'Sur l’étiquette sous le cadre. Tirets, espaces et majuscules ne comptent pas. O et 0, I et 1 comptent.',
        activationCode: 'Code d’activation',
        codeHelper: 'Donné par le propriétaire ou un responsable de l’établissement.',
        submit: 'Activer l’appareil',
      },
      done: {
        confirmed: name => `${name}${t` : `}confirmé`,
        activated: name => `${name}${t` : `}activé`,
        place,
        ...seats,
        what: 'l’état de l’appareil',
        steps: { legend: 'Où il en est', confirmed: 'Confirmé', activated: 'Activé', ready: 'Prêt' },
        starting: t`Regardez son écran : il s’active tout seul dans quelques secondes.`,
        waiting: 'Nous attendons que l’appareil se dise prêt.',
        ready: 'Il est prêt pour le premier entraînement.',
        late: 'Il n’a encore rien dit. Vérifiez qu’il est allumé et connecté.',
        unheard: 'Son écran dit quand il est prêt.',
        lookAgain: 'Regarder de nouveau',
        another: 'Activer un autre appareil',
      },
      camera: {
        title: 'Scannez le code',
        text: 'Placez le code QR ou l’étiquette devant l’appareil photo.',
        opening: 'L’appareil photo s’allume',
        type: 'Plutôt écrire',
        again: 'Réessayer',
        problems: {
          refused:
            'Cette page ne peut pas utiliser l’appareil photo. Autorisez-le dans les réglages de votre navigateur ou entrez le code.',
          none: 'Nous ne trouvons aucun appareil photo. Entrez le code.',
          busy: 'Une autre application utilise l’appareil photo. Fermez-la et réessayez, ou entrez le code.',
          unsupported: 'Votre navigateur ne peut pas utiliser l’appareil photo ici. Entrez le code.',
        },
      },
      labelProblems,
      labelFailures,
      pairingProblems: {
        codeMissing: 'Entrez le code affiché à l’écran.',
        codeUnknown: t`Aucun appareil n’affiche ce code. Regardez encore : il change après un moment.`,
        codeExpired: 'Ce code a expiré. Entrez le nouveau affiché à l’écran.',
        locationMissing: 'Choisissez où se trouve l’appareil.',
      },
      pairingFailures: {
        ...failures,
        ...machineFailures,
        forbidden:
          'Votre compte ne permet pas de confirmer des appareils. Demandez-le au propriétaire ou à un responsable de l’établissement.',
        activationCodeInvalid: 'L’appareil affiche un autre code à présent. Revenez en arrière et entrez celui-là.',
        activationCodeExpired: 'Ce code a expiré. Revenez en arrière et entrez le nouveau.',
      },
      wait,
    },
    'commercial-activation/console': {
      title: 'Activez cet appareil',
      starting: 'Demande d’un code en cours',
      steps: { legend: 'Où il en est', shown: 'Entrez le code', confirmed: 'Confirmez-le', activated: 'Activé' },
      go: address => `Scannez l’image, ou allez à ${address} et entrez${t` :`}`,
      code: letters => `Votre code${t` : `}${letters}`,
      qr: 'Code QR de l’adresse avec votre code',
      left: time => `Nouveau code dans ${time}`,
      trouble: 'Pas de connexion. Votre code reste valable, et nous réessayons.',
      unreachable: 'Nous n’arrivons pas à joindre Echelon',
      unreachableText: 'Vérifiez la connexion de cet appareil. Nous réessayons.',
      busy: 'Trop de tentatives',
      busyText: 'Un nouveau code s’affichera dans quelques minutes.',
      instead: 'Entrer un code d’activation',
      cancel: 'Annuler',
      canceled: 'L’activation est arrêtée',
      canceledText: 'Le code ne vaut plus rien.',
      start: 'Afficher un code',
      hindered: 'Cet appareil ne peut pas être activé',
      hindrances: {
        serialMissing: `Cet écran ne connaît pas le numéro de série de son appareil. ${contact}`,
        keeperMissing: `Cet écran n’a pas d’endroit où garder sa clé. ${contact}`,
        serialNumberUnknown: `Nous ne connaissons pas cet appareil. Contactez le ${support} avec le numéro de son étiquette.`,
        ...machineFailures,
      },
      tryAgain: 'Réessayer',
      typing: {
        label: 'Code d’activation',
        helper: 'Donné par le propriétaire ou un responsable de l’établissement.',
        submit: 'Activer',
        back: 'Plutôt afficher un code',
      },
      activated: {
        title: name => `${name}${t` : `}activé`,
        place,
        ...seats,
        keeping: 'Préparation en cours. Laissez l’appareil allumé.',
        lost: 'Il est activé, mais n’a pas pu garder sa clé. Réessayez avant de l’éteindre.',
        keepAgain: 'Réessayer',
      },
      problems: labelProblems,
      failures: labelFailures,
      wait,
    },
  };
});
