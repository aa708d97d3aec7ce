import { defineWords } from '../../../../core/words.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { QuestionFailure } from './model.js';

const failures: Record<QuestionFailure | CommonFailure, string> = {
  ...failureCopy,
  notFound: 'This location is closed, or it isn’t yours anymore.',
  ordersOpen: 'An order is still open. Fulfill or cancel it first.',
  versionConflict:
    'This location changed in the meantime. You see it as it is now. Press again if you still want this.',
};

/** What one location says of itself. */
export const placeWords = defineWords('location-manager/place', {
  what: 'this location',
  back: 'All locations',
  unknownTitle: 'This location isn’t there',
  unknownText: 'It was closed, or you don’t work with it anymore.',
  edit: 'Edit',
  more: 'More for this location',
  close: 'Close location',
  dealer: (name: string) => `Looked after by ${name}`,
  removeDealer: 'Remove dealer',
  tabs: {
    label: 'Parts of the location',
    summary: 'Summary',
    codes: 'Activation codes',
    users: 'Users',
    partners: 'Partners',
  },
  saved: 'Saved.',
  dealerRemoved: (dealer: string) => `${dealer} no longer sees this location.`,
  closedBanner: 'This location is closed. You can still read what was here.',
  ordersOpen: 'An order is still open. Fulfill or cancel it first.',
  conflict: (name: string) =>
    `${name} changed this location in the meantime. You see it as it is now. Press again if you still want this.`,
  closeTitle: (name: string) => `Close ${name}?`,
  closeText: (machines: number) =>
    machines === 0
      ? 'Its activation codes are revoked, and its people lose access. You can’t undo this.'
      : `${machines === 1 ? 'Its machine loses its' : `Its ${machines} machines lose their`} place and seat, its activation codes are revoked, and its people lose access. You can’t undo this.`,
  removeTitle: (dealer: string) => `Remove ${dealer}?`,
  removeText: (dealer: string, name: string) =>
    `${dealer} no longer sees ${name}, its machines or its licenses. Orders they sent before stay with you.`,
  remove: (dealer: string) => `Remove ${dealer}`,
  failures,
  wait: waitCopy,
});
