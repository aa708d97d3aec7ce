import type * as equipment from '../../../core/contract/equipment.js';
import { equipmentUnits } from '../tables.js';
import { isUnit } from '../bundle.js';
import { type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';

export const equipmentHandlers = {
  async getEquipmentBySerial({ db }, { serial }) {
    const [unit] = await db.select().from(equipmentUnits).where(isUnit(serial));
    if (!unit) throw new Refusal('notFound', 'We do not know this serial number.');
    return {
      serialNumber: unit.serialNumber,
      model: { id: unit.modelId, name: unit.modelName, kind: unit.modelKind },
      bundle: !unit.hasBundle ? 'none' : unit.bundleClaimedBy === null ? 'available' : 'claimed',
    };
  },
} satisfies Handlers<keyof typeof equipment>;
