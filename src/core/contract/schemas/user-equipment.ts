import * as v from 'valibot';
import { pageOf, seconds, text } from './common.js';
import { machineKind } from './equipment.js';

/** A machine at home; its id is the serial number. */
export const userEquipment = v.object({
  id: v.string(),
  serialNumber: v.string(),
  model: v.object({ id: v.string(), name: v.string(), kind: machineKind }),
  connected: v.boolean(),
  /** When the app last found it; null where it never did. */
  connectedAt: v.nullable(seconds),
  firmware: v.nullable(v.string()),
});
export type UserEquipment = v.InferOutput<typeof userEquipment>;

export const userEquipmentList = pageOf(userEquipment);
export type UserEquipmentList = v.InferOutput<typeof userEquipmentList>;

export const userEquipmentLegacy = v.array(userEquipment);
export type UserEquipmentLegacy = v.InferOutput<typeof userEquipmentLegacy>;

/** What the machine told the app. */
export const userEquipmentConnection = v.object({ firmware: v.optional(text(40)) });
export type UserEquipmentConnection = v.InferOutput<typeof userEquipmentConnection>;
