import * as v from 'valibot';

export const equipmentBySerial = v.object({
  serialNumber: v.string(),
  model: v.object({ id: v.string(), name: v.string(), kind: v.picklist(['bike', 'row', 'run', 'climb']) }),
  /** Months of membership that came with it can still be claimed. */
  bundleAvailable: v.boolean(),
});
export type EquipmentBySerial = v.InferOutput<typeof equipmentBySerial>;
