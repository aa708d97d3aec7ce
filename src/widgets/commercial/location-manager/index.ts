import { defineWidget, event, oneOf, string } from '../../element/define.js';

export const locationManager = defineWidget({
  tag: 'echelon-location-manager',
  summary:
    'Shows the locations that somebody may see side by side at one scale, and one of them in full: what happens there, its activation codes, its people and its partners.',
  group: 'commercial',
  height: 640,
  props: {
    query: string({
      summary:
        'What the list shows, as the search of an address: `alerts=yes&sort=-equipmentCount&page=2`, and `view=alerts&kind=fault` for the alarms of all locations. Set it from the address, and write what `queryChanged` says there.',
    }),
    locationId: string({ summary: 'Shows this location in full. Without it, the list.' }),
    tab: oneOf(['summary', 'codes', 'users', 'partners'], {
      summary: 'The part of the location that is open, the summary without one. `tabChanged` says which is opened.',
    }),
    equipmentHref: string({
      summary:
        'Where one machine is, with `{equipmentId}` in its place, for the alarms of all locations. Without it, an alarm leads to its location.',
    }),
    machinesHref: string({
      summary:
        'Where the machines of a location are, with `{locationId}` in its place. Without it, a button tells the page.',
    }),
    licensesHref: string({
      summary:
        'Where the licenses of a location are, with `{locationId}` in its place. Without it, a button tells the page.',
    }),
  },
  events: {
    queryChanged: event({
      detail: { query: 'string', typing: 'boolean' },
      summary:
        'Somebody has set the list otherwise; while they are `typing` it is no step that the back button goes back to.',
    }),
    locationOpened: event({
      detail: { locationId: 'string' },
      cancelable: true,
      summary: 'Somebody opens a location. Preventing it keeps the list in view, for a page that goes elsewhere.',
    }),
    listOpened: event({
      cancelable: true,
      summary:
        'Somebody goes back to the list. Preventing it keeps the location in view, for a page that goes elsewhere.',
    }),
    tabChanged: event({
      detail: { tab: ['summary', 'codes', 'users', 'partners'] },
      summary: 'Another part of the location is open now.',
    }),
    machinesRequested: event({
      detail: { locationId: 'string' },
      summary: 'Somebody wants to see the machines of a location, and the page gave no address for them.',
    }),
    licensesRequested: event({
      detail: { locationId: 'string' },
      summary: 'Somebody wants to see the licenses of a location, and the page gave no address for them.',
    }),
    locationCreated: event({ detail: { locationId: 'string' }, summary: 'There is a new location.' }),
    locationDeleted: event({ detail: { locationId: 'string' }, summary: 'A location was closed.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { location: 'One location of the list.', code: 'The activation code that can be used now.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});
