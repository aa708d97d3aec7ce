import type * as peopleLists from '../../../core/contract/people-lists.js';
import type { Handlers } from '../../http/handler.js';
import { firmwareOf } from '../../equipment/firmware.js';
import { partnersOf } from '../../partners/partners-of-user.js';
import { tabsOf } from '../tabs.js';
import { onePage } from '../../db/page.js';
import { findUser } from '../caller.js';

export const peopleListHandlers = {
  async listTabs({ db }, { userId }) {
    return onePage(tabsOf(await findUser(db, userId)));
  },

  async listUserPartners({ db }, { userId }) {
    return onePage(await partnersOf(db, await findUser(db, userId)));
  },

  async listFirmware({ db }, { userId }) {
    return onePage(await firmwareOf(db, (await findUser(db, userId)).id));
  },
} satisfies Handlers<keyof typeof peopleLists>;
