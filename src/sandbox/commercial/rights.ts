import type { CallLine } from '../../core/contract/call.js';
import { placeOfEquipment, placeOfLocation } from '../access/places.js';
import { callerIn } from '../people/find-user.js';
import type { Context } from '../http/handler.js';
import { type Place, relationsTo, seesAll } from './scope.js';

/** Whether a caller may make a call about what is at this place: by the call's own line in the contract. */
export function mayDo(context: Context, { scoped = [] }: CallLine, place: Place): boolean {
  const caller = callerIn(context);
  return seesAll(caller) || relationsTo(caller, place).some(relation => scoped.includes(relation));
}

/** The same about a location that a body names. */
export async function mayDoAt(context: Context, call: CallLine, locationId: string): Promise<boolean> {
  const places = await placeOfLocation(context.db, locationId, callerIn(context));
  return places?.some(place => mayDo(context, call, place)) ?? false;
}

/** The same about a machine. */
export async function mayDoWith(context: Context, call: CallLine, equipmentId: string): Promise<boolean> {
  const places = await placeOfEquipment(context.db, equipmentId, callerIn(context));
  return places?.some(place => mayDo(context, call, place)) ?? false;
}
