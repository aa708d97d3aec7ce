import { defineWidget, event, string } from '../../element/define.js';

export const challenges = defineWidget({
  tag: 'echelon-challenges',
  summary: 'The challenges that the signed-in user is in, can join, or has seen end, with where they stand in each.',
  group: 'training',
  height: 640,
  props: {
    query: string({
      summary:
        'What the list shows, as the search of an address: `show=open`. Set it from the address, and write what `queryChanged` says there.',
    }),
    challengeId: string({ summary: 'The one challenge to show with its classes. Without it, the list.' }),
    challengeHref: string({
      summary: 'Where a challenge is, with `{challengeId}` in its place. Without it, challenges open here.',
    }),
    listHref: string({ summary: 'Where the list is. Without it, the way back from a challenge stays here.' }),
    contentHref: string({
      summary: 'Where a class is, with `{contentId}` in its place. Without it, classes are buttons.',
    }),
    membershipHref: string({
      summary: 'Where somebody joins, and changes their membership. Without it, nothing leads there.',
    }),
  },
  events: {
    queryChanged: event({
      detail: { query: 'string', typing: 'boolean' },
      summary: 'Somebody has set the list otherwise.',
    }),
    challengeRequested: event({
      detail: { challengeId: 'string' },
      cancelable: true,
      summary:
        'Somebody wants to see a challenge, or with an empty id the list again. Preventing it leaves that to the page.',
    }),
    contentRequested: event({
      detail: { contentId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to take a class. Preventing it keeps the browser from following a link there.',
    }),
    challengeJoined: event({ detail: { challengeId: 'string' }, summary: 'The user is in a challenge now.' }),
    challengeLeft: event({
      detail: { challengeId: 'string' },
      summary: 'The user has left a challenge; what they did in it no longer counts.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { challenge: 'A challenge.', track: 'How far the user is, and how far others are.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
