import type { Handlers } from '../handler.js';
import { firmwareOf } from '../people/firmware.js';
import { partnersOf } from '../people/partners.js';
import { tabsOf } from '../people/tabs.js';
import { onePage } from './page.js';
import { findUser } from './people.js';

export const peopleListHandlers: Handlers<'listTabs' | 'listUserPartners' | 'listFirmware'> = {
  async listTabs({ db }, { userId }) {
    return onePage(tabsOf(await findUser(db, userId)));
  },

  async listUserPartners({ db }, { userId }) {
    return onePage(await partnersOf(db, await findUser(db, userId)));
  },

  async listFirmware({ db }, { userId }) {
    return onePage(await firmwareOf(db, (await findUser(db, userId)).id));
  },
};
