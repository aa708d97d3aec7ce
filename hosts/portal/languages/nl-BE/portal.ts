import type { PortalTexts } from '../texts.js';

export const words: PortalTexts = {
  'portal/layout': {
    skip: 'Naar de inhoud',
    signOut: 'Afmelden',
    notLoaded: {
      title: 'We konden deze pagina niet laden',
      text: 'Controleer je internetverbinding. Wat je elders hebt ingevuld, staat er nog.',
      again: 'Opnieuw laden',
    },
  },
  'portal/area': {
    navigation: 'Je account',
    groups: { membership: 'Abonnement', you: 'Jij' },
    pages: {
      overview: 'Start',
      training: 'Training',
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
      receipts: 'Je aankoopbewijzen',
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
      text: 'De formule, de betalingen en de codes van je gezin zitten in het hoofdaccount. Alles van jou vind je in het menu.',
      redeem: 'Dit account hoort bij dat van {name}. Wissel codes in op het hoofdaccount.',
      home: 'Naar je abonnement',
    },
    selfOnly: {
      title: 'Ga eerst terug naar je account',
      text: 'Wachtwoorden en apparaten zijn van wie zich aanmeldt. Ga terug naar je eigen account om die van jou te zien.',
    },
  },
  'portal/training': {
    navigation: 'Training',
    groups: { day: 'Je dag', progress: 'Je vooruitgang', goals: 'Je doelen' },
    pages: {
      today: 'Vandaag',
      plan: 'Plan',
      classes: 'Lessen',
      class: 'Les',
      strength: 'Kracht',
      session: 'Sessie',
      workouts: 'Trainingen',
      workout: 'Training',
      calendar: 'Kalender',
      trends: 'Trends',
      records: 'Records',
      badges: 'Badges',
      challenges: 'Uitdagingen',
    },
    titles: {
      today: 'Train vandaag',
      plan: 'Plan je week',
      classes: 'Volg een les',
      class: 'Les',
      strength: 'Noteer je sets',
      session: 'Krachtsessie',
      workouts: 'Je trainingen',
      workout: 'Training',
      calendar: 'Je maand',
      trends: 'Je trends',
      records: 'Je records',
      badges: 'Je badges',
      challenges: 'Uitdagingen',
    },
    other: 'Je account',
    account: 'Abonnement',
  },
  'portal/not-for-you': {
    title: 'Dit hoort niet bij je rol',
    text: {
      staff: 'Vraag een beheerder als je het voor je werk nodig hebt.',
      commercial: 'Vraag het aan wie je vestiging leidt als je het nodig hebt.',
    },
    outside: {
      title: {
        staff: 'Deze pagina is voor de mensen van Echelon zelf',
        commercial: 'Deze pagina is voor dealers, eigenaars en vestigingen',
      },
      text: 'Meld je aan met die account om ze te zien. Je blijft aangemeld met de jouwe.',
    },
    home: 'Naar wat van jou is',
    other: 'Als iemand anders aanmelden',
  },
  'portal/work': { title: 'Werk', staff: 'Hulpmiddelen voor het personeel', commercial: 'Je vestigingen' },
  'portal/commercial': {
    navigation: 'Vestigingen',
    groups: { floor: 'Op de vloer', business: 'Zaken' },
    pages: {
      locations: 'Vestigingen',
      location: 'Vestiging',
      machines: 'Toestellen',
      licenses: 'Licenties',
      orders: 'Bestellingen',
      owners: 'Eigenaars',
      activate: 'Activeren',
    },
    titles: {
      locations: 'Je vestigingen',
      location: 'Vestiging',
      machines: 'Je toestellen',
      licenses: 'Licenties en plaatsen',
      orders: 'Bestellingen',
      owners: 'Eigenaars die je begeleidt',
      activate: 'Een toestel activeren',
    },
    signIn: {
      title: 'Meld je aan voor je vestigingen',
      renewed: 'Je wachtwoord is gewijzigd',
      renewedText: 'Meld je aan met het nieuwe.',
    },
    activate: { title: 'Een toestel activeren' },
    switch: {
      title: 'Andere vestigingen',
      label: 'Naar een vestiging',
      none: 'Geen vestiging met deze naam.',
      here: 'Je bent hier',
    },
    other: 'Jij',
    account: 'Je account',
  },
  'portal/train-today': {
    title: 'Train vandaag',
    text: 'Je lessen zitten in de Echelon-app. Je meldt je er met hetzelfde account aan.',
  },
  'portal/signup': { title: 'Word lid van Echelon' },
  'portal/login': {
    title: 'Aanmelden',
    resetting: 'Kies een nieuw wachtwoord',
    joining: 'Sluit je aan bij een gezinsabonnement',
  },
  'portal/logout': {
    title: 'Je bent afgemeld',
    refused: 'Je sessie is voorbij, of je account kan dit niet.',
    kept: 'Meld je opnieuw aan om verder te gaan waar je was. We bewaren wat je hebt ingevuld tot je dit tabblad sluit, behalve wachtwoorden en kaartgegevens.',
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
        asked: 'Wanneer moet ik betalen?',
        answer:
          'Voor je je abonneert, toont het paneel “Je abonnement” wat je vandaag betaalt. Met een proefperiode, of met maanden die bij je toestel zaten, is dat 0,00. Je eerste betaling komt wanneer die aflopen.',
      },
      end: {
        asked: 'Hoe zeg ik mijn abonnement op?',
        answer:
          'In je account, op elk moment. Je houdt je abonnement tot het einde van de periode die je hebt betaald, en het wordt niet verlengd.',
      },
      family: {
        asked: 'Kan mijn gezin het ook gebruiken?',
        answer:
          'Dat hangt af van je formule: bij elke formule staat hoeveel gezinsleden inbegrepen zijn. Iedereen krijgt een eigen profiel.',
      },
      cards: {
        asked: 'Met welke kaarten kan ik betalen?',
        answer: 'Met alle gangbare krediet- en debetkaarten, en met Apple Pay of Google Pay als je apparaat dat heeft.',
      },
      bank: {
        asked: 'Mijn bank vraagt me om de betaling te bevestigen. Klopt dat?',
        answer:
          'Ja. Sommige banken vragen dat de eerste keer dat je een kaart bij ons gebruikt. Hun venster opent boven deze pagina. Bevestig daar, en je abonnement begint.',
      },
      equipment: {
        asked: 'Heb ik een toestel nodig?',
        answer:
          'Niet om te beginnen. Voor veel lessen volstaat een mat of gewoon de vloer, de andere volg je met om het even welke fiets, roeimachine of loopband.',
      },
    },
    more: 'Een andere vraag? Kijk in het |Helpcentrum|.',
  },
  'portal/help': {
    title: 'Helpcentrum',
    signIn: {
      title: 'Ik kan me niet aanmelden',
      text: 'Kies “Wachtwoord vergeten?” op de |aanmeldpagina|: je krijgt een e-mail met een link om een nieuw wachtwoord te kiezen. Komt er niets aan? Kijk bij je ongewenste e-mail, en ga na of het wel het adres is waarmee je lid werd.',
    },
    fields: {
      title: 'Ik zie de kaartvelden niet',
      text: 'Ze komen van onze betaaldienst. Een adblocker, privacysoftware of een verbroken verbinding kan ze tegenhouden. Sta de betaaldienst toe voor deze pagina en klik dan op “Opnieuw proberen”.',
    },
    declined: {
      title: 'Mijn kaart is geweigerd',
      text: 'Je bank zei nee, en alleen je bank weet waarom. Probeer een andere kaart: wat je hebt ingevuld, staat er nog en er is niets aangerekend.',
    },
    signedOut: {
      title: 'Ik ben afgemeld',
      text: 'Tussen twee bezoeken blijf je drie dagen aangemeld. Als je je wachtwoord wijzigt, word je op je andere apparaten afgemeld.',
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
    lead: 'Met deze voorwaarden ga je akkoord wanneer je lid wordt. |Open ze op een aparte pagina| om ze af te drukken of te bewaren.',
    document: 'Algemene voorwaarden van Echelon',
  },
  'portal/privacy': {
    title: 'Privacybeleid',
    lead: 'Wat we over je bewaren, waar we het bewaren en hoe je het verwijdert.',
    device: {
      title: 'Op je apparaat',
      kept: {
        session:
          'Wanneer je je aanmeldt, bewaren twee cookies en twee items in de opslag van je browser je sessie en je gebruikers-ID. De cookies vervallen na drie dagen. Als je je afmeldt, verdwijnen ze alle vier meteen.',
        signup:
          'Terwijl je je inschrijft, bewaart de opslag van je browser je keuzes, de link waarlangs je kwam, je naam en je e-mailadres, zodat er niets verloren gaat als de pagina opnieuw laadt. Je wachtwoord en je kaart komen er nooit in.',
        nothingElse: 'We gebruiken geen advertentiecookies, en niets volgt je van hier naar andere sites.',
      },
    },
    us: {
      title: 'Bij ons',
      kept: {
        person: 'Je naam, e-mailadres, land en telefoonnummer. Je wachtwoord, in een vorm die niemand kan omkeren.',
        membership: 'Je abonnement: formule, data, betalingen en de wijzigingen die je hebt aangebracht.',
        consent: 'Wanneer je met de voorwaarden akkoord ging, en de partner of campagne die je hier bracht.',
      },
    },
    provider: {
      title: 'Bij onze betaaldienst',
      text: 'Je vult je kaart in in de velden van onze betaaldienst. Wij krijgen het merk, de laatste vier cijfers en de maand waarin ze vervalt, en verder niets.',
    },
    leaving: {
      title: 'Als je weggaat',
      signOut: '|Meld je af| om deze gegevens van dit apparaat te wissen.',
      deletion: 'Wil je je account verwijderen? Vraag het in het |Helpcentrum|.',
    },
  },
  'portal/psti': {
    title: 'PSTI-conformiteit',
    lead: 'De Britse wet “Product Security and Telecommunications Infrastructure Act 2022” legt drie verplichtingen op voor producten die verbinding maken met een netwerk. Dit betekenen ze voor je abonnement.',
    passwords: {
      title: 'Wachtwoorden',
      text: 'Je account heeft geen wachtwoord tot jij er een kiest: 8 tot 32 tekens, met minstens één letter, één cijfer en één symbool. We stellen nooit een standaardwachtwoord of gedeeld wachtwoord in.',
    },
    reporting: {
      title: 'Meld een kwetsbaarheid',
      text: 'Heb je een manier gevonden om de beveiliging van deze site of van je toestel te omzeilen? Meld het via het |Helpcentrum|: wat je zag, en hoe wij het ook te zien krijgen. Houd het voor jezelf tot we het hebben opgelost.',
    },
    updates: {
      title: 'Beveiligingsupdates',
      text: 'In de conformiteitsverklaring bij je toestel staat hoelang het beveiligingsupdates krijgt. Het model en het serienummer staan op de sticker van het frame.',
    },
  },
};
