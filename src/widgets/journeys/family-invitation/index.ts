import { defineWidget, event, string } from '../../element/define.js';

export const familyInvitation = defineWidget({
  tag: 'echelon-family-invitation',
  summary:
    'Takes somebody from a mailed invitation to the family that has sent it: a password or a sign-in, the question whether to join, and what came of it.',
  group: 'journeys',
  height: 420,
  props: {
    invitationToken: string({
      summary:
        'The token of the mailed link. Take it out of the address, and set it as a property: an attribute can be read by whatever reads the page.',
    }),
  },
  events: {
    familyJoined: event({
      detail: { userId: 'string' },
      summary: 'The signed-in user belongs to the family now; the token is used up.',
    }),
    membershipRequested: event({ summary: 'The signed-in user wants to see the membership.' }),
    signInRequested: event({
      summary: 'Nobody is signed in any more, and the visitor wants to, whatever becomes of the invitation.',
    }),
  },
  parts: { form: 'The form for a password.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
