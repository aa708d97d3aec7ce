import type { FailOf } from '../../../core/contract/call.js';
import type { disconnectDealerOwner } from '../../../core/contract/commercial/owners.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';

const failures: Record<FailOf<typeof disconnectDealerOwner> | CommonFailure, string> = {
  ...failureCopy,
  notFound: 'You don’t look after this owner anymore.',
  ordersOpen: 'Finish or cancel the open orders first.',
  versionConflict: 'This owner changed in the meantime.',
};

const locations = (count: number) => (count === 1 ? '1 location' : `${count} locations`);

export const words = besidePersonWords(
  defineWords('owner-manager', {
    title: 'Owners',
    searched: 'Name or contact',
    columns: {
      name: 'Owner',
      contact: 'Contact',
      locations: 'Locations',
      machines: 'Machines',
      createdAt: 'Since',
      id: 'ID',
    },
    noContact: 'No contact yet',
    create: 'New owner',
    connect: 'Connect by ID',
    disconnect: 'Disconnect',
    disconnectOne: (name: string) => `Disconnect ${name}`,
    asking: {
      title: (name: string) => `Disconnect ${name}?`,
      text: (count: number) =>
        count === 0
          ? 'You won’t see this owner anymore. You can connect it again by its ID.'
          : `You won’t see this owner anymore, nor its ${locations(count)}, their machines and orders. You can connect it again by its ID.`,
      action: (count: number) => (count === 0 ? 'Disconnect owner' : `Disconnect with ${locations(count)}`),
      /** `orders` is a list of numbers in words. */
      orders: (orders: string) => `Finish or cancel these orders first: ${orders}.`,
      changedBy: (name: string) => `${name} changed this owner in the meantime.`,
      reload: 'Show it as it is now',
    },
    notes: {
      created: (name: string) => `${name} is one of your owners now.`,
      connected: (name: string) => `${name} is connected, with all its locations that had no dealer.`,
      disconnected: (name: string, count: number) =>
        count === 0 ? `${name} is disconnected.` : `${name} is disconnected, and so are ${locations(count)}.`,
    },
    emptyTitle: 'No owners yet',
    emptyText: 'Companies whose gyms you look after show up here. Add the first one.',
    noDealerTitle: 'Choose a dealer first',
    noDealerText: 'The owners of a dealer show up here.',
    failures,
    wait: waitCopy,
    screen: { what: 'your owners', here: 'See the companies that you look after, and what they have.' },
  }),
);

export type Copy = TextsOf<typeof words>;
