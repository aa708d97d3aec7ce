import type { words as english } from '../../widgets/signup/payment-form/copy.js';
import type { TextsByScope } from '../texts.js';
import { brands, failures } from './common.js';
import { inFrench } from './french.js';

export const words = inFrench(({ t, support, paymentProvider: provider }): TextsByScope<typeof english> => ({
  'payment-form': {
    form: 'Carte et adresse de facturation',
    card: 'Carte',
    address: 'Adresse de facturation',
    secure: `Votre carte va directement à notre ${provider}. Nous ne la voyons jamais.`,
    save: 'Enregistrer et continuer',
    update: 'Mettre à jour le paiement',
    cancel: 'Annuler',
    saving: 'Enregistrement de votre carte',
    confirming: 'Votre banque vous demande de confirmer la carte.',
    loading: 'Chargement des champs de carte et d’adresse',
    lacks: {
      both: 'Remplissez votre carte et votre adresse de facturation.',
      card: 'Remplissez votre carte.',
      address: 'Remplissez votre adresse de facturation.',
    },
    refused: 'Nous n’avons pas pu enregistrer votre carte',
    saved: {
      title: 'Votre carte est enregistrée',
      card: (brand, last4) => `${brand} se terminant par ${last4}`,
    },
    unreachable: {
      title: 'Impossible de communiquer avec Stripe',
      lead: t`Causes possibles :`,
      issues: [
        'Un bloqueur de publicités ou un logiciel de confidentialité bloque les champs de paiement.',
        'Votre connexion Internet a un problème.',
      ],
      retry: 'Réessayer',
      isolated: 'Cette page n’admet rien d’autres sites (COEP), donc pas les champs de paiement non plus.',
      sandboxed: 'Cette page se trouve dans un cadre isolé (sandbox), où les champs de paiement ne fonctionnent pas.',
    },
    lost: 'La page a changé, et les champs de la carte avec elle. Entrez à nouveau votre carte.',
    removed: 'La page retire sans cesse les champs de la carte. Rien n’a été enregistré.',
    submitFallback: 'Une erreur s’est produite lors de l’envoi.',
    invalidOffer: 'Offre ou abonnement non valide',
    invalidOfferText: `Revenez en arrière et choisissez une autre offre, ou contactez le ${support}.`,
    signedOut: 'Connexion nécessaire',
    signedOutText: 'Connectez-vous ou créez d’abord un compte.',
    brands,
    loadFailures: failures,
    saveFailures: {
      ...failures,
      paymentFailed: 'Votre carte a été refusée. Vérifiez-la ou utilisez-en une autre.',
      paymentRequiresAction: 'Votre banque n’a pas confirmé la carte. Réessayez ou utilisez-en une autre.',
      cardsNotTaken: `Nous n’acceptons pas encore les cartes ici. Contactez le ${support}.`,
      paymentMethodUnknown: `Notre ${provider} n’a pas trouvé cette carte. Entrez-la de nouveau.`,
      parentRequired: 'Ce compte dépend d’un compte principal. Lui seul peut changer la carte.',
      managedByChannel: 'Votre abonnement est facturé ailleurs. Changez-y votre carte.',
      notWhileActing: 'Vous voyez le profil d’une autre personne. Elle seule peut changer sa carte.',
      idempotencyConflict: 'Cette carte a déjà été enregistrée avec une autre adresse. Entrez-la de nouveau.',
      validationFailed: 'Vérifiez votre adresse de facturation.',
      unanswered:
        'Le serveur n’a pas répondu, votre carte est donc peut-être déjà enregistrée et débitée. Réessayez, cela ne se fera pas deux fois.',
    },
  },
}));
