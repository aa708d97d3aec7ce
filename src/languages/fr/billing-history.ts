import type { words as english } from '../../widgets/account/billing-history/copy.js';
import type { detailsWords } from '../../widgets/account/billing-history/details-copy.js';
import type { TextsByScope } from '../texts.js';
import { brands } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench((french): TextsByScope<typeof english | typeof detailsWords> => {
  const { t, form, fromToday } = french;
  const daysOf = (left: number, of: number) => `${left} sur ${of} ${form(of, { one: 'jour', other: 'jours' })}`;
  return {
    'billing-history': {
      title: 'Factures et commandes',
      pages: 'Pages de vos factures et commandes',
      columns: { date: 'Date', what: 'Objet', status: 'État', amount: 'Montant', receipt: 'Reçu' },
      reasons: {
        subscribe: 'Nouvel abonnement',
        activate: 'Début de l’abonnement',
        renewal: 'Renouvellement de l’abonnement',
        change: 'Changement d’abonnement',
        resume: 'Reprise de l’abonnement',
        addon: 'Option',
        refund: 'Remboursement',
        phase: 'Phase suivante de l’abonnement',
      },
      standings: {
        paid: 'Payée',
        due: 'À payer',
        failed: 'Paiement refusé',
        refunded: 'Remboursée',
        partlyRefunded: 'Remboursée en partie',
        void: 'Annulée',
        uncollectible: 'Impayée',
      },
      orderStates: {
        placed: 'Commandée',
        paid: 'Payée',
        shipped: 'Expédiée',
        delivered: 'Livrée',
        canceled: 'Annulée',
        refunded: 'Remboursée',
      },
      order: (first, others) => (others === 0 ? first : `${first} et ${others} de plus`),
      orderNumber: number => `Commande ${number}`,
      due: {
        failed: 'Un paiement n’a pas été accepté',
        open: 'Un paiement est attendu',
        tried: (amount, date, when) =>
          t`Il reste ${amount} à payer. Nous réessaierons avec votre carte le ${date}, ${when}. Mettez-la à jour pour payer dès maintenant.`,
        waiting: amount => `Il reste ${amount} à payer.`,
        pay: 'Mettre la carte à jour',
      },
      when: fromToday,
      page: 'cette page',
      emptyTitle: 'Aucune facture pour l’instant',
      emptyText: 'Retrouvez ici vos factures et commandes, chacune avec un reçu à imprimer.',
      screen: {
        what: 'vos factures et commandes',
        here: 'Retrouvez ici vos factures, vos commandes et vos reçus.',
        child: 'Les factures et les reçus se trouvent dans ce compte.',
      },
    },
    'billing-history/details': {
      lines: {
        discount: name => t`Réduction : ${name}`,
        plainDiscount: 'Réduction',
        unused: (name, left, of) => `Temps non utilisé de ${name} (${daysOf(left, of)})`,
        remaining: (name, left, of) => `Temps restant de ${name} (${daysOf(left, of)})`,
        creditUsed: 'Crédit utilisé',
        creditGiven: 'Ajouté à votre crédit',
        refund: 'Remboursement',
        tax: 'Taxes',
        redemption: name => t`Code utilisé : ${name}`,
        plainRedemption: 'Code',
        overdue: 'Reporté d’une facture précédente',
      },
      period: (start, end) => `Du ${start} au ${end}`,
      item: (quantity, name) => (quantity === 1 ? name : `${quantity} × ${name}`),
      total: 'Total',
      carriedOver: 'Trop peu pour être débité, donc ajouté à votre prochaine facture.',
      facts: {
        card: ({ brand, last4 }) => `${brands[brand]} se terminant par ${last4}`,
        on: (what, date) => `${what}, ${date}`,
        paid: 'Payé avec',
        asked: 'Carte essayée',
        credit: 'Crédit',
        nothing: 'Nous n’avons rien débité',
        refunded: 'Remboursé',
        refundedTo: 'Remboursé sur',
        attempts: 'Tentatives',
        next: 'Prochaine tentative',
        due: 'À payer depuis le',
        billedTo: 'Facturé à',
      },
      pay: 'Mettre la carte à jour',
      print: {
        open: 'Imprimer le reçu',
        title: number => `Reçu ${number}`,
        refundTitle: number => `Remboursement ${number}`,
        print: 'Imprimer',
        close: 'Fermer',
        receipt: 'Reçu',
        refund: 'Remboursement',
        number: 'Numéro',
        date: 'Date',
        what: 'Désignation',
        amount: 'Montant',
      },
    },
  };
});
