import type { words as english } from '../../widgets/journeys/signup/copy.js';
import type { paymentWords } from '../../widgets/journeys/signup/payment-copy.js';
import type { proofWords } from '../../widgets/journeys/signup/proof-copy.js';
import type { codeFormWords } from '../../widgets/journeys/signup/code-form-copy.js';
import type { refusalWords } from '../../widgets/journeys/signup/refusal-copy.js';
import type { reviewWords } from '../../widgets/journeys/signup/review-copy.js';
import type { welcomeWords } from '../../widgets/journeys/signup/welcome-copy.js';
import { cardExpiry } from '../../core/card.js';
import type { TextsByScope } from '../texts.js';
import { brands, codeRefusal, days, failures } from './common.js';

export const words: TextsByScope<
  | typeof english
  | typeof proofWords
  | typeof paymentWords
  | typeof codeFormWords
  | typeof refusalWords
  | typeof reviewWords
  | typeof welcomeWords
> = {
  signup: {
    steps: {
      plan: 'Abonnement',
      proof: 'Toestel',
      account: 'Account',
      payment: 'Betaling',
      review: 'Controle',
      done: 'Klaar',
    },
    stepsLabel: 'Inschrijving',
    titles: {
      plan: 'Kies je formule',
      proof: 'Voeg je toestel toe',
      account: 'Maak je account aan',
      payment: 'Voeg je kaart toe',
      review: 'Controleer en doe mee',
      done: 'Welkom bij Echelon',
    },
    promise: 'Train live of wanneer je wilt. Altijd opzegbaar.',
    change: 'Abonnement wijzigen',
    signInTitle: 'Meld je aan',
    member: {
      title: 'Je hebt al een abonnement',
      text: plan => `Je hebt ${plan} al. Meer heb je niet nodig.`,
      action: 'Naar je account',
    },
    child: 'Dit account hoort bij een hoofdaccount. Alleen dat kan zich abonneren.',
    failures,
  },
  'signup/proof': {
    text: 'Bij je toestel zaten maanden abonnement. Het serienummer staat op de sticker onderaan het frame.',
    serial: 'Serienummer',
    serialHelper: 'Bijvoorbeeld EX5-2041-7788',
    check: 'Serienummer controleren',
    or: 'Geen serienummer bij de hand?',
    receipt: 'Aankoopbewijs',
    receiptHelper: 'Pdf, JPEG of PNG, tot 10\u00a0MB',
    send: 'Aankoopbewijs sturen',
    serialFound: name => `We hebben je ${name} gevonden. De maanden worden aan dit abonnement toegevoegd.`,
    receiptFound: name =>
      `We hebben je aankoopbewijs (${name}) ontvangen. Je maanden beginnen vandaag, voor korte tijd tot we het goedkeuren.`,
    checking: 'Bezig met controleren…',
    continue: 'Doorgaan',
    failures: {
      ...failures,
      notFound: 'We kennen dit serienummer niet. Controleer de sticker of stuur ons je aankoopbewijs.',
      serialNumberUsed: 'De maanden van dit toestel zijn al gebruikt. Ga terug om een andere aanbieding te kiezen.',
      serialNumberBare: 'Bij dit toestel hoorden geen maanden abonnement. Ga terug om een andere aanbieding te kiezen.',
      serialNumberMissing: 'Vul het serienummer van je toestel in.',
      fileMissing: 'Kies eerst het bestand van je aankoopbewijs.',
      fileTooLarge: 'Dit bestand is groter dan 10\u00a0MB. Stuur een kleinere afbeelding of pdf.',
      fileTypeRefused: 'Dit is geen pdf, JPEG of PNG. Stuur je aankoopbewijs in een van die formaten.',
    },
  },
  'signup/payment': {
    onFile: 'Bewaarde kaart',
    expires: (month, year) => `vervalt ${cardExpiry(month, year)}`,
    use: 'Deze kaart gebruiken',
    another: 'Een andere kaart gebruiken',
    card: ({ brand, last4 }) => `${brands[brand]} •••• ${last4}`,
  },
  'signup/code': { label: 'Promo- of cadeaucode', apply: 'Toepassen', refusal: codeRefusal },
  'signup/refusal': {
    offerUnavailable: 'Deze aanbieding is afgelopen. Ga terug en kies een andere.',
    invalidOffer: 'Ongeldige aanbieding of ongeldig abonnement',
    parentRequired: 'Dit account hoort bij een hoofdaccount. Alleen dat kan zich abonneren.',
    redemptionCodeInvalid: codeRefusal.invalid,
    betterDiscountRuns: codeRefusal.invalid,
    alreadySubscribed: 'Je hebt al een abonnement.',
    subscriptionPending: 'Je laatste betaling wordt nog bevestigd. Probeer het over een minuut opnieuw.',
    useActivate: 'Je abonnement wacht tot je het activeert. Laad de pagina opnieuw.',
    useUncancel: 'Je abonnement loopt nog. Behoud het via je account.',
    cardsNotTaken: 'We nemen hier nog geen kaarten aan. Neem contact op met de klantendienst.',
    paymentMethodRequired: 'Vul eerst een kaart in.',
    paymentFailed: 'Je kaart is geweigerd. Er is niets aangerekend. Gebruik een andere kaart.',
    paymentRequiresAction: 'Je bank wil dat je deze betaling bevestigt. Er is niets aangerekend.',
    termsRequired: 'Ga opnieuw akkoord met de voorwaarden.',
    quoteStale: 'De bedragen zijn gewijzigd. Controleer ze en probeer het opnieuw.',
    serialNumberRequired: 'Deze aanbieding vraagt je serienummer. Ga terug naar de stap Toestel.',
    serialNumberUsed: 'De maanden van dit toestel zijn al gebruikt. Kies een andere aanbieding.',
    managedByChannel: 'Je beheert je abonnement bij een andere winkel.',
    idempotencyConflict: 'Dit is al eerder met andere gegevens verstuurd. Probeer het opnieuw.',
    notInactive: 'Je abonnement is al actief.',
    subscriptionEnded: 'Dat abonnement is afgelopen. Kies een aanbieding.',
  },
  'signup/review': {
    panel: 'Je abonnement',
    trialUsed: 'Dit e-mailadres of deze kaart had al een gratis proefperiode, dus je betaalt vanaf vandaag.',
    provisional: date => `Tot we je aankoopbewijs goedkeuren, loopt je abonnement tot ${date}.`,
    change: 'Kaart wijzigen',
    noCard: 'Je hebt geen kaart nodig: je betaalt vandaag niets, en later ook niet.',
    terms: 'Ik ga akkoord met de',
    termsLink: 'algemene voorwaarden van Echelon',
    subscribe: 'Abonneren',
    pay: amount => `Abonneren en ${amount} betalen`,
    later: {
      trial: (price, date) => `Proefperiode starten, daarna ${price} betalen vanaf ${date}`,
      bundle: (price, date) => `Abonnement starten, daarna ${price} betalen vanaf ${date}`,
      none: (price, date) => `Abonneren, daarna ${price} betalen vanaf ${date}`,
    },
    renews: prices => `Wordt automatisch verlengd tot je opzegt: ${prices}. Opzeggen kan altijd in je account.`,
    termsFirst: 'Ga eerst akkoord met de voorwaarden',
    quoting: 'Je totaal wordt berekend',
    otherCard: 'Een andere kaart gebruiken',
    code: {
      open: 'Heb je een promo- of cadeaucode?',
      remove: 'Verwijderen',
      days: number => `geeft je ${days(number)} extra`,
      credit: amount => `geeft je ${amount} tegoed`,
      discount: name => `geeft je deze korting: ${name}`,
      applied: (code, effect) => `Code ${code} ${effect}.`,
    },
    activating: {
      title: 'Je abonnement wordt geactiveerd',
      subtitle: 'Dit duurt enkele seconden. Laat deze pagina open.',
    },
    continue: 'Doorgaan',
    failures,
    uncertain: {
      unanswered:
        'De server heeft niet geantwoord, dus misschien heb je al betaald. Probeer het opnieuw: we rekenen niets dubbel aan.',
      broken:
        'Er ging iets mis aan onze kant, en misschien heb je al betaald. Probeer het opnieuw: we rekenen niets dubbel aan.',
    },
  },
  'signup/welcome': {
    since: date => `Lid sinds ${date}`,
    active: 'Actief',
    trial: 'Proefperiode',
    paid: amount => `${amount} betaald`,
    nothingPaid: 'Vandaag niets te betalen',
    mailed: address => `Betaalbewijs verstuurd naar ${address}`,
    nextBill: (amount, date) => `Volgende factuur: ${amount} op ${date}`,
    start: 'Start je eerste les',
    apps: 'Alle lessen staan in de app, op je telefoon, tablet of tv.',
  },
};
