import type { Handlers } from '../handler.js';
import { devicesOf, keepDevice, keepLogs, logsOf } from '../people/devices.js';
import { auditReading } from '../people/oversight.js';
import { onePage } from './page.js';
import { findUser } from './people.js';

export const deviceHandlers: Handlers<'listDevices' | 'savePushNotifications' | 'saveDeviceLogs' | 'listDeviceLogs'> = {
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
    await auditReading(context, 'readDeviceLogs', userId);
    return logsOf(context.db, userId, filter);
  },
};
