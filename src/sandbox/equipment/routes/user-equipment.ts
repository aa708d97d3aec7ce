import type * as userEquipment from '../../../core/contract/user-equipment.js';
import type { Handlers } from '../../http/handler.js';
import { demandAccess } from '../../access/entitlement.js';
import { findUser } from '../../people/find-user.js';
import { shownSerial } from '../../../core/serial-number.js';
import { allUserEquipment, connect, countOthers, disconnect, remove, userEquipmentPage } from '../user-equipment.js';

/** The line of the audit trail; none where nothing changed. */
const lineOf = (unitId: string, isNew: boolean) => (isNew ? { details: { serialNumber: shownSerial(unitId) } } : null);

export const userEquipmentHandlers = {
  async listUserEquipmentLegacy({ db }, { userId }) {
    await findUser(db, userId);
    return allUserEquipment(db, userId);
  },

  async listUserEquipment({ db }, { userId, ...page }) {
    await findUser(db, userId);
    return userEquipmentPage(db, userId, page);
  },

  async removeUserEquipment(context, { userId, unitId }) {
    await findUser(context.db, userId);
    context.note(lineOf(unitId, await remove(context, userId, unitId)));
    return { deleted: true };
  },

  async connectUserEquipment(context, { userId, unitId, ...told }) {
    await findUser(context.db, userId);
    await demandAccess(context, {
      sold: 'connectedEquipment',
      userId,
      used: await countOthers(context.db, userId, unitId),
    });
    const { machine, isNew } = await connect(context, userId, unitId, told);
    context.note(lineOf(unitId, isNew));
    return machine;
  },

  async disconnectUserEquipment(context, { userId, unitId }) {
    await findUser(context.db, userId);
    const { machine, isNew } = await disconnect(context, userId, unitId);
    context.note(lineOf(unitId, isNew));
    return machine;
  },
} satisfies Handlers<keyof typeof userEquipment>;
