import * as v from 'valibot';

export const machineKind = v.picklist(['bike', 'row', 'run', 'climb']);

export const equipmentBySerial = v.object({
  serialNumber: v.string(),
  model: v.object({ id: v.string(), name: v.string(), kind: machineKind }),
  /** The months of membership that came with it: still there to be claimed, claimed already, or none came. */
  bundle: v.picklist(['available', 'claimed', 'none']),
});
export type EquipmentBySerial = v.InferOutput<typeof equipmentBySerial>;
