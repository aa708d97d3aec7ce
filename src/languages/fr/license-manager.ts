import type { words as english } from '../../widgets/commercial/license-manager/copy.js';
import type { editWords } from '../../widgets/commercial/license-manager/edit/edit-copy.js';
import type { seatsWords } from '../../widgets/commercial/license-manager/seats/seats-copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english | typeof editWords | typeof seatsWords> => {
  const { t, count, form } = french;
  const machines = (number: number) => count(number, { one: 'appareil', many: 'd’appareils', other: 'appareils' });
  const seats = (number: number) => count(number, { one: 'place', many: 'de places', other: 'places' });
  const wait = createWait(french);
  return {
    'license-manager': {
      title: 'Licences',
      columns: { location: 'Établissement', plan: 'Offre', seats: 'Places occupées', expiresAt: 'Fin', status: 'État' },
      filters: { status: 'État', locationId: 'Établissement' },
      statuses: {
        active: 'Active',
        full: 'Complète',
        expiring: 'Finit bientôt',
        expired: 'Terminée',
        suspended: 'Suspendue',
      },
      taken: (used, all) => `${used} sur ${all}`,
      create: 'Nouvelle licence',
      order: 'Commander des places',
      emptyTitle: 'Aucune licence pour l’instant',
      emptyText: 'Les places apparaissent ici dès qu’une commande de licences est livrée.',
      screen: {
        what: 'vos licences',
        here: t`Voyez chaque licence : combien de places sont occupées et quand elle finit.`,
      },
    },
    'license-manager/seats': {
      free: number =>
        number === 0 ? 'Aucune place libre' : `${seats(number)} ${form(number, { one: 'libre', other: 'libres' })}`,
      facts: { plan: 'Offre', location: 'Établissement', from: 'Depuis', ends: 'Fin', status: 'État' },
      expired:
        'Cette licence est terminée. Les appareils refusent la séance suivante dès que leur crédit hors ligne prend fin.',
      suspended:
        'Cette licence est suspendue. Ses appareils refusent la séance suivante dès que leur crédit hors ligne prend fin.',
      order: 'Commander des places',
      assign: 'Attribuer des places',
      assignStopped: {
        none: 'Aucune place n’est libre. Libérez-en une d’abord.',
        expired: 'Cette licence est terminée.',
        suspended: 'Cette licence est suspendue.',
      },
      seated: {
        title: 'Appareils avec une place',
        emptyTitle: 'Aucun appareil n’a encore de place',
        emptyText: 'Les appareils qui occupent une place de cette licence apparaissent ici.',
        release: 'Libérer les places',
        all: 'Voir tous les appareils',
      },
      unseated: {
        title: 'Appareils sans place',
        text: free =>
          `Choisissez ceux qui en reçoivent une. ${seats(free)} ${form(free, { one: 'est libre', other: 'sont libres' })}.`,
        over: over => `${over} de plus que de places libres.`,
        emptyTitle: 'Ici, chaque appareil a une place',
        emptyText: 'Un appareil sans place apparaît ici dès qu’il est dans cet établissement.',
        assign: 'Vérifier et attribuer',
        back: 'Retour à la licence',
      },
      searched: 'Nom ou numéro de série',
      machine: 'Appareil',
      noSerial: 'Pas encore de numéro de série',
      deeds: {
        assign: {
          title: number => `Donner une place à ${machines(number)}`,
          text: 'Chacun prend une place de cette licence.',
          will: number => `${number} ${form(number, { one: 'reçoit', other: 'reçoivent' })} une place`,
          did: number => `${number} ${form(number, { one: 'a', other: 'ont' })} maintenant une place`,
          action: number => `Attribuer ${seats(number)}`,
        },
        release: {
          title: number => `Libérer la place de ${machines(number)}`,
          text: 'Chacun fonctionne jusqu’à la fin de son crédit hors ligne, 14 jours au plus. Ensuite, il refuse la séance suivante jusqu’à ce qu’il ait de nouveau une place.',
          will: number => `${number} ${form(number, { one: 'rend', other: 'rendent' })} sa place`,
          did: number => `${number} ${form(number, { one: 'a rendu', other: 'ont rendu' })} sa place`,
          action: number => `Libérer ${seats(number)}`,
        },
      },
      outcomes: {
        seatLimitReached: 'Il ne reste plus de place.',
        licenseSuspended: 'Cette licence est suspendue.',
        licenseExpired: 'Cette licence est terminée.',
        licenseElsewhere: 'L’appareil est dans un autre établissement.',
        locationRequired: 'L’appareil n’est dans aucun établissement.',
        equipmentTrashed: 'L’appareil est dans la corbeille.',
        versionConflict: 'L’appareil a changé entre-temps.',
        forbidden: 'Votre compte ne permet pas cela dans cet établissement.',
        notFound: 'L’appareil n’est plus là.',
      },
      otherOutcome: 'C’est impossible avec ceux-ci pour l’instant.',
      wont: number => `${number} non`,
      andMore: number => `et ${number} de plus`,
      because: (reason, number) => `${reason} (${number})`,
      checking: 'Vérification de chaque appareil',
      nothingDone: 'Rien n’a encore changé',
      again: 'Réessayer',
      close: 'Fermer',
      edit: 'Changer les places ou la fin',
      suspend: 'Suspendre',
      resume: 'Lever la suspension',
      suspending: {
        title: (plan, place) => t`Suspendre ${plan} chez ${place} ?`,
        text: used =>
          used === 0
            ? 'Aucun appareil n’en reçoit de place tant que vous ne levez pas la suspension.'
            : `${machines(used)} ${form(used, { one: 'refuse', other: 'refusent' })} la séance suivante dès la fin du crédit hors ligne. Les places restent occupées.`,
        action: 'Suspendre la licence',
        resumeTitle: (plan, place) => t`Lever la suspension de ${plan} chez ${place} ?`,
        resumeText: 'Ses appareils fonctionnent de nouveau aussitôt.',
        resumeAction: 'Lever la suspension',
        reason: 'Motif',
        reasonHelper: 'Il figure dans l’historique de cette licence.',
      },
      notes: {
        suspended: 'La licence est suspendue.',
        resumed: 'La suspension est levée.',
        saved: 'Enregistré.',
      },
      changedBy: name => `${name} a changé cette licence entre-temps. La voici telle qu’elle est maintenant.`,
      changed: 'Cette licence a changé entre-temps. La voici telle qu’elle est maintenant.',
      failures: {
        ...failures,
        seatsInUse: 'Plus d’appareils ont une place qu’il n’en resterait.',
        versionConflict: 'Cette licence a changé entre-temps.',
      },
      wait,
    },
    'license-manager/edit': {
      form: 'Licence',
      labels: { seats: 'Places', endsOn: 'Finit le', reason: 'Motif' },
      seatsHelper: used => `${used} ${form(used, { one: 'est occupée', other: 'sont occupées' })}.`,
      endsHelper: 'Elle vaut jusqu’à la fin de ce jour.',
      reasonHelper: 'Il figure dans l’historique de cette licence.',
      problems: {
        seatsMissing: 'Entrez le nombre de places, 1 ou plus.',
        seatsTooMany: 'Une licence a 10 000 places au plus.',
        endMissing: 'Choisissez le jour où elle finit.',
        endTooEarly: 'Choisissez un jour après aujourd’hui et après le début.',
        placeMissing: 'Choisissez un établissement dans la liste.',
        planMissing: 'Entrez l’offre.',
      },
      failures: {
        ...failures,
        seatsInUse: 'Plus d’appareils ont une place qu’il n’en resterait. Choisissez ceux qui rendent la leur.',
        versionConflict: 'Cette licence a changé entre-temps.',
      },
      wait,
      save: 'Enregistrer',
      back: 'Retour à la licence',
      inUse: {
        title: tooMany => `${machines(tooMany)} de trop ${form(tooMany, { one: 'a', other: 'ont' })} une place`,
        legend: t`Lesquels rendent leur place ?`,
        more: missing => `Choisissez-en encore ${missing}.`,
        release: number => `Libérer ${seats(number)} et enregistrer`,
        consequence: 'Un appareil sans place refuse la séance suivante dès la fin de son crédit hors ligne.',
      },
      create: {
        title: 'Nouvelle licence',
        place: 'Établissement',
        placeHelper: 'Entrez une partie de son nom, de sa ville ou de son propriétaire.',
        noPlaces: 'Cet établissement n’existe pas.',
        plan: 'Offre',
        planHelper: 'Son nom sur les commandes, par exemple Club ou Studio.',
        startsOn: 'Commence le',
        startsHelper: 'Laissez vide pour commencer maintenant.',
        action: 'Créer la licence',
      },
    },
  };
});
