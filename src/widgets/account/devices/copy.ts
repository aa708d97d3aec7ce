import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';

export const words = besidePersonWords(
  defineWords('devices', {
    title: 'Equipment',
    machines: {
      what: 'your equipment',
      serial: 'Serial number',
      software: 'Installed software',
      upToDate: (version: string) => `${version}, up to date`,
      newest: 'Newest software',
      version: (version: string, date: string) => `${version}, ${date}`,
      emptyTitle: 'No equipment yet',
      emptyText: 'Claim the months that came with your bike, rower or treadmill, and it shows up here.',
      emptyChild: 'Equipment shows up in the account that claimed its months.',
      send: 'Send your receipt',
      remove: 'Remove',
      removeOne: (name: string, serial: string) => `Remove: ${name}, ${serial}`,
      confirmTitle: (name: string) => `Remove ${name}?`,
      confirmText:
        'It leaves this list. The months that came with it stay yours, and it comes back once you connect it in the Echelon app.',
      confirm: 'Remove equipment',
      done: (name: string) => `Removed: ${name}.`,
    },
    apps: {
      title: 'Apps and browsers',
      what: 'your apps and browsers',
      platforms: { ios: 'iPhone or iPad', android: 'Android phone or tablet', web: 'Web browser' },
      on: 'Notifications on',
      off: 'Notifications off',
      seen: (date: string, when: string) => `Last seen ${date}, ${when}`,
      empty: 'Allow notifications in the Echelon app or in a browser, and it shows up here.',
      turnOff: 'Turn off',
      turnOffOn: (name: string) => `Turn off notifications: ${name}`,
      confirmTitle: (name: string) => `Turn off notifications on ${name}?`,
      confirmText:
        'We stop notifying you there. You stay signed in, and turn them back on in the app or browser itself.',
      confirm: 'Turn off notifications',
      done: (name: string) => `Notifications are off: ${name}.`,
    },
    when: (days: number) => (days === 0 ? 'today' : days === -1 ? 'yesterday' : `${-days} days ago`),
    screen: {
      what: 'your equipment',
      here: 'Your equipment, and the apps and browsers that may notify you, will be here.',
    },
    failures: failureCopy,
    wait: waitCopy,
  }),
);

export type Copy = TextsOf<typeof words>;
