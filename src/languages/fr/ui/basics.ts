import type { UiTexts } from '../../ui-texts.js';
import { failures } from '../common.js';
import type { French } from '../french.js';

export const basics = ({ t, count, support }: French) =>
  ({
    widget: {
      broken: 'Un problème est survenu.',
      notLoaded: failures.offline,
      tryAgain: 'Réessayer',
      customerService: support,
    },
    patience: {
      long: 'Cela prend plus de temps que d’habitude.',
      cancel: 'Annuler',
      goOn: 'Continuer d’attendre',
      unanswered: t`Vous ne savez pas si cela a fonctionné ?`,
      again: 'Voir ce qui est enregistré',
    },
    price: {
      was: 'avant',
      per: 'par',
      free: 'Gratuit',
      each: (price, unit) => `${price} par ${unit}`,
      lasts: (price, time) => `${price} pendant ${time}`,
      next: (first, next) => `${first}, puis ${next}`,
    },
    said: { loading: 'Chargement' },
    overlay: { doneTitle: t`C’est fait !`, doneSubtitle: 'Votre abonnement est activé.' },
    dialog: { close: 'Fermer', cancel: 'Annuler', submit: 'Envoyer' },
    confirmDialog: {
      typeLabel: word => t`Tapez « ${word} » pour confirmer`,
      typeFirst: word => t`Tapez d’abord « ${word} »`,
    },
    toast: {
      close: 'Fermer',
      undo: 'Annuler',
      more: number => count(number, { other: 'de plus' }),
      fewer: 'Afficher moins',
    },
    menu: { actions: 'Autres actions' },
    stepper: {
      progress: 'Progression',
      complete: 'terminé',
      error: 'contient une erreur',
      stepOf: (step, steps, name) => `Étape ${step} sur ${steps} · ${name}`,
    },
  }) satisfies Partial<UiTexts>;
