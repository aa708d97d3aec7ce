import type { words as english } from '../../widgets/signup/payment-form/copy.js';
import type { TextsByScope } from '../texts.js';
import { brands, failures } from './common.js';

export const words: TextsByScope<typeof english> = {
  'payment-form': {
    form: 'Kaart en factuuradres',
    card: 'Kaart',
    address: 'Factuuradres',
    secure: 'Je kaart gaat rechtstreeks naar onze betaaldienst. Wij zien ze nooit.',
    save: 'Opslaan en doorgaan',
    update: 'Betaling bijwerken',
    cancel: 'Annuleren',
    saving: 'Je kaart wordt opgeslagen',
    confirming: 'Je bank vraagt je om de kaart te bevestigen.',
    loading: 'De velden voor kaart en adres worden geladen',
    lacks: {
      both: 'Vul je kaart en je factuuradres in.',
      card: 'Vul je kaart in.',
      address: 'Vul je factuuradres in.',
    },
    refused: 'We konden je kaart niet opslaan',
    saved: {
      title: 'Je kaart is opgeslagen',
      card: (brand, last4) => `${brand} eindigend op ${last4}`,
    },
    unreachable: {
      title: 'Geen verbinding met Stripe',
      lead: 'Mogelijke oorzaken:',
      issues: [
        'Een adblocker of privacysoftware blokkeert de betaalvelden.',
        'Er is een probleem met je internetverbinding.',
      ],
      retry: 'Opnieuw proberen',
      isolated: 'Deze pagina laat niets van andere sites toe (COEP), dus ook de betaalvelden niet.',
      sandboxed: 'Deze pagina staat in een afgeschermd kader (sandbox), waar de betaalvelden niet werken.',
    },
    lost: 'De pagina is veranderd, en de kaartvelden ook. Vul je kaart opnieuw in.',
    removed: 'De pagina haalt de kaartvelden telkens weg. Er is niets opgeslagen.',
    submitFallback: 'Er ging iets mis bij het versturen.',
    invalidOffer: 'Ongeldige aanbieding of ongeldig abonnement',
    invalidOfferText: 'Ga terug en kies een andere aanbieding, of neem contact op met de klantendienst.',
    signedOut: 'Je bent niet aangemeld',
    signedOutText: 'Meld je eerst aan of maak een account aan.',
    brands,
    loadFailures: failures,
    saveFailures: {
      ...failures,
      paymentFailed: 'Je kaart is geweigerd. Controleer ze of gebruik een andere.',
      paymentRequiresAction: 'Je bank heeft de kaart niet bevestigd. Probeer het opnieuw of gebruik een andere.',
      cardsNotTaken: 'We nemen hier nog geen kaarten aan. Neem contact op met de klantendienst.',
      paymentMethodUnknown: 'Onze betaaldienst vindt deze kaart niet. Vul ze opnieuw in.',
      parentRequired: 'Dit account hoort bij een hoofdaccount. Alleen dat kan de kaart wijzigen.',
      managedByChannel: 'Je abonnement wordt elders aangerekend. Wijzig je kaart daar.',
      notWhileActing: 'Je bekijkt het profiel van iemand anders. Alleen die persoon kan de kaart wijzigen.',
      idempotencyConflict: 'Deze kaart is al eerder met een ander adres opgeslagen. Vul de kaart opnieuw in.',
      validationFailed: 'Controleer je factuuradres.',
      unanswered:
        'De server heeft niet geantwoord, dus misschien is je kaart al bewaard en belast. Probeer het opnieuw: het gebeurt geen twee keer.',
    },
  },
};
