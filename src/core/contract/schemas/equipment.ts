import * as v from 'valibot';

export const equipmentBySerial = v.object({
  serialNumber: v.string(),
  model: v.object({ id: v.string(), name: v.string(), kind: v.picklist(['bike', 'row', 'run', 'climb']) }),
  /** The months of membership that came with it: still there to be claimed, claimed already, or none came. */
  bundle: v.picklist(['available', 'claimed', 'none']),
});
export type EquipmentBySerial = v.InferOutput<typeof equipmentBySerial>;
