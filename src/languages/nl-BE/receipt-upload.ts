import type { sendingWords, words as english } from '../../widgets/account/receipt-upload/copy.js';
import type { TextsByScope } from '../texts.js';
import { days, failures as common, wait } from './common.js';

const failures = {
  ...common,
  notFound: 'We hebben het begin van dit bestand niet meer. Stuur het opnieuw.',
  fileTooLarge: 'Dit bestand is groter dan 10\u00a0MB. Stuur een kleinere afbeelding of pdf.',
  fileTypeRefused: 'Dit is geen pdf, JPEG, PNG of WebP. Stuur je aankoopbewijs in een van die formaten.',
  uploadOffsetMismatch: 'Een ander venster verstuurde dit bestand ook. Ga hier verder.',
};

export const words: TextsByScope<typeof english> & TextsByScope<typeof sendingWords> = {
  'receipt-upload': {
    title: 'Aankoopbewijs van je toestel',
    sendAnyway: 'Een aankoopbewijs sturen',
    screen: { what: 'je aankoopbewijzen' },
    next: {
      title: 'Wat er nu gebeurt',
      send: '1. Je stuurt je aankoopbewijs',
      check: '2. We kijken het binnen twee dagen na',
      code: '3. Je code komt per e-mail',
    },
    arrivedTitle: 'We hebben je aankoopbewijs ontvangen.',
    arrived: 'We controleren het binnen twee dagen en laten je iets weten.',
    arrivedVisitor: email =>
      `We controleren het binnen twee dagen en mailen naar ${email}. Na goedkeuring staat in die e-mail een code voor je maanden.`,
    list: 'Je aankoopbewijzen',
    status: { pending: 'Wordt gecontroleerd', approved: 'Goedgekeurd', rejected: 'Niet aanvaard' },
    sent: (date, when) => `Verstuurd op ${date}, ${when}`,
    when: number => (number === 0 ? 'vandaag' : number === 1 ? 'gisteren' : `${days(number)} geleden`),
    bought: {
      at: shop => `Gekocht bij ${shop}`,
      on: date => `Gekocht op ${date}`,
      both: (shop, date) => `Gekocht bij ${shop} op ${date}`,
    },
    serialNumber: serial => `Serienummer ${serial}`,
    pending: 'We controleren het binnen twee dagen. Na goedkeuring staat je code hier.',
    provisional: date =>
      `We controleren het binnen twee dagen. Tot dan loopt je abonnement tot ${date}. Na goedkeuring krijg je alle maanden.`,
    pendingChild:
      'We controleren het binnen twee dagen. Na goedkeuring krijgt het hoofdaccount een code voor de maanden.',
    code: 'De code voor je maanden',
    redeem: 'Code inwisselen',
    codeOfParent: 'De maanden zijn voor het hoofdaccount. Dat kan de code inwisselen.',
    noCode: 'De maanden zitten in het abonnement dat je ermee begonnen bent.',
    noReason: 'We konden het niet aanvaarden.',
    earlier: 'Oudere aankoopbewijzen tonen',
    moreFailed: 'We konden de oudere aankoopbewijzen niet laden.',
    another: 'Nog een aankoopbewijs sturen',
  },
  'receipt-upload/send': {
    intro:
      'Toestel gekocht in een winkel? Daar kunnen maanden abonnement bij horen. Stuur ons je aankoopbewijs, en je krijgt een code.',
    child: 'Je hoort bij een gezinsabonnement: de maanden gaan naar het hoofdaccount.',
    visitor: { text: 'Met een account volg je hier je aankoopbewijs.', signIn: 'Aanmelden' },
    ended:
      'Je bent afgemeld. Meld je opnieuw aan om het vanuit je account te sturen; we hebben bewaard wat je invulde.',
    begun: name => `${name} is niet volledig aangekomen. Kies het opnieuw en we gaan verder waar het gestopt was.`,
    problemTitle: 'Controleer de aangeduide velden.',
    labels: {
      serialNumber: 'Serienummer',
      retailer: 'Winkel',
      purchasedOn: 'Aankoopdatum',
      email: 'E-mailadres',
      file: 'Aankoopbewijs',
    },
    serialHelper:
      'Op de sticker onderaan het frame. Streepjes, spaties en hoofdletters maken niets uit. O en 0, I en 1 wel.',
    serial: {
      looking: 'Bezig met opzoeken…',
      known: name => `${name}. De maanden zijn nog niet gebruikt.`,
      taken: name => `${name}. De maanden zijn al gebruikt, of er hoorden er geen bij.`,
      unknown: 'We kennen dit nummer niet. Controleer de sticker of laat het leeg.',
    },
    emailHelper: 'Hier mailen we je zodra we het bekeken hebben.',
    fileHelper:
      'Een foto of pdf waarop de winkel, de datum en het toestel leesbaar zijn. Pdf, JPEG, PNG of WebP, tot 10\u00a0MB.',
    send: 'Aankoopbewijs sturen',
    back: 'Terug naar je aankoopbewijzen',
    sending: {
      title: name => `${name} wordt verstuurd`,
      note: 'Houd deze pagina open tot het klaar is.',
      waiting: 'Verbinding weg. We proberen opnieuw…',
      stop: 'Stoppen',
    },
    progress: (percent, received, size) => `${percent}, ${received} van ${size}`,
    stopped: {
      title: 'De upload is gestopt.',
      text: (received, size) => `${received} van ${size} is aangekomen. We bewaren het een dag.`,
      resume: 'Verdergaan',
      startOver: 'Opnieuw beginnen',
    },
    wait,
    failures,
    problems: {
      emailMissing: 'Vul je e-mailadres in.',
      emailInvalid: 'Vul een e-mailadres in zoals naam@voorbeeld.com.',
      dateInFuture: 'Vul vandaag of een eerdere datum in.',
      fileMissing: 'Kies het bestand van je aankoopbewijs.',
      fileTooLarge: failures.fileTooLarge,
      fileTypeRefused: failures.fileTypeRefused,
    },
  },
};
