import type { addWords } from '../../widgets/commercial/owner-manager/add/add-copy.js';
import type { words as english } from '../../widgets/commercial/owner-manager/copy.js';
import type { TextsByScope } from '../texts.js';
import { count, failures, wait } from './common.js';

const locations = (number: number) => count(number, { one: 'locatie', other: 'locaties' });

export const words: TextsByScope<typeof english | typeof addWords> = {
  'owner-manager': {
    title: 'Eigenaars',
    searched: 'Naam of contact',
    columns: {
      name: 'Eigenaar',
      contact: 'Contact',
      locations: 'Locaties',
      machines: 'Toestellen',
      createdAt: 'Sinds',
      id: 'ID',
    },
    noContact: 'Nog geen contact',
    create: 'Nieuwe eigenaar',
    connect: 'Koppelen met ID',
    disconnect: 'Ontkoppelen',
    disconnectOne: name => `${name} ontkoppelen`,
    asking: {
      title: name => `${name} ontkoppelen?`,
      text: number =>
        number === 0
          ? 'Je ziet deze eigenaar niet meer. Met het ID kun je hem opnieuw koppelen.'
          : `Je ziet deze eigenaar niet meer, en ook ${locations(number)} met toestellen en bestellingen niet. Met het ID kun je hem opnieuw koppelen.`,
      action: number => (number === 0 ? 'Eigenaar ontkoppelen' : `Ontkoppelen met ${locations(number)}`),
      orders: orders => `Rond deze bestellingen eerst af of annuleer ze: ${orders}.`,
      changedBy: name => `${name} heeft deze eigenaar ondertussen gewijzigd.`,
      reload: 'Tonen zoals het nu is',
    },
    notes: {
      created: name => `${name} is nu een van je eigenaars.`,
      connected: name => `${name} is gekoppeld, met alle locaties die geen dealer hadden.`,
      disconnected: (name, number) =>
        number === 0 ? `${name} is ontkoppeld.` : `${name} is ontkoppeld, en ${locations(number)} ook.`,
    },
    emptyTitle: 'Nog geen eigenaars',
    emptyText: 'Bedrijven waarvan je de zalen opvolgt, verschijnen hier. Voeg het eerste toe.',
    noDealerTitle: 'Kies eerst een dealer',
    noDealerText: 'De eigenaars van een dealer verschijnen hier.',
    failures: {
      ...failures,
      notFound: 'Je volgt deze eigenaar niet meer op.',
      ordersOpen: 'Rond de open bestellingen eerst af of annuleer ze.',
      versionConflict: 'Deze eigenaar is ondertussen gewijzigd.',
    },
    wait,
    screen: { what: 'je eigenaars', here: 'Hier zie je de bedrijven die je opvolgt en wat ze hebben.' },
  },
  'owner-manager/add': {
    create: { title: 'Nieuwe eigenaar', action: 'Eigenaar toevoegen' },
    connect: {
      title: 'Een eigenaar koppelen',
      text: 'Voor een bedrijf dat al bij ons is en geen dealer heeft. Je krijgt ook de locaties die er geen hebben.',
      id: 'ID van de eigenaar',
      helper: 'De eigenaar vindt het bij de bedrijfsnaam. Het begint met own_.',
      action: 'Eigenaar koppelen',
    },
    labels: {
      name: 'Bedrijf',
      contactName: 'Contact',
      contactEmail: 'E-mailadres van het contact',
      contactPhone: 'Telefoon van het contact',
    },
    problems: {
      nameMissing: 'Vul de naam van het bedrijf in.',
      emailWrong: 'Vul een e-mailadres in zoals naam@voorbeeld.com.',
      idMissing: 'Plak het ID van de eigenaar.',
    },
    failures: {
      ...failures,
      notFound: 'Er is geen eigenaar met dit ID. Kijk na wat je plakte.',
      ownerTaken: 'Een andere dealer volgt deze eigenaar op. Die moet hem eerst ontkoppelen.',
    },
    wait,
  },
};
