import { defineWidget, event, string } from '../../element/define.js';

export const classLibrary = defineWidget({
  tag: 'echelon-class-library',
  summary:
    'The classes of the library with search and filters, the schedule, and the favorites and playlists of the signed-in user.',
  group: 'training',
  height: 720,
  props: {
    query: string({
      summary:
        'What is shown, as the search of an address: `tab=schedule`, `type=bike&level=beginner&page=2`, `tab=playlists&playlist=…`. Set it from the address, and write what `queryChanged` says there.',
    }),
    contentHref: string({
      summary: 'Where a class is, with `{contentId}` in its place. Without it, classes are buttons that tell the page.',
    }),
    liveHref: string({
      summary:
        'Where a class is that is live now, with `{contentId}` and `{slotId}` in their places: `slotId` of the player takes the place. Without it, it opens as any class.',
    }),
    membershipHref: string({
      summary: 'Where somebody joins, and changes their membership. Without it, nothing leads there.',
    }),
  },
  events: {
    queryChanged: event({
      detail: { query: 'string', typing: 'boolean' },
      summary:
        'Somebody looks at something else; while they are `typing`, and as more classes come, it is no step that the back button goes back to.',
    }),
    contentRequested: event({
      detail: { contentId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to take a class. Preventing it keeps the browser from following a link there.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { class: 'A class with its heart.', day: 'A day of the schedule.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
