import type { words as english } from '../../widgets/account/security/copy.js';
import type { TextsByScope } from '../texts.js';
import { count, failures, fromToday, passwordHelper, wait } from './common.js';

const problems = {
  oldPasswordMissing: 'Vul je huidige wachtwoord in.',
  oldPasswordWrong: 'Dit is niet je huidige wachtwoord.',
  passwordMissing: 'Kies een nieuw wachtwoord.',
  passwordWeak: 'Kies een wachtwoord dat aan de vier vereisten voldoet.',
  passwordSpaces: 'Laat de spaties in je wachtwoord weg.',
  passwordSame: 'Kies een nieuw wachtwoord, niet je huidige.',
};

const places = (number: number) => count(number, { one: 'andere plaats', other: 'andere plaatsen' });

export const words: TextsByScope<typeof english> = {
  security: {
    title: 'Beveiliging',
    password: {
      title: 'Wachtwoord',
      text: 'Als je het wijzigt, word je overal elders afgemeld.',
      old: 'Huidig wachtwoord',
      new: 'Nieuw wachtwoord',
      helper: passwordHelper,
      submit: 'Wachtwoord wijzigen',
      submitting: 'Je wachtwoord wordt gewijzigd',
      changedTitle: 'Je wachtwoord is gewijzigd',
      changedText: 'Je bent overal elders afgemeld, en we hebben je gemaild.',
      actingTitle: 'Je bent aangemeld als iemand anders',
      actingText: 'Alleen die persoon kan dit wachtwoord wijzigen.',
    },
    sessions: {
      title: 'Waar je aangemeld bent',
      what: 'de plaatsen waar je aangemeld bent',
      agent: (client, system) => `${client} op ${system}`,
      thisUnknown: 'Deze browser of app',
      unknown: 'Een browser of app zonder naam',
      here: 'Dit apparaat',
      activeNow: 'Nu actief',
      seen: (date, when) => `Laatst gezien op ${date}, ${when}`,
      since: date => `Aangemeld op ${date}`,
      actor: name => `${name} handelt hier in jouw naam`,
      support: 'Klantendienst',
      end: 'Afmelden',
      endIn: place => `Afmelden: ${place}`,
      others: 'Overal elders afmelden',
      alone: 'Je bent nergens anders aangemeld.',
      confirmTitle: 'Overal elders afmelden?',
      confirmText: 'Hier blijf je aangemeld. In elke andere browser en app moet je je opnieuw aanmelden.',
      confirm: number => `Afmelden op ${places(number)}`,
      refusedTitle: 'We konden je daar niet afmelden.',
      ended: {
        one: place => `Afgemeld: ${place}.`,
        others: number => `Je bent afgemeld op ${places(number)}.`,
      },
    },
    when: fromToday,
    screen: {
      what: 'je beveiliging',
      here: 'Beheer je wachtwoord en waar je aangemeld bent.',
    },
    problems,
    failures: {
      ...failures,
      oldPasswordWrong: problems.oldPasswordWrong,
      passwordSame: problems.passwordSame,
      selfOnly: 'Alleen die persoon kan dit wachtwoord wijzigen.',
      notWhileActing: 'Je kunt dit wachtwoord niet wijzigen terwijl je als iemand anders aangemeld bent.',
    },
    wait,
  },
};
