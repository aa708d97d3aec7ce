import { defineWidget, event, named, string } from '../../element/define.js';

export const preferences = defineWidget({
  tag: 'echelon-preferences',
  summary:
    'Shows and changes preferences: units, language, time zone, privacy, notifications and training zones. Each is saved as soon as it is changed.',
  group: 'account',
  height: 720,
  props: {
    userId: string({ summary: 'Whose preferences they are: a child of the signed-in user. Without it, their own.' }),
  },
  events: {
    preferencesChanged: event({
      detail: { keys: named<readonly string[]>('readonly string[]') },
      summary: 'Preferences were saved; which, by their keys.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { section: 'One group of preferences with its heading.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
