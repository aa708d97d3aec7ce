import type { words as english } from '../../widgets/commercial/license-manager/copy.js';
import type { editWords } from '../../widgets/commercial/license-manager/edit/edit-copy.js';
import type { seatsWords } from '../../widgets/commercial/license-manager/seats/seats-copy.js';
import type { TextsByScope } from '../texts.js';
import { count, failures, form, wait } from './common.js';

const machines = (number: number) => count(number, { one: 'toestel', other: 'toestellen' });
const seats = (number: number) => count(number, { one: 'plaats', other: 'plaatsen' });

export const words: TextsByScope<typeof english | typeof editWords | typeof seatsWords> = {
  'license-manager': {
    title: 'Licenties',
    columns: {
      location: 'Locatie',
      plan: 'Formule',
      seats: 'Bezette plaatsen',
      expiresAt: 'Eindigt',
      status: 'Status',
    },
    filters: { status: 'Status', locationId: 'Locatie' },
    statuses: {
      active: 'Actief',
      full: 'Alle plaatsen bezet',
      expiring: 'Eindigt binnenkort',
      expired: 'Geëindigd',
      suspended: 'Opgeschort',
    },
    taken: (used, all) => `${used} van ${all}`,
    create: 'Nieuwe licentie',
    order: 'Plaatsen bestellen',
    emptyTitle: 'Nog geen licenties',
    emptyText: 'Plaatsen verschijnen hier zodra een bestelling met licenties geleverd is.',
    screen: {
      what: 'je licenties',
      here: 'Hier zie je elke licentie: hoeveel plaatsen bezet zijn en wanneer ze eindigt.',
    },
  },
  'license-manager/seats': {
    free: number => (number === 0 ? 'Geen plaats vrij' : `${seats(number)} vrij`),
    facts: { plan: 'Formule', location: 'Locatie', from: 'Vanaf', ends: 'Eindigt', status: 'Status' },
    expired: 'Deze licentie is geëindigd. Toestellen weigeren de volgende training zodra hun offline tegoed op is.',
    suspended:
      'Deze licentie is opgeschort. Haar toestellen weigeren de volgende training zodra hun offline tegoed op is.',
    order: 'Plaatsen bestellen',
    assign: 'Plaatsen toewijzen',
    assignStopped: {
      none: 'Er is geen plaats vrij. Geef er eerst een vrij.',
      expired: 'Deze licentie is geëindigd.',
      suspended: 'Deze licentie is opgeschort.',
    },
    seated: {
      title: 'Toestellen met een plaats',
      emptyTitle: 'Nog geen toestel heeft een plaats',
      emptyText: 'Toestellen die een plaats van deze licentie innemen, verschijnen hier.',
      release: 'Plaatsen vrijgeven',
      all: 'Alle toestellen bekijken',
    },
    unseated: {
      title: 'Toestellen zonder plaats',
      text: free =>
        `Kies de toestellen die er een krijgen. Er ${form(free, { one: 'is', other: 'zijn' })} ${seats(free)} vrij.`,
      over: over => `${over} meer dan er plaatsen vrij zijn.`,
      emptyTitle: 'Elk toestel hier heeft een plaats',
      emptyText: 'Een toestel zonder plaats verschijnt hier zodra het op deze locatie is.',
      assign: 'Nakijken en toewijzen',
      back: 'Terug naar de licentie',
    },
    searched: 'Naam of serienummer',
    machine: 'Toestel',
    noSerial: 'Nog geen serienummer',
    deeds: {
      assign: {
        title: number => `${machines(number)} een plaats geven`,
        text: 'Elk neemt één plaats van deze licentie in.',
        will: number => `${number} ${form(number, { one: 'krijgt', other: 'krijgen' })} een plaats`,
        did: number => `${number} ${form(number, { one: 'heeft', other: 'hebben' })} nu een plaats`,
        action: number => `${seats(number)} toewijzen`,
      },
      release: {
        title: number => `De ${form(number, { one: 'plaats', other: 'plaatsen' })} van ${machines(number)} vrijgeven`,
        text: 'Elk werkt tot zijn offline tegoed op is, hoogstens 14 dagen. Daarna weigert het de volgende training tot het weer een plaats heeft.',
        will: number => `${number} ${form(number, { one: 'geeft', other: 'geven' })} de plaats op`,
        did: number => `${number} ${form(number, { one: 'gaf', other: 'gaven' })} de plaats op`,
        action: number => `${seats(number)} vrijgeven`,
      },
    },
    outcomes: {
      seatLimitReached: 'Er is geen plaats meer.',
      licenseSuspended: 'Deze licentie is opgeschort.',
      licenseExpired: 'Deze licentie is geëindigd.',
      licenseElsewhere: 'Het toestel staat op een andere locatie.',
      locationRequired: 'Het toestel staat op geen locatie.',
      equipmentTrashed: 'Het toestel ligt in de prullenbak.',
      versionConflict: 'Het toestel is ondertussen gewijzigd.',
      forbidden: 'Met je account kun je dit daar niet doen.',
      notFound: 'Het toestel is er niet meer.',
    },
    otherOutcome: 'Met deze kan het nu niet.',
    wont: number => `${number} niet`,
    andMore: number => `en nog ${number}`,
    because: (reason, number) => `${reason} (${number})`,
    checking: 'Elk toestel nakijken',
    nothingDone: 'Er is nog niets gewijzigd',
    again: 'Opnieuw proberen',
    close: 'Sluiten',
    edit: 'Plaatsen of einde wijzigen',
    suspend: 'Opschorten',
    resume: 'Opschorting opheffen',
    suspending: {
      title: (plan, place) => `${plan} op ${place} opschorten?`,
      text: used =>
        used === 0
          ? 'Geen toestel krijgt er een plaats van tot je de opschorting opheft.'
          : `${machines(used)} ${form(used, { one: 'weigert', other: 'weigeren' })} de volgende training zodra het offline tegoed op is. De plaatsen blijven bezet.`,
      action: 'Licentie opschorten',
      resumeTitle: (plan, place) => `De opschorting van ${plan} op ${place} opheffen?`,
      resumeText: 'De toestellen werken meteen weer.',
      resumeAction: 'Opschorting opheffen',
      reason: 'Reden',
      reasonHelper: 'Staat in de geschiedenis van deze licentie.',
    },
    notes: { suspended: 'De licentie is opgeschort.', resumed: 'De opschorting is opgeheven.', saved: 'Bewaard.' },
    changedBy: name => `${name} heeft deze licentie ondertussen gewijzigd. Zo is ze nu.`,
    changed: 'Deze licentie is ondertussen gewijzigd. Zo is ze nu.',
    failures: {
      ...failures,
      seatsInUse: 'Meer toestellen hebben een plaats dan er zouden overblijven.',
      versionConflict: 'Deze licentie is ondertussen gewijzigd.',
    },
    wait,
  },
  'license-manager/edit': {
    form: 'Licentie',
    labels: { seats: 'Plaatsen', endsOn: 'Eindigt op', reason: 'Reden' },
    seatsHelper: used => `${used} ${form(used, { one: 'is bezet', other: 'zijn bezet' })}.`,
    endsHelper: 'Ze geldt tot het einde van die dag.',
    reasonHelper: 'Staat in de geschiedenis van deze licentie.',
    problems: {
      seatsMissing: 'Vul in hoeveel plaatsen, 1 of meer.',
      seatsTooMany: 'Een licentie heeft hoogstens 10.000 plaatsen.',
      endMissing: 'Kies de dag waarop ze eindigt.',
      endTooEarly: 'Kies een dag na vandaag en na het begin.',
      placeMissing: 'Kies een locatie uit de lijst.',
      planMissing: 'Vul de formule in.',
    },
    failures: {
      ...failures,
      seatsInUse: 'Meer toestellen hebben een plaats dan er zouden overblijven. Kies welke de hunne opgeven.',
      versionConflict: 'Deze licentie is ondertussen gewijzigd.',
    },
    wait,
    save: 'Bewaren',
    back: 'Terug naar de licentie',
    inUse: {
      title: tooMany =>
        `${machines(tooMany)} meer ${form(tooMany, { one: 'heeft', other: 'hebben' })} een plaats dan er zouden overblijven`,
      legend: 'Welke geven hun plaats op?',
      more: missing => `Kies er nog ${missing}.`,
      release: number => `${seats(number)} vrijgeven en bewaren`,
      consequence: 'Een toestel zonder plaats weigert de volgende training zodra het offline tegoed op is.',
    },
    create: {
      title: 'Nieuwe licentie',
      place: 'Locatie',
      placeHelper: 'Typ een deel van de naam, stad of eigenaar.',
      noPlaces: 'Zo’n locatie is er niet.',
      plan: 'Formule',
      planHelper: 'Zoals ze op bestellingen heet, bijvoorbeeld Club of Studio.',
      startsOn: 'Begint op',
      startsHelper: 'Laat leeg om nu te beginnen.',
      action: 'Licentie maken',
    },
  },
};
