import type { MailTexts } from './texts.js';

const howToEnd = 'Wil je stoppen? Zeg voor die dag op wanneer je wilt: open je abonnement, klik op Opzeggen, klaar.';
const notYou = 'Was jij dat niet? Stel dan meteen een nieuw wachtwoord in en bel ons.';

export const dutch: MailTexts = {
  greeting: name => `Dag ${name},`,
  closing: 'Tot de volgende training. Je Echelon-ploeg',
  help: 'Een vraag? Praat met ons',
  reason: address => `We stuurden dit naar ${address} omdat het over je Echelon-account gaat.`,
  terms: {
    due: 'Te betalen',
    paid: 'Betaald',
    price: 'Prijs',
    date: 'Datum',
    plan: 'Formule',
    card: 'Kaart',
    expires: 'Vervalt',
    code: 'Je code',
    worth: 'Goed voor',
    file: 'Aankoopbewijs',
    why: 'Reden',
  },
  ways: {
    plan: 'Je abonnement bekijken',
    pay: 'Kaart aanpassen en betalen',
    card: 'Kaart aanpassen',
    confirm: 'Betaling bevestigen',
    activate: 'Abonnement starten',
    rejoin: 'Opnieuw beginnen',
    newPassword: 'Nieuw wachtwoord kiezen',
    setPassword: 'Wachtwoord instellen',
    signIn: 'Inloggen',
    security: 'Beveiliging nakijken',
    invitation: 'Meedoen met het gezin',
    join: 'Abonnement kiezen',
    redeem: 'Code inwisselen',
    receipt: 'Nieuw bewijs sturen',
    bills: 'Je facturen bekijken',
    alarms: 'Je meldingen bekijken',
  },
  ended: {
    requested: 'Je hebt het opgezegd.',
    payment_failed: 'We konden je betaling niet innen.',
    staff: 'Onze klantendienst heeft het beëindigd.',
    fraud: 'Heb je vragen? Praat met ons.',
    migrated: 'Het is verhuisd naar een andere betaaldienst.',
    partner: 'De partner die het je gaf, heeft het beëindigd.',
    trial_ended: 'Je proefperiode is voorbij en er was geen kaart voor de eerste factuur.',
    proof_rejected: 'We konden je aankoopbewijs niet aanvaarden.',
    proof_undecided: 'We hebben je aankoopbewijs niet op tijd goedgekeurd.',
  },
  alarms: {
    offline: () => 'Niet verbonden',
    fault: code => `Storing ${code}`.trim(),
    oneSecretTwice: detail =>
      detail ? 'Twee toestellen gebruiken één serienummer' : 'Twee toestellen gebruiken één sleutel',
    seatsLow: free => `Vrije plaatsen: ${free}`,
    licenseEnds: days => `Licentie loopt af binnen ${days} dagen`,
  },
  mails: {
    paymentFailed: {
      subject: ({ amount }) => `Je betaling van ${amount} is niet gelukt`,
      text: () => [
        'Je bank heeft je kaart geweigerd. Je houdt je abonnement voorlopig, en we proberen het over een paar dagen opnieuw.',
        'Liever niet wachten? Pas je kaart aan en we rekenen het bedrag nu aan.',
      ],
    },
    paymentRecovered: {
      subject: ({ amount }) => `In orde: we hebben je ${amount} ontvangen`,
      text: () => ['Je achterstallige betaling is betaald. Je abonnement loopt gewoon door; bewaar dit als bewijs.'],
    },
    paymentReceived: {
      subject: ({ amount }) => `Je betaalbewijs van ${amount}`,
      text: () => ['Bedankt, je betaling is binnen. Deze factuur en alle andere vind je in je account.'],
    },
    paymentRequiresAction: {
      subject: () => 'Je bank vraagt je om je betaling te bevestigen',
      text: () => ['Het is een korte controle of jij het bent. Tot je bevestigt, wordt er niets aangerekend.'],
    },
    membershipCanceled: {
      subject: ({ date }) => `Je hebt opgezegd. Je abonnement eindigt op ${date}`,
      text: ({ when }) => [
        `We hebben je opzegging ontvangen. Je kunt tot dan trainen, ${when}, en we rekenen niets meer aan.`,
        'Toch blijven? Met één klik houd je je abonnement, zolang die dag niet voorbij is.',
      ],
    },
    membershipEnded: {
      subject: () => 'Je abonnement is afgelopen',
      text: ({ ended }) => [ended, 'Je profiel en je trainingen blijven. Kom terug wanneer je wilt.'],
    },
    membershipPaused: {
      subject: () => 'Je abonnement is gepauzeerd',
      text: ({ date, when }) => [
        'Zolang je weg bent, betaal je niets. Je profiel en je trainingen wachten op je.',
        date
          ? `Je bent terug op ${date}, ${when}, en dan komt je volgende factuur. Eerder terugkomen of opzeggen kan ook.`
          : 'Kom terug wanneer je wilt.',
      ],
    },
    membershipResumed: {
      subject: () => 'Welkom terug! Je abonnement loopt weer',
      text: () => ['Al je lessen zijn weer open. De facturen lopen gewoon door.'],
    },
    planChanged: {
      subject: ({ plan, date }) => `Je stapt op ${date} over naar ${plan}`,
      text: ({ when }) => [
        `Je nieuwe formule begint ${when}. Wat het kost en hoe je opzegt, zie je bij je abonnement.`,
      ],
    },
    membershipActivation: {
      subject: () => 'Je abonnement staat klaar',
      text: () => [
        'Je eerste periode begint wanneer jij het zegt, en je eerste factuur komt dan. Je ziet het bedrag voor je betaalt.',
      ],
    },
    renewalUpcoming: {
      subject: ({ date }) => `Je abonnement wordt verlengd op ${date}`,
      text: ({ amount, date, when }) => [
        `We rekenen ${amount} aan op je kaart op ${date}, ${when}. Je hoeft niets te doen.`,
        howToEnd,
      ],
    },
    trialEnding: {
      subject: ({ date }) => `Je proefperiode eindigt op ${date}`,
      text: ({ amount, date, when }) => [
        `Je eerste factuur van ${amount} komt op ${date}, ${when}. Zeg je eerder op, dan betaal je niets.`,
        howToEnd,
      ],
    },
    cardExpiring: {
      subject: ({ card }) => `Je ${card} vervalt binnenkort`,
      text: () => ['Voeg voor je volgende factuur een nieuwe kaart toe, dan mis je geen enkele les.'],
    },
    bundleConfirmed: {
      subject: ({ date }) => `Je gratis maanden zijn bevestigd tot ${date}`,
      text: ({ date, when }) => [
        `We hebben je aankoopbewijs goedgekeurd. Je traint gratis tot ${date}, ${when}.`,
        'Daarna betaal je de prijs van je formule. Zeg je eerder op, dan betaal je niets.',
      ],
    },
    passwordReset: {
      subject: () => 'Kies een nieuw wachtwoord',
      text: () => [
        'Je vroeg een nieuw wachtwoord. Deze link werkt één keer, één uur lang.',
        'Was jij dat niet? Dan mag je dit negeren: er is niets veranderd.',
      ],
    },
    passwordChanged: {
      subject: () => 'Je wachtwoord is gewijzigd',
      text: () => ['Je kunt je aanmelden met je nieuwe wachtwoord. Je andere apparaten zijn afgemeld.', notYou],
    },
    emailChanged: {
      subject: () => 'Je e-mailadres is gewijzigd',
      text: () => [
        'Met dit adres kom je niet meer in je account, en oude links werken niet.',
        'Was jij dat niet? Bel ons dan meteen.',
      ],
    },
    activation: {
      subject: () => 'Stel je wachtwoord in en je kunt beginnen',
      text: () => ['Je account staat klaar. Deze link werkt één keer, zeven dagen lang.'],
    },
    accountCreated: {
      subject: ({ partner }) => `${partner} heeft een Echelon-account voor je gemaakt`,
      text: () => ['Train ook thuis. Stel je wachtwoord in om te beginnen: deze link werkt één keer.'],
    },
    locationInvitation: {
      subject: ({ location }) => `${location} heeft je aan het team toegevoegd`,
      text: () => [
        'Beheer de toestellen, licenties en activeringscodes met Echelon. Stel je wachtwoord in om te beginnen: deze link werkt één keer, zeven dagen lang.',
      ],
    },
    locationConnected: {
      subject: ({ location }) => `${location} heeft je aan het team toegevoegd`,
      text: () => ['Log in met je eigen wachtwoord om de toestellen, licenties en activeringscodes te beheren.'],
    },
    familyInvitation: {
      subject: ({ parent }) => `${parent} nodigt je uit om samen te trainen`,
      text: ({ parent }) => [
        `Je krijgt een eigen profiel bij het abonnement van ${parent}, en het kost je niets.`,
        'De link is alleen voor jou. Ken je de afzender niet? Negeer dit dan.',
      ],
    },
    familyRemoved: {
      subject: ({ parent }) => `Je hoort niet meer bij het abonnement van ${parent}`,
      text: () => ['Je profiel en je trainingen blijven van jou. Wil je blijven trainen? Kies je eigen abonnement.'],
    },
    receiptApproved: {
      subject: ({ days }) => `Aankoopbewijs goedgekeurd: hier is je code voor ${days}`,
      text: () => ['Bedankt voor je aankoopbewijs. Wissel je code in en die maanden zijn van jou.'],
    },
    receiptRejected: {
      subject: () => 'We konden je aankoopbewijs niet goedkeuren',
      text: () => ['Dit is waarom. Verbeter het en stuur een nieuw bewijs: het duurt een minuut.'],
    },
    supportSignedIn: {
      subject: () => 'Onze klantendienst heeft je account geopend',
      text: () => [
        'Ze keek het voor je na en ziet je wachtwoord of je kaartnummer niet.',
        'Vroeg je niet om hulp? Bel ons.',
      ],
    },
    alarmDigest: {
      subject: ({ count }) => `Meldingen op je locaties: ${count}`,
      text: () => [
        'Dit vraagt nu je aandacht. We herinneren je er één keer per dag aan tot het opgelost is. Wat kan wachten, stel je uit.',
      ],
    },
  },
};
