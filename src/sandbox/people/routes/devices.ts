import type * as devices from '../../../core/contract/devices.js';
import type { Handlers } from '../../http/handler.js';
import { devicesOf, keepDevice, keepLogs, logsOf } from '../devices.js';
import { noteReading } from '../oversight.js';
import { onePage } from '../../db/page.js';
import { findUser } from '../caller.js';

export const deviceHandlers = {
  async listDevices({ db }, { userId }) {
    await findUser(db, userId);
    return onePage(await devicesOf(db, userId));
  },

  async savePushNotifications(context, { userId, ...given }) {
    await findUser(context.db, userId);
    return keepDevice(context, userId, given);
  },

  async saveDeviceLogs(context, { userId, ...given }) {
    await findUser(context.db, userId);
    return { added: await keepLogs(context, userId, given) };
  },

  async listDeviceLogs(context, { userId, ...filter }) {
    await noteReading(context, userId);
    return logsOf(context.db, userId, filter);
  },
} satisfies Handlers<keyof typeof devices>;
