import type { consoleWords } from '../../widgets/commercial/commercial-activation/console-copy.js';
import type { words as english } from '../../widgets/commercial/commercial-activation/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

const machineFailures = {
  alreadyClaimed: 'Dit toestel hoort bij een andere vestiging. Vraag daar om het vrij te geven en probeer het opnieuw.',
  equipmentTrashed: 'Dit toestel is voorgoed buiten dienst. Klopt dat niet? Neem dan contact op met de klantendienst.',
};
const code = {
  invalid: 'Dit is geen activatiecode. Controleer elke letter of vraag een nieuwe in de vestiging.',
  usedUp: 'Deze code is zo vaak gebruikt als het kan. Vraag een nieuwe in de vestiging.',
  expired: 'Deze code is vervallen. Vraag een nieuwe in de vestiging.',
  revoked: 'De vestiging heeft deze code ingetrokken. Vraag een nieuwe.',
};
const serialUnknown = 'We kennen dit serienummer niet. Vergelijk het letter voor letter met het etiket.';
const labelProblems = {
  serialMissing: 'Vul het serienummer in.',
  serialUnknown,
  codeMissing: 'Vul de activatiecode in.',
  codeInvalid: code.invalid,
  codeUsedUp: code.usedUp,
  codeExpired: code.expired,
  codeRevoked: code.revoked,
};
const labelFailures = {
  ...failures,
  ...machineFailures,
  activationCodeInvalid: code.invalid,
  activationCodeUsedUp: code.usedUp,
  activationCodeExpired: code.expired,
  activationCodeRevoked: code.revoked,
  serialNumberUnknown: serialUnknown,
  idempotencyConflict: failures.broken,
};
const place = (name: string) => `Het hoort nu bij ${name}.`;
const seats = {
  seated: (plan: string) => `Het heeft een plaats van de licentie ${plan}.`,
  unlicensed: 'Er was geen plaats vrij. Je kunt erop trainen zodra de vestiging het er een geeft.',
};

