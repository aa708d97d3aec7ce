import type { CallLine } from '../../../core/contract/call.js';
import { placeOfEquipment, placeOfLocation } from '../../access/places.js';
import type { Caller, Context } from '../../http/handler.js';
import { callerIn } from '../../people/find-user.js';
import { type Place, relationsTo, seesAll } from './scope.js';

/** Whether a caller may make a call about a thing at this place, by what the contract says of the call. */
export const mayDo = (
  caller: Pick<Caller, 'scope' | 'roles'>,
  { scoped = [] }: Pick<CallLine, 'scoped'>,
  place: Place,
): boolean => seesAll(caller) || relationsTo(caller, place).some(relation => scoped.includes(relation));

/** The same about a location that a body names. */
export async function mayDoAt(context: Context, call: CallLine, locationId: string): Promise<boolean> {
  const caller = callerIn(context);
  const places = await placeOfLocation(context.db, locationId, caller);
  return places?.some(place => mayDo(caller, call, place)) ?? false;
}

/** The same about a machine. */
export async function mayDoWith(context: Context, call: CallLine, equipmentId: string): Promise<boolean> {
  const caller = callerIn(context);
  const places = await placeOfEquipment(context.db, equipmentId, caller);
  return places?.some(place => mayDo(caller, call, place)) ?? false;
}
