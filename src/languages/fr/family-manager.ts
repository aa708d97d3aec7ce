import type { addWords } from '../../widgets/account/family-manager/add-copy.js';
import type { words as english } from '../../widgets/account/family-manager/copy.js';
import type { removeWords } from '../../widgets/account/family-manager/remove-copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

const gone = 'Cette personne ne fait plus partie de votre famille.';

export const words = inFrench((french): TextsByScope<typeof english | typeof addWords | typeof removeWords> => {
  const { t, email, form, fromToday } = french;
  return {
    'family-manager': {
      title: 'Famille',
      loadingForm: 'Chargement du formulaire',
      when: fromToday,
      places: (used, limit) => `${used} sur ${limit}`,
      free: count => form(count, { one: `Il reste ${count} place`, other: `Il reste ${count} places` }),
      held: count =>
        form(count, {
          one: `${count} place est gardée pour une invitation ouverte`,
          other: `${count} places sont gardées pour des invitations ouvertes`,
        }),
      add: 'Ajouter un membre',
      why: {
        familyFull:
          'Toutes les places sont prises. Retirez quelqu’un, ou une invitation ouverte, pour faire de la place.',
        noPlaces: 'Votre formule n’a pas de place pour d’autres membres. D’autres formules en ont.',
        membershipRequired: 'Vous pourrez ajouter des membres dès que votre abonnement sera actif.',
      },
      membership: 'Voir votre abonnement',
      emptyTitle: 'Entraînez-vous ensemble',
      emptyText: limit =>
        `Jusqu’à ${limit} personnes s’entraînent avec votre abonnement, chacune avec son profil et son historique.`,
      members: 'Votre famille',
      you: 'Vous',
      inUse: 'Utilisé en ce moment',
      parent: 'Compte principal',
      pays: 'Paie l’abonnement',
      login: address => `Se connecte avec ${address}`,
      noLogin: t`Ne se connecte pas : utilisez ce profil pour vous entraîner avec`,
      invited: 'Invitation envoyée',
      ranOut: 'Invitation expirée',
      sent: (address, date, when) => `Envoyée à ${address} le ${date}, ${when}`,
      goodUntil: (date, when) => `Valable jusqu’au ${date}, ${when}`,
      goodNoMore: (date, when) => `Expirée le ${date}, ${when}. Renvoyez-la pour qu’elle soit de nouveau valable.`,
      switch: 'Utiliser ce profil',
      switchTo: name => t`Utiliser ce profil : ${name}`,
      more: name => t`Autres actions : ${name}`,
      resend: 'Renvoyer l’invitation',
      remove: 'Retirer de la famille',
      notes: {
        added: name => `${name} fait maintenant partie de votre famille. Utilisez ce profil pour vous entraîner avec.`,
        invited: (name, address, date) =>
          `${name} a une place dans votre famille. Nous avons envoyé une invitation à ${address}, valable jusqu’au ${date}.`,
        resent: (address, date) =>
          t`Nous avons renvoyé l’invitation à ${address}. Le nouveau lien est valable jusqu’au ${date} ; le précédent ne l’est plus.`,
        removed: name => `${name} ne fait plus partie de votre famille. La place est libre.`,
        back: 'Vous êtes de retour sur votre propre profil.',
      },
      childView: {
        switchedTitle: name => `Vous utilisez le profil de ${name}`,
        switchedText: parent => `Ce que vous faites ici compte pour ce profil. ${parent} paie l’abonnement.`,
        back: parent => `Revenir à ${parent}`,
        title: parent => `Vous faites partie de la famille de ${parent}`,
        text: parent => `${parent} paie l’abonnement et s’occupe de ses membres.`,
        noWayBack: parent =>
          t`Vous ne pouvez pas revenir d’ici. Déconnectez-vous, puis connectez-vous à ce compte : ${parent}.`,
        signOut: 'Se déconnecter',
      },
      screen: {
        what: 'votre famille',
        here: 'Voyez qui partage votre abonnement.',
      },
      failures: {
        ...failures,
        notFound: gone,
        parentRequired: 'Seul le compte principal peut modifier la famille.',
        membershipRequired:
          'Votre abonnement n’est pas actif en ce moment. Vous pourrez ajouter des membres dès qu’il le sera.',
        familyFull:
          'Toutes les places sont prises. Retirez quelqu’un pour faire de la place. Ce que vous avez écrit reste ici.',
        notInvited: 'Cette invitation n’est plus ouverte.',
        tokenInvalid: 'Cette invitation a été utilisée ou retirée, ou elle a expiré.',
        selfOnly: 'Seule cette personne peut le faire.',
        notWhileActing: 'Vous ne pouvez pas faire cela tant que vous utilisez le profil de quelqu’un d’autre.',
        alreadyInFamily: 'Cette personne fait déjà partie d’une famille.',
        hasFamily: 'Cette personne a ses propres membres. Elle doit d’abord les retirer.',
        memberHasSubscription:
          'Cette personne a son propre abonnement. Il doit prendre fin avant qu’elle puisse rejoindre une famille.',
      },
      wait: createWait(french),
    },
    'family-manager/add': {
      title: 'Ajouter un membre',
      labels: {
        firstName: 'Prénom',
        lastName: 'Nom',
        displayName: 'Nom affiché',
        birthDate: 'Date de naissance',
        gender: 'Genre',
        heightMm: 'Taille',
        weightGrams: 'Poids',
        email: `Adresse ${email}`,
      },
      displayNameHelper: 'Ce que voient les autres. Laissez vide pour afficher le prénom.',
      measuresHelper: 'Nous calculons les calories avec la taille et le poids.',
      emailHelper: `Avec une adresse ${email}, cette personne se connecte elle-même. Sans adresse, c’est vous qui passez à son profil.`,
      noGender: 'Sans réponse',
      genders: { female: 'Féminin', male: 'Masculin', nonBinary: 'Non binaire', undisclosed: 'Préfère ne pas le dire' },
      submit: 'Ajouter à la famille',
      invite: 'Ajouter et envoyer l’invitation',
      submitting: 'Ajout à la famille',
      cancel: 'Annuler',
      problemTitle: 'Vérifiez ces champs',
      problems: {
        firstNameMissing: 'Entrez le prénom.',
        firstNameLong: 'Le prénom ne peut pas dépasser 100 caractères.',
        lastNameMissing: 'Entrez le nom.',
        lastNameLong: 'Le nom ne peut pas dépasser 100 caractères.',
        displayNameLong: 'Le nom affiché ne peut pas dépasser 40 caractères.',
        birthDateHalf: 'Entrez la date de naissance complète, ou laissez-la vide.',
        birthDateFuture: 'Entrez une date de naissance passée.',
        birthDateOld: 'Entrez une date de naissance des 120 dernières années.',
        emailMalformed: `Entrez une adresse ${email} comme nom@example.com.`,
        emailYours: `C’est votre propre adresse ${email}. Entrez celle de cette personne, ou aucune.`,
        emailMember: `Quelqu’un de votre famille se connecte déjà avec cette adresse ${email}.`,
        emailInvited: `Vous avez déjà invité cette adresse ${email}.`,
      },
    },
    'family-manager/remove': {
      title: name => t`Retirer ${name} de la famille ?`,
      action: name => `Retirer ${name}`,
      active: name =>
        `${name} garde ses entraînements et son historique dans son propre compte, et perd l’abonnement maintenant. Nous déconnectons ${name} partout et lui envoyons un ${email}.`,
      profile: name =>
        t`${name} ne se connecte pas. Si vous retirez ce profil, personne ne pourra plus l’ouvrir, vous non plus : vous perdez ses entraînements et son historique, et son abonnement prend fin maintenant. C’est irréversible.`,
      invited: (name, address) =>
        `L’invitation à ${address} ne fonctionnera plus, et la place sera de nouveau libre. Vous perdez ce qui a été fait sur le profil de ${name}.`,
    },
  };
});
