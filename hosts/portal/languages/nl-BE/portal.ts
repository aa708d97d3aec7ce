import type { PortalTexts } from '../texts.js';

export const words: PortalTexts = {
  'portal/layout': {
    skip: 'Naar de inhoud',
    signOut: 'Afmelden',
    notLoaded: {
      title: 'Deze pagina kon niet worden geladen',
      text: 'Controleer je internetverbinding. Wat je elders hebt ingevuld, gaat niet verloren.',
      again: 'Opnieuw laden',
    },
  },
  'portal/area': {
    navigation: 'Je account',
    groups: { membership: 'Abonnement', you: 'Jij' },
    pages: {
      overview: 'Start',
      plan: 'Abonnement',
      payment: 'Betaling',
      billing: 'Facturen',
      family: 'Gezin',
      redeem: 'Codes en aankopen',
      receipts: 'Aankoopbewijzen',
      profile: 'Profiel',
      security: 'Beveiliging',
      equipment: 'Toestellen',
      preferences: 'Voorkeuren',
      history: 'Geschiedenis',
    },
    beside: { plan: 'Formule', payment: 'Betaling', redeem: 'Code inwisselen', receipts: 'Aankoopbewijzen' },
    titles: {
      overview: 'Je abonnement',
      plan: 'Je formule',
      payment: 'Kaart en factuuradres',
      billing: 'Facturen en betalingen',
      family: 'Je gezin',
      redeem: 'Een code inwisselen',
      receipts: 'Aankoopbewijzen opladen',
      profile: 'Je profiel',
      security: 'Wachtwoord en aanmeldingen',
      equipment: 'Je fitnesstoestellen',
      preferences: 'Je voorkeuren',
      history: 'Geschiedenis van je account',
    },
    goOn: 'Verdergaan',
    parentOnly: {
      title: '{name} regelt dit',
      titleUnnamed: 'Het hoofdaccount regelt dit',
      text: 'De formule, de betalingen en de codes van een gezin zitten in het hoofdaccount. Wat van jou is, vind je in het menu.',
      redeem: 'Dit account hoort bij dat van {name}. Codes moeten in het hoofdaccount worden ingewisseld.',
      home: 'Naar je abonnement',
    },
    selfOnly: {
      title: 'Niet terwijl je overgeschakeld bent',
      text: 'Wachtwoorden en toestellen zijn van wie er zich mee aanmeldt. Ga terug naar je eigen account om die van jou te zien.',
    },
  },
  'portal/train-today': {
    title: 'Train vandaag',
    text: 'Alle live en on-demand lessen zitten in de Echelon-app. Je meldt je er met hetzelfde account aan.',
  },
  'portal/signup': { title: 'Word lid van Echelon' },
  'portal/login': {
    title: 'Aanmelden',
    resetting: 'Kies een nieuw wachtwoord',
    joining: 'Lid worden van een gezinsabonnement',
  },
  'portal/logout': {
    title: 'Je bent afgemeld',
    refused: 'Je sessie was verlopen, of ze gaf je geen toestemming voor wat je vroeg.',
    kept: 'Meld je opnieuw aan om verder te gaan waar je was. Wat je hebt ingevuld, blijft bewaard tot je dit tabblad sluit, behalve wachtwoorden en kaartgegevens.',
    done: 'Tot de volgende training.',
    again: 'Opnieuw aanmelden',
    join: 'Nieuw hier? |Bekijk de abonnementen|',
  },
  'portal/not-found': { title: 'Pagina niet gevonden' },
  'portal/front': {
    title: 'Haal de les in huis',
    lead: 'Live en on-demand lessen voor fietsen, roeien, lopen, klimmen en kracht.',
    from: 'Vanaf {price} per maand',
    joinFrom: 'Doe mee vanaf {price} per maand',
    cancel: 'Opzeggen wanneer je wilt.',
    join: 'Word lid',
    signIn: 'Aanmelden',
    disciplines: { bike: 'Fietsen', row: 'Roeien', run: 'Lopen', climb: 'Klimmen', strength: 'Kracht' },
  },
  'portal/faq': {
    title: 'Veelgestelde vragen',
    questions: {
      charge: {
        asked: 'Wanneer wordt mij iets aangerekend?',
        answer:
          'Voor je je abonneert, zie je in het paneel “Je abonnement” wat vandaag wordt aangerekend. Met een proefperiode of met maanden die bij je toestel inbegrepen zijn, is dat 0,00; de eerste betaling volgt na afloop.',
      },
      end: {
        asked: 'Hoe zeg ik een abonnement op?',
        answer:
          'Dat kan op elk moment. Het blijft actief tot de periode die je hebt betaald voorbij is, en wordt daarna niet verlengd.',
      },
      family: {
        asked: 'Kan mijn gezin het ook gebruiken?',
        answer:
          'Dat hangt af van het abonnement: bij elk abonnement staat hoeveel gezinsleden inbegrepen zijn. Ieder van hen krijgt een eigen profiel.',
      },
      cards: {
        asked: 'Met welke kaarten kan ik betalen?',
        answer:
          'Met de gangbare krediet- en debetkaarten, en met Apple Pay of Google Pay als je apparaat dat aanbiedt.',
      },
      bank: {
        asked: 'Mijn bank vraagt me om de betaling te bevestigen. Klopt dat?',
        answer:
          'Ja. Sommige banken vragen je bevestiging wanneer een kaart ergens voor het eerst wordt gebruikt. Hun venster opent boven deze pagina; het abonnement begint zodra je hebt bevestigd.',
      },
      equipment: {
        asked: 'Wat als ik geen toestel heb?',
        answer:
          'Je hebt niets nodig om te beginnen. Voor veel lessen volstaat een mat of gewoon de vloer; de andere volg je met om het even welke fiets, roeimachine of loopband.',
      },
    },
    more: 'Een andere vraag? In het |Helpcentrum| vind je meer.',
  },
  'portal/help': {
    title: 'Helpcentrum',
    signIn: {
      title: 'Ik kan me niet aanmelden',
      text: 'Kies “Wachtwoord vergeten?” op de |aanmeldpagina|: je krijgt een e-mail met een link om een nieuw wachtwoord te kiezen. Komt er niets aan, kijk dan bij je ongewenste e-mail en ga na of het wel het adres is waarmee je je hebt ingeschreven.',
    },
    fields: {
      title: 'De kaartvelden verschijnen niet',
      text: 'Ze komen van de betaaldienst. Adblockers en privacysoftware houden ze soms tegen, en een verbroken verbinding ook. Sta de betaaldienst toe voor deze pagina en klik dan op “Opnieuw proberen”.',
    },
    declined: {
      title: 'Mijn kaart is geweigerd',
      text: 'Je bank heeft de betaling geweigerd, en alleen de bank weet waarom. Probeer een andere kaart; wat je hebt ingevuld, blijft staan en er is niets aangerekend.',
    },
    signedOut: {
      title: 'Ik ben afgemeld',
      text: 'Een sessie duurt drie dagen als je de site niet bezoekt. Ze eindigt ook op al je apparaten wanneer je je wachtwoord wijzigt.',
    },
    contact: {
      title: 'Neem contact met ons op',
      call: 'Bel ons',
      write: 'Mail ons',
      country: 'Je land',
      text: 'We kunnen je abonnement, je betalingen en je codes zien, maar nooit je wachtwoord of je kaartnummer. Houd het e-mailadres van je account bij de hand, en het serienummer als het over een toestel gaat.',
    },
  },
  'portal/terms': {
    title: 'Algemene voorwaarden',
    lead: 'Met deze voorwaarden ga je akkoord wanneer je lid wordt. Je kunt ze ook |op een aparte pagina openen| om ze af te drukken of te bewaren.',
    document: 'Algemene voorwaarden van Echelon',
  },
  'portal/privacy': {
    title: 'Privacybeleid',
    lead: 'Wat deze site over je bewaart, waar dat gebeurt en hoe je het laat verwijderen.',
    device: {
      title: 'Op je apparaat',
      kept: {
        session:
          'Wanneer je je aanmeldt, bewaren twee cookies en twee items in de opslag van je browser je sessie en je gebruikers-ID. De cookies vervallen na drie dagen; als je je afmeldt, worden ze alle vier meteen verwijderd.',
        signup:
          'Terwijl je je inschrijft, bewaart de opslag van je browser wat je al hebt gekozen, de link waarlangs je kwam, je naam en je e-mailadres, zodat er niets verloren gaat als de pagina opnieuw wordt geladen. Nooit je wachtwoord of je kaart.',
        nothingElse: 'Er zijn geen advertentiecookies, en niets volgt je van hier naar andere sites.',
      },
    },
    us: {
      title: 'Bij ons',
      kept: {
        person: 'Je naam, e-mailadres, land en telefoonnummer; je wachtwoord alleen in een onomkeerbare vorm.',
        membership: 'Je abonnement: formule, data, betalingen en de wijzigingen die je hebt aangebracht.',
        consent: 'Wanneer je met de voorwaarden akkoord ging, en welke partner of campagne je hierheen bracht.',
      },
    },
    provider: {
      title: 'Bij de betaaldienst',
      text: 'Je vult je kaart in via velden die van de betaaldienst zijn. Wij krijgen het merk, de laatste vier cijfers en de maand waarin ze vervalt, en verder niets.',
    },
    leaving: {
      title: 'Als je weggaat',
      signOut: '|Meld je af| om deze gegevens van dit apparaat te wissen.',
      deletion: 'Wil je je account laten verwijderen? Kijk dan in het |Helpcentrum|.',
    },
  },
  'portal/psti': {
    title: 'PSTI-conformiteit',
    lead: 'De Britse wet “Product Security and Telecommunications Infrastructure Act 2022” legt drie verplichtingen op voor producten die verbinding maken met een netwerk. Dit betekenen ze voor je abonnement.',
    passwords: {
      title: 'Wachtwoorden',
      text: 'Geen enkel account heeft een wachtwoord tot de eigenaar er een kiest: 8 tot 32 tekens, met minstens één letter, één cijfer en één symbool. Er is geen standaardwachtwoord en geen gedeeld wachtwoord.',
    },
    reporting: {
      title: 'Een kwetsbaarheid melden',
      text: 'Heb je een manier gevonden om de beveiliging van deze site of van een verbonden toestel te omzeilen, meld het ons dan via het |Helpcentrum|. Zeg wat je hebt gezien en hoe je het opnieuw te zien krijgt, en houd het voor jezelf tot het is opgelost.',
    },
    updates: {
      title: 'Beveiligingsupdates',
      text: 'Hoelang een model beveiligingsupdates krijgt, staat in de conformiteitsverklaring die erbij zat. Het model en het serienummer staan op de sticker van het frame.',
    },
  },
};
