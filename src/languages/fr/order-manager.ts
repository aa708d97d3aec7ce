import type { words as english } from '../../widgets/commercial/order-manager/copy.js';
import type { orderWords } from '../../widgets/commercial/order-manager/order/order-copy.js';
import type { wizardWords } from '../../widgets/commercial/order-manager/wizard/wizard-copy.js';
import type { TextsByScope } from '../texts.js';
import { createWait, failures as common } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english | typeof orderWords | typeof wizardWords> => {
  const { t } = french;
  const wait = createWait(french);
  const failures = {
    ...common,
    orderMoveIllegal: 'Ce n’est plus possible avec cette commande.',
    notYourMove: 'C’est à quelqu’un d’autre de le faire.',
    orderEmpty: t`Ajoutez d’abord un article : cette commande est vide.`,
    versionConflict: 'Cette commande a changé entre-temps.',
  };
  return {
    'order-manager': {
      title: 'Commandes',
      searched: 'Numéro, propriétaire ou établissement',
      columns: { number: 'Commande', location: 'Établissement', total: 'Total', status: 'État', createdAt: 'Créée' },
      filters: { status: 'État', locationId: 'Établissement' },
      statuses: {
        draft: 'Brouillon',
        submitted: 'À approuver',
        approved: 'Approuvée',
        fulfilled: 'Livrée',
        canceled: 'Annulée',
      },
      create: 'Nouvelle commande',
      emptyTitle: 'Aucune commande pour l’instant',
      emptyText: {
        dealer: 'Commandez des places et des appareils pour un établissement. Ils apparaissent ici.',
        other: 'Ce que votre revendeur commande pour vous apparaît ici, pour que vous l’approuviez.',
      },
      screen: { what: 'vos commandes', here: 'Voyez chaque commande, ce qu’elle attend et son total.' },
    },
    'order-manager/order': {
      loadingTitle: 'Commande',
      what: 'cette commande',
      unknownTitle: 'Cette commande n’est pas là',
      unknownText: 'Elle est peut-être d’un établissement que vous ne voyez plus.',
      close: 'Retour à la liste',
      total: 'Total',
      for: (location, owner) => `${location}, ${owner}`,
      lines: 'Articles',
      noLines: 'Cette commande est encore vide.',
      kinds: {
        license: (quantity, price) => `${quantity} × ${price}, places`,
        equipment: (quantity, price) => `${quantity} × ${price}, appareils`,
      },
      nexts: {
        draft: t`Un brouillon : seul le revendeur le change.`,
        submitted: 'Attend l’accord du propriétaire.',
        approved: 'Attend notre livraison.',
        fulfilled: 'Tout est livré.',
        canceled: 'Rien n’est livré.',
      },
      notes: 'Remarques',
      history: 'Historique',
      us: 'Echelon',
      entries: {
        draft: 'a commencé la commande',
        submitted: 'l’a soumise',
        approved: 'l’a approuvée',
        fulfilled: 'l’a livrée',
        canceled: 'l’a annulée',
      },
      because: reason => t`« ${reason} »`,
      edit: 'Modifier le brouillon',
      moves: {
        submit: {
          button: 'Soumettre',
          title: number => t`Soumettre ${number} ?`,
          text: 'Le propriétaire la reçoit pour l’approuver. Vous ne pouvez plus changer ses articles ensuite.',
          action: 'Soumettre au propriétaire',
          done: 'Commande soumise. Elle attend le propriétaire.',
        },
        approve: {
          button: 'Approuver',
          title: number => t`Approuver ${number} ?`,
          text: 'Vous commandez ce qu’elle contient, à ces prix. Nous livrons ensuite.',
          action: 'Approuver la commande',
          done: 'Commande approuvée. Nous livrons ensuite.',
        },
        fulfill: {
          button: 'Livrer',
          title: number => t`Livrer ${number} ?`,
          text: 'Ses licences commencent maintenant et ses appareils sont attendus sur place.',
          action: 'Livrer la commande',
          done: 'Commande livrée. Les licences courent et les appareils sont en route.',
        },
        cancel: {
          button: 'Annuler la commande',
          title: number => t`Annuler ${number} ?`,
          text: 'Rien n’est livré. Une commande annulée reste dans la liste et ne se rouvre pas.',
          action: 'Annuler la commande',
          done: 'Commande annulée.',
        },
      },
      reason: 'Motif',
      reasonHelper: 'Il figure dans l’historique de cette commande.',
      reasonMissing: 'Dites pourquoi, pour que l’autre partie le sache.',
      licenseDays: 'Durée des licences',
      days: 'jours',
      licenseDaysHelper: 'Un an, sauf si vous dites autre chose.',
      licenseDaysWrong: most => `Entrez de 1 à ${most} jours.`,
      changedBy: name => `${name} a changé cette commande entre-temps. La voici telle qu’elle est maintenant.`,
      changed: 'Cette commande a changé entre-temps. La voici telle qu’elle est maintenant.',
      failures,
      wait,
    },
    'order-manager/wizard': {
      title: 'Nouvelle commande',
      draft: number => `Commande ${number}`,
      back: 'Retour aux commandes',
      steps: { place: 'Établissement', lines: 'Articles', review: 'Vérification' },
      saved: {
        saved: 'Enregistrée comme brouillon',
        waiting: 'Enregistrement…',
        saving: 'Enregistrement…',
        failed: 'Pas encore enregistrée',
      },
      saveAgain: 'Enregistrer de nouveau',
      place: {
        title: 'Choisissez l’établissement',
        label: 'Établissement',
        helper: 'Entrez une partie de son nom, de sa ville ou de son propriétaire.',
        none: 'Vous n’avez pas cet établissement.',
        missing: 'Choisissez un établissement dans la liste.',
        next: 'Commencer la commande',
      },
      lines: {
        title: 'Choisissez ce qui y va',
        what: 'ce qui peut être commandé',
        kinds: { license: 'Places', equipment: 'Appareils' },
        each: price => `${price} l’unité`,
        quantity: name => t`Combien : ${name}`,
        next: 'Vérifier',
      },
      summary: {
        title: 'Votre commande',
        empty: 'Ce que vous choisissez s’additionne ici.',
        total: 'Total',
        line: (quantity, name) => `${quantity} × ${name}`,
      },
      review: {
        title: 'Vérifiez et soumettez',
        text: owner => `${owner} la reçoit pour l’approuver. Vous ne pouvez plus changer ses articles ensuite.`,
        notes: 'Remarques',
        notesHelper: t`Ce que nous devons savoir pour livrer : étage, ascenseur, heures d’ouverture.`,
        change: 'Changer les articles',
        submit: 'Soumettre au propriétaire',
      },
      conflict: {
        title: 'Cette commande a changé entre-temps',
        by: name => `${name} l’a enregistrée. Ce que vous avez choisi est toujours là.`,
        somebody: 'Elle a été enregistrée ailleurs. Ce que vous avez choisi est toujours là.',
        mine: 'Garder ma version',
        theirs: 'Charger l’autre version',
      },
      failures,
      wait,
    },
  };
});
