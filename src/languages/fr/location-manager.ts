import type { words as english } from '../../widgets/commercial/location-manager/copy.js';
import type { alarmsWords } from '../../widgets/commercial/location-manager/alarms/copy.js';
import type { codesWords } from '../../widgets/commercial/location-manager/codes/copy.js';
import type { formWords } from '../../widgets/commercial/location-manager/form/copy.js';
import type { placeWords } from '../../widgets/commercial/location-manager/place/copy.js';
import type { partnersWords } from '../../widgets/commercial/location-manager/partners/copy.js';
import type { summaryWords } from '../../widgets/commercial/location-manager/summary/copy.js';
import type { transferWords } from '../../widgets/commercial/location-manager/transfers/copy.js';
import type { usersWords } from '../../widgets/commercial/location-manager/users/copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

type English =
  | typeof english
  | typeof placeWords
  | typeof partnersWords
  | typeof summaryWords
  | typeof alarmsWords
  | typeof codesWords
  | typeof usersWords
  | typeof formWords
  | typeof transferWords;

export const words = inFrench((french): TextsByScope<English> => {
  const { t, count, email } = french;
  const wait = createWait(french);
  const machines = (number: number) => count(number, { one: 'appareil', many: 'd’appareils', other: 'appareils' });
  const days = (number: number) => count(number, { one: 'jour', many: 'de jours', other: 'jours' });
  return {
    'location-manager': {
      title: 'Établissements',
      views: { label: 'Que voir', alerts: 'Alarmes' },
      searched: 'Nom, ville ou propriétaire',
      create: 'Nouvel établissement',
      filters: { alerts: 'Alarmes', yes: 'Avec des alarmes', country: 'Pays' },
      sorts: {
        name: 'Par nom',
        '-equipmentCount': 'Le plus d’appareils d’abord',
        '-alerts': 'Le plus d’alarmes d’abord',
        '-createdAt': 'Les plus récents d’abord',
      },
      up: 'en marche',
      down: 'en panne',
      alarms: number => count(number, { one: 'alarme', many: 'd’alarmes', other: 'alarmes' }),
      closed: 'Fermé',
      seats: {
        none: 'Aucune place',
        used: (used, total) => `${used} places utilisées sur ${total}`,
        free: number => count(number, { one: 'libre', many: 'libres', other: 'libres' }),
        without: number => `${machines(number)} sans place`,
      },
      workouts: {
        none: number => `Aucun entraînement en ${days(number)}`,
        total: (number, of) =>
          `${count(number, { one: 'entraînement', many: 'd’entraînements', other: 'entraînements' })} en ${days(of)}`,
        most: (day, number) => t`, le plus le ${day} : ${number}`,
      },
      emptyTitle: 'Aucun établissement pour l’instant',
      emptyText: 'Ajoutez le premier, et voyez ici ses appareils, ses places et ses alarmes.',
      emptyTextReader:
        'Dès que quelqu’un vous relie à un établissement, voyez ici ses appareils, ses places et ses alarmes.',
      noAlarmsTitle: 'Aucune alarme',
      noAlarmsText: 'Aucun appareil, aucune place, aucune licence n’est en alarme.',
      wasClosed: name => `${name} est fermé. Ses appareils n’ont plus ni lieu ni place.`,
      screen: { what: 'vos établissements', here: 'Voyez ce qui marche, ce qui ne marche pas, et qui y travaille.' },
    },
    'location-manager/place': {
      what: 'cet établissement',
      back: 'Tous les établissements',
      unknownTitle: 'Cet établissement n’est pas là',
      unknownText: 'Il a été fermé, ou vous n’y travaillez plus.',
      edit: 'Modifier',
      more: 'Plus sur cet établissement',
      close: 'Fermer l’établissement',
      dealer: name => `Suivi par ${name}`,
      removeDealer: 'Retirer le revendeur',
      tabs: {
        label: 'Parties de l’établissement',
        summary: 'Aperçu',
        codes: 'Codes d’activation',
        users: 'Utilisateurs',
        partners: 'Partenaires',
      },
      saved: 'Enregistré.',
      dealerRemoved: dealer => `${dealer} ne voit plus cet établissement.`,
      closedBanner: 'Cet établissement est fermé. Vous pouvez encore lire ce qu’il y avait ici.',
      ordersOpen: 'Une commande est encore ouverte. Terminez-la ou annulez-la d’abord.',
      conflict: name =>
        `${name} a modifié cet établissement entre-temps. Vous le voyez tel qu’il est. Appuyez de nouveau si vous le voulez toujours.`,
      closeTitle: name => t`Fermer ${name} ?`,
      closeText: number =>
        number === 0
          ? 'Ses codes d’activation sont révoqués, et son équipe perd l’accès. C’est définitif.'
          : `${machines(number)} sans lieu ni place, des codes d’activation révoqués, et une équipe sans accès. C’est définitif.`,
      removeTitle: dealer => t`Retirer ${dealer} ?`,
      removeText: (dealer, name) =>
        `${dealer} ne voit plus ${name}, ses appareils ni ses licences. Les commandes déjà envoyées vous restent.`,
      remove: dealer => `Retirer ${dealer}`,
      failures: {
        ...failures,
        notFound: 'Cet établissement est fermé, ou il n’est plus à vous.',
        ordersOpen: 'Une commande est encore ouverte. Terminez-la ou annulez-la d’abord.',
        versionConflict:
          'Cet établissement a changé entre-temps. Vous le voyez tel qu’il est. Appuyez de nouveau si vous le voulez toujours.',
      },
      wait,
    },
    'location-manager/partners': {
      what: 'les partenaires',
      text: 'Les membres de ces partenaires s’entraînent ici.',
      empty: 'Aucun partenaire pour l’instant',
      emptyText: 'Les partenaires dont les membres s’entraînent ici s’affichent dans cette liste.',
      remove: 'Retirer',
      removeOf: name => `Retirer ${name}`,
      undo: 'Annuler',
      done: { in: name => `${name} est ajouté.`, out: name => `${name} est retiré.` },
      field: 'Partenaire',
      noneFound: 'Aucun partenaire ne porte ce nom. Demandez-nous de l’ajouter.',
      add: 'Ajouter un partenaire',
      full: 'Un établissement a 20 partenaires au maximum. Retirez-en un pour en ajouter un autre.',
      problems: { partnerUnknown: 'Choisissez un partenaire dans la liste.' },
    },
    'location-manager/summary': {
      what: 'les chiffres',
      figures: {
        up: 'Appareils en marche',
        down: 'Appareils en panne',
        workouts: 'Entraînements en 30 jours',
        free: 'Places libres',
      },
      seats: 'Places',
      machines: 'Appareils',
      seeMachines: 'Voir les appareils',
      seeLicenses: 'Voir les licences',
      axes: { stage: 'Par étape', status: 'Par état', connection: 'Par connexion' },
      stages: {
        ordered: 'Commandé',
        shipped: 'Expédié',
        installed: 'Installé',
        configured: 'Configuré',
        complete: 'Complet',
        rest: 'Hors service',
        trash: 'À la corbeille',
      },
      statuses: {
        unregistered: 'Non activé',
        activated: 'Activé',
        ready: 'Prêt',
        inUse: 'Utilisé',
        offline: 'Hors ligne',
        fault: 'En panne',
      },
      connections: { online: 'En ligne', offline: 'Hors ligne', neverSeen: 'Jamais vu' },
      noMachines: 'Aucun appareil pour l’instant. Créez un code d’activation, et tapez-le sur le premier.',
      alarms: {
        what: 'les alarmes',
        title: 'À regarder',
        none: 'Aucune alarme en cours.',
        more: number => `Et ${number} de plus.`,
        titles: {
          offline: name => `${name} est hors ligne`,
          fault: (name, detail) => (detail ? `${name} signale le défaut ${detail}` : `${name} signale un défaut`),
          oneSecretTwice: name => `Deux appareils se sont connectés comme ${name}`,
          seatsLow: (_, detail) => t`Places libres restantes : ${detail}`,
          licenseEnds: (_, detail) =>
            detail ? `Une licence prend fin dans ${days(Number(detail))} ou moins` : 'Une licence prend bientôt fin',
        },
        advice: {
          offline: 'Vérifiez le courant et le réseau. L’alarme s’éteint dès que l’appareil répond.',
          fault: 'Cherchez le code dans le manuel. Mettez l’appareil hors service s’il n’est pas sûr.',
          oneSecretTwice: 'Libérez l’appareil, puis réactivez le bon.',
          seatsLow: 'Commandez des places, ou libérez celles des appareils hors service.',
          licenseEnds: 'Renouvelez-la maintenant, pour que ses appareils gardent leur place.',
        },
        twice: name => `Deux cartes ont été activées comme ${name}`,
        activated: (first, again) => `La première le ${first}, une autre le ${again}`,
        since: time => `Depuis le ${time}`,
        machine: 'Un appareil',
        snooze: 'Faire taire',
        snoozeOf: what => t`Faire taire : ${what}`,
        days: number => `Pendant ${days(number)}`,
        snoozed: (what, time) => t`${what} : silence jusqu’au ${time}.`,
        undo: 'Annuler',
      },
      failures,
      wait,
    },
    'location-manager/alarms': {
      caption: 'Alarmes',
      columns: { gravity: 'Alarme', location: 'Établissement', raisedAt: 'Depuis' },
      filters: { kind: 'Type', state: 'Silence', locationId: 'Établissement' },
      kinds: {
        oneSecretTwice: 'Deux appareils, une identité',
        fault: 'Défaut',
        offline: 'Hors ligne',
        licenseEnds: 'Fin de licence',
        seatsLow: 'Peu de places libres',
      },
      snoozed: 'Seulement celles qu’on a fait taire',
      quietUntil: time => `Silence jusqu’au ${time}`,
      wake: 'Lever le silence',
      emptyTitle: 'Rien ne vous attend',
      emptyText: 'Aucun appareil, aucune place, aucune licence n’est en alarme.',
      screen: { what: 'les alarmes', here: 'Voyez ce qui demande quelqu’un dans tous vos établissements.' },
    },
    'location-manager/codes': {
      what: 'les codes',
      now: 'Tapez ceci sur l’appareil',
      expires: 'Valable',
      uses: (uses, most) => `${uses} sur ${most} utilisés`,
      of: (uses, most) => `${uses} sur ${most}`,
      copy: 'Copier le code',
      copied: 'Copié',
      revoke: 'Révoquer',
      revokeCode: code => `Révoquer ${code}`,
      others: t`Utilisables aussi :`,
      gone: code => `${code} est épuisé, expiré ou révoqué. Il ne marche plus.`,
      noneTitle: 'Aucun code utilisable',
      noneText: 'Créez un code, et tapez-le sur l’appareil à activer.',
      noneReader: 'Demandez au propriétaire ou à un responsable de cet établissement d’en créer un.',
      make: {
        title: 'Créer un code',
        maxUses: 'Appareils',
        maxUsesHelper: 'Combien d’appareils le code peut activer.',
        lifetime: 'Valable',
        submit: 'Créer le code',
        problems: { usesWrong: 'Entrez un nombre de 1 à 1000.' },
      },
      notANewSite: 'Des appareils sont déjà actifs ici. Le propriétaire crée le prochain code.',
      table: {
        title: 'Tous les codes',
        empty: 'Aucun code pour l’instant',
        columns: { code: 'Code', status: 'État', uses: 'Utilisé', expiresAt: 'Valable jusqu’au', createdAt: 'Créé le' },
        statuses: { active: 'Utilisable', usedUp: 'Épuisé', expired: 'Expiré', revoked: 'Révoqué' },
      },
      revokeTitle: code => t`Révoquer ${code} ?`,
      revokeText: 'Plus aucun appareil ne s’active avec ce code. Ceux qui sont actifs continuent.',
      failures: {
        ...failures,
        notFound: 'Ce code ou cet établissement n’est plus là.',
        notANewSite: 'Des appareils sont déjà actifs ici. Le propriétaire crée le prochain code.',
      },
      wait,
    },
    'location-manager/users': {
      what: 'les personnes',
      title: 'Utilisateurs',
      empty: 'Personne ne travaille encore ici',
      emptyText: `Invitez un responsable ou du personnel par ${email}. Ils voient cet établissement, et rien d’autre.`,
      invite: 'Inviter quelqu’un',
      columns: { name: 'Nom', email: 'Adresse', role: 'Rôle', connectedAt: 'Depuis' },
      pending: 'Pas encore connecté',
      roles: { manager: 'Responsable', staff: 'Personnel' },
      makeManager: 'Nommer responsable',
      makeStaff: 'Passer au personnel',
      ownerDecides: 'Le propriétaire de l’établissement décide qui le dirige.',
      disconnect: 'Retirer l’accès',
      disconnectTitle: name => t`Retirer l’accès à ${name} ?`,
      disconnectText: name => `${name} ne voit plus cet établissement. Son compte reste.`,
      disconnectAction: name => `Retirer l’accès à ${name}`,
      notes: {
        manager: name => `${name} dirige maintenant cet établissement.`,
        staff: name => `${name} fait maintenant partie du personnel.`,
        out: name => `${name} ne voit plus cet établissement.`,
        invited: address => `Nous avons relié ${address}, ou envoyé un ${email} pour choisir un mot de passe.`,
      },
      form: {
        title: 'Inviter quelqu’un',
        email: `Adresse ${email}`,
        role: 'Rôle',
        roleHelp: {
          manager: t`Dirige l’établissement : appareils, codes, données et personnel.`,
          staff: 'Voit les appareils et le code à utiliser, et signale les défauts.',
        },
        firstName: 'Prénom',
        lastName: 'Nom',
        submit: 'Envoyer l’invitation',
        problems: {
          emailMissing: `Entrez une adresse ${email}.`,
          emailMalformed: `Entrez une adresse ${email} comme nom@exemple.com.`,
        },
      },
      failures: {
        ...failures,
        notFound: 'Cette personne ou cet établissement n’est plus là.',
        managersByOwner: 'Le propriétaire de l’établissement décide qui le dirige.',
      },
      wait,
    },
    'location-manager/form': {
      createTitle: 'Nouvel établissement',
      editTitle: name => `Modifier ${name}`,
      create: 'Ajouter l’établissement',
      save: 'Enregistrer',
      cancel: 'Annuler',
      labels: {
        name: 'Nom',
        owner: 'Propriétaire',
        streetLine1: 'Rue et numéro',
        streetLine2: 'Étage ou local',
        city: 'Ville',
        regionCode: 'État ou province',
        postalCode: 'Code postal',
        countryCode: 'Pays',
        timeZone: 'Fuseau horaire',
        memberBenefit: 'Ce que reçoivent les membres',
        lowSeats: 'Alarme en dessous de places libres',
      },
      ownerHelper: 'Cherchez par nom, ou collez l’identifiant du propriétaire.',
      ownerEmpty: 'Aucun propriétaire de ce nom. Vous pouvez coller un identifiant.',
      regionHelper: 'La forme courte, comme IL.',
      timeZoneHelper: 'Les heures de cet établissement le suivent.',
      benefitHelper: 'Les membres le lisent quand ils utilisent un code de cet établissement.',
      lowSeatsHelper: 'Avec moins de places libres, vous recevez une alarme.',
      problems: {
        nameMissing: 'Entrez un nom.',
        ownerMissing: 'Choisissez le propriétaire.',
        countryMissing: 'Choisissez le pays.',
        timeZoneUnknown: 'Choisissez un fuseau horaire, comme Europe/Brussels.',
        lowSeatsWrong: 'Entrez un nombre de 0 à 1000.',
      },
      failures: {
        ...failures,
        notFound: 'Nous ne connaissons pas ce propriétaire ou cet établissement. Vérifiez votre saisie.',
        versionConflict: 'Cet établissement a changé entre-temps. Ce que vous avez tapé est encore là.',
      },
      wait,
    },
    'location-manager/transfers': {
      what: 'les transferts',
      title: 'Transferts',
      start: 'Transférer des appareils',
      none: t`Aucun transfert ouvert. Proposez des appareils à un autre établissement ; rien ne bouge avant son accord.`,
      incoming: (number, from) => `${machines(number)} de la part de ${from}`,
      outgoing: (number, to, owner) => `${machines(number)} pour ${to}, ${owner}`,
      offered: time => `Proposé le ${time}`,
      reason: text => t`Raison : ${text}`,
      acts: { accept: 'Accepter', decline: 'Refuser', withdraw: 'Reprendre' },
      actOf: (act, what) => t`${act} : ${what}`,
      confirmTitle: act => t`${act} ce transfert ?`,
      questions: {
        accept: (number, place) => t`Arrivent ici de ${place} : ${machines(number)}, sans leurs places.`,
        decline: (number, place) => t`Restent à ${place} : ${machines(number)}.`,
        withdraw: (number, place) => t`Restent ici : ${machines(number)}. ${place} ne peut plus accepter.`,
      },
      dones: {
        accept: number => t`Arrivés ici : ${machines(number)}. Donnez-leur des places.`,
        decline: number => `Vous avez refusé ${machines(number)}.`,
        withdraw: number => `Vous avez repris ${machines(number)}.`,
      },
      sent: (to, number) => `Nous avons proposé ${machines(number)} à ${to}. Rien ne bouge avant son accord.`,
      form: {
        title: 'Transférer des appareils',
        to: 'Où ils vont',
        toHelper: 'Un de vos établissements, ou l’identifiant de celui d’un autre propriétaire.',
        toEmpty: 'Aucun de vos établissements. Vous pouvez coller un identifiant.',
        machines: 'Appareils',
        machinesHelper: 'Tout part. Décochez ce qui reste.',
        machinesWhat: 'les appareils',
        none: 'Aucun appareil à vous ici à transférer.',
        reason: 'Raison',
        reasonHelper: 'L’autre partie la lit.',
        submit: number => `Proposer ${machines(number)}`,
        seats: 'Les places restent ici. Le nouvel établissement donne les siennes.',
        problems: {
          toMissing: 'Choisissez où vont les appareils.',
          toHere: 'Les appareils sont déjà ici. Choisissez un autre établissement.',
          toUnknown: 'Nous ne connaissons pas cet établissement. Vérifiez son identifiant.',
          nothingTicked: 'Cochez au moins un appareil.',
        },
      },
      failures: {
        ...failures,
        notFound: 'Nous ne connaissons plus cet établissement ou ce transfert.',
        nothingToTransfer: 'Il n’y a aucun appareil à transférer.',
        alreadyInTransfer:
          'Certains de ces appareils sont déjà proposés à quelqu’un. Décochez-les, ou reprenez cette offre.',
        transferDecided: 'Cela a été décidé entre-temps.',
        notYourMove: 'L’autre partie en décide.',
        transferChanged: 'Certains de ces appareils ne sont plus là. Demandez une nouvelle offre.',
        versionConflict: 'Cela a changé entre-temps. Vous le voyez tel que c’est.',
      },
      wait,
    },
  };
});
