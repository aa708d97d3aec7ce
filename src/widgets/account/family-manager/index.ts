import { defineWidget, event } from '../../element/define.js';

export const familyManager = defineWidget({
  tag: 'echelon-family-manager',
  summary:
    'Shows who shares the membership; the parent adds, invites and removes members and switches to their profiles and back.',
  group: 'account',
  height: 420,
  props: {},
  events: {
    familyChanged: event({
      detail: { action: ['add', 'resend', 'remove'] },
      summary: 'A member was added or removed, or an invitation was sent again.',
    }),
    memberSwitched: event({
      detail: { userId: 'string' },
      summary: 'The session is another person’s of the family now: a member’s, or the parent’s again.',
    }),
    membershipRequested: event({
      summary: 'Nobody can be added with the present membership, and the parent wants to see it.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { members: 'The list of the family.', member: 'One person of it.', form: 'The form for a new member.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
