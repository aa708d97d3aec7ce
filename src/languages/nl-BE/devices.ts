import type { words as english } from '../../widgets/account/devices/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, fromToday, wait } from './common.js';

export const words: TextsByScope<typeof english> = {
  devices: {
    title: 'Fitnesstoestellen',
    machines: {
      what: 'je fitnesstoestellen',
      serial: 'Serienummer',
      software: 'Geïnstalleerde software',
      upToDate: version => `${version}, helemaal bij`,
      newest: 'Nieuwste software',
      version: (version, date) => `${version}, ${date}`,
      emptyTitle: 'Nog geen fitnesstoestellen',
      emptyText: 'Gebruik de maanden die bij je fiets, roeitoestel of loopband horen, en je ziet het toestel hier.',
      emptyChild: 'Een fitnesstoestel staat bij het account dat de maanden ervan gebruikt.',
      send: 'Je aankoopbewijs sturen',
      remove: 'Verwijderen',
      removeOne: (name, serial) => `Verwijderen: ${name}, ${serial}`,
      confirmTitle: name => `${name} verwijderen?`,
      confirmText:
        'Het toestel verdwijnt uit deze lijst. De maanden die erbij hoorden blijven van jou, en het komt terug zodra je het in de Echelon-app verbindt.',
      confirm: 'Toestel verwijderen',
      done: name => `Toestel verwijderd: ${name}.`,
    },
    apps: {
      title: 'Apps en browsers',
      what: 'je apps en browsers',
      platforms: { ios: 'iPhone of iPad', android: 'Android-toestel', web: 'Browser' },
      on: 'Meldingen aan',
      off: 'Meldingen uit',
      seen: (date, when) => `Laatst gezien op ${date}, ${when}`,
      empty: 'Sta meldingen toe in de Echelon-app of in een browser, en je ziet die hier.',
      turnOff: 'Uitzetten',
      turnOffOn: name => `Meldingen uitzetten: ${name}`,
      confirmTitle: name => `Meldingen uitzetten op ${name}?`,
      confirmText:
        'Je krijgt daar geen meldingen meer. Je blijft er aangemeld en zet ze in de app of browser zelf weer aan.',
      confirm: 'Meldingen uitzetten',
      done: name => `Meldingen staan uit: ${name}.`,
    },
    when: fromToday,
    screen: {
      what: 'je fitnesstoestellen',
      here: 'Hier vind je je fitnesstoestellen, en de apps en browsers die je meldingen mogen sturen.',
    },
    failures,
    wait,
  },
};