export const words: TextsByScope<typeof english | typeof consoleWords> = {
  'commercial-activation': {
    title: 'Activeer een toestel',
    ways: { legend: 'Wat je hebt', screen: 'Code op het scherm', label: 'Het serienummer' },
    scan: 'Scannen met de camera',
    screen: {
      label: 'Code op het scherm van het toestel',
      helper: 'Acht letters en cijfers, in twee groepen.',
      submit: 'Toestel zoeken',
      signIn: 'Meld je aan om een code te bevestigen',
      signInText: 'De eigenaar of een manager van de vestiging bevestigt wat een toestel toont.',
      ended: 'Je bent afgemeld. Meld je opnieuw aan om de code te bevestigen.',
      kept: text => `We hebben je code ${text} bewaard.`,
    },
    confirm: {
      title: 'Is dit het toestel voor je?',
      unknownModel: 'Model nog niet bekend',
      serialNumber: 'Serienummer',
      location: 'Waar staat het?',
      search: 'Een vestiging zoeken',
      what: 'je vestigingen',
      nowhere: 'Je leidt geen vestiging die toestellen krijgt',
      nowhereText: 'Vraag de eigenaar of de manager om deze code te bevestigen.',
      notFound: 'Geen vestiging heet zo. Probeer een ander deel van de naam.',
      submit: 'Ja, activeren',
      back: 'Nee, het is een ander',
    },
    label: {
      serialNumber: 'Serienummer',
      serialHelper:
        'Op het etiket onder het frame. Streepjes, spaties en hoofdletters maken niets uit. O en 0, I en 1 wel.',
      activationCode: 'Activatiecode',
      codeHelper: 'Van de eigenaar of een manager van de vestiging.',
      submit: 'Toestel activeren',
    },
    done: {
      confirmed: name => `${name} is bevestigd`,
      activated: name => `${name} is geactiveerd`,
      place,
      ...seats,
      what: 'de toestand van het toestel',
      steps: { legend: 'Hoever het staat', confirmed: 'Bevestigd', activated: 'Geactiveerd', ready: 'Klaar' },
      starting: 'Kijk naar het scherm: het toestel activeert zichzelf over enkele seconden.',
      waiting: 'We wachten tot het toestel zegt dat het klaar is.',
      ready: 'Het is klaar voor de eerste training.',
      late: 'Het heeft nog niets gezegd. Kijk na of het aan staat en verbonden is.',
      unheard: 'Het scherm zegt wanneer het klaar is.',
      lookAgain: 'Opnieuw kijken',
      another: 'Nog een toestel activeren',
    },
    camera: {
      title: 'Scan de code',
      text: 'Houd de QR-code of het etiket voor de camera.',
      opening: 'De camera gaat aan',
      type: 'Liever typen',
      again: 'Opnieuw proberen',
      problems: {
        refused:
          'Deze pagina mag de camera niet gebruiken. Sta dat toe in de instellingen van je browser, of typ de code.',
        none: 'We vinden geen camera. Typ de code.',
        busy: 'Een andere app gebruikt de camera. Sluit die en probeer het opnieuw, of typ de code.',
        unsupported: 'Je browser kan de camera hier niet gebruiken. Typ de code.',
      },
    },
    labelProblems,
    labelFailures,
    pairingProblems: {
      codeMissing: 'Vul de code op het scherm in.',
      codeUnknown: 'Geen toestel toont deze code. Kijk opnieuw: ze verandert na een tijd.',
      codeExpired: 'Deze code is vervallen. Vul de nieuwe op het scherm in.',
      locationMissing: 'Kies waar het toestel staat.',
    },
    pairingFailures: {
      ...failures,
      ...machineFailures,
      forbidden:
        'Met je account kun je geen toestellen bevestigen. Vraag het de eigenaar of een manager van de vestiging.',
      activationCodeInvalid: 'Het toestel toont intussen een andere code. Ga terug en vul die in.',
      activationCodeExpired: 'Deze code is vervallen. Ga terug en vul de nieuwe in.',
    },
    wait,
  },
  'commercial-activation/console': {
    title: 'Activeer dit toestel',
    starting: 'Een code wordt aangevraagd',
    steps: { legend: 'Hoever het staat', shown: 'Vul de code in', confirmed: 'Bevestig ze', activated: 'Geactiveerd' },
    go: address => `Scan de code, of ga naar ${address} en vul in:`,
    code: letters => `Je code: ${letters}`,
    qr: 'QR-code van het adres met je code',
    left: time => `Nieuwe code over ${time}`,
    trouble: 'Geen verbinding. Je code blijft geldig, en we blijven proberen.',
    unreachable: 'We kunnen Echelon niet bereiken',
    unreachableText: 'Kijk de verbinding van dit toestel na. We blijven proberen.',
    busy: 'Te veel pogingen',
    busyText: 'Over enkele minuten komt er vanzelf een nieuwe code.',
    instead: 'Activatiecode typen',
    cancel: 'Annuleren',
    canceled: 'De activatie is gestopt',
    canceledText: 'De code is niets meer waard.',
    start: 'Code tonen',
    hindered: 'Dit toestel kan niet geactiveerd worden',
    hindrances: {
      serialMissing: 'Dit scherm kent het serienummer van zijn toestel niet. Neem contact op met de klantendienst.',
      keeperMissing: 'Dit scherm kan zijn sleutel nergens bewaren. Neem contact op met de klantendienst.',
      serialNumberUnknown:
        'We kennen dit toestel niet. Neem contact op met de klantendienst en geef het nummer op het etiket door.',
      ...machineFailures,
    },
    tryAgain: 'Opnieuw proberen',
    typing: {
      label: 'Activatiecode',
      helper: 'Van de eigenaar of een manager van de vestiging.',
      submit: 'Activeren',
      back: 'Liever een code tonen',
    },
    activated: {
      title: name => `${name} is geactiveerd`,
      place,
      ...seats,
      keeping: 'Het toestel wordt ingesteld. Laat het aan staan.',
      lost: 'Het is geactiveerd, maar kon zijn sleutel niet bewaren. Probeer het opnieuw voor je het uitzet.',
      keepAgain: 'Opnieuw proberen',
    },
    problems: labelProblems,
    failures: labelFailures,
    wait,
  },
};
