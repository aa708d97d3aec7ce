import { call } from './call.js';
import type { FirmwareList, TabList, UserPartnerList } from './schemas/people-lists.js';

/** The areas of the portal that this person may use, in order. */
export const listTabs = call<object, TabList>()('GET', '/users/:userId/tabs', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
});

/** The partners that a person came from or belongs to. */
export const listUserPartners = call<object, UserPartnerList>()('GET', '/users/:userId/partners', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
});

/** The newest software for the machines of a person. */
export const listFirmware = call<object, FirmwareList>()('GET', '/users/:userId/firmware', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
});
