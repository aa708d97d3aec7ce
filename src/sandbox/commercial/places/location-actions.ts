import { createActivationCode } from '../../../core/contract/commercial/activation-codes.js';
import { importEquipment } from '../../../core/contract/commercial/equipment-import.js';
import { placeEquipment } from '../../../core/contract/commercial/equipment.js';
import {
  connectLocationUser,
  deleteLocation,
  removeLocationDealer,
  updateLocation,
} from '../../../core/contract/commercial/locations.js';
import type { CallLine } from '../../../core/contract/call.js';
import type { Location, LocationAction } from '../../../core/contract/schemas/commercial/locations.js';
import type { Caller } from '../../http/handler.js';
import type { RefusalCode } from '../../http/refusal.js';
import type { LocationFacts } from './location-facts.js';
import { mayDo } from '../access/rights.js';
import { type Place, relationsTo, seesAll } from '../access/scope.js';
import type { locations } from '../tables/places.js';

type LocationRow = typeof locations.$inferSelect;

/** The call behind each action: who may make it stands there. */
const calls: Readonly<Record<LocationAction, CallLine>> = {
  edit: updateLocation,
  delete: deleteLocation,
  removeDealer: removeLocationDealer,
  users: connectLocationUser,
  codes: createActivationCode,
  place: placeEquipment,
  import: importEquipment,
};

/** A dealer makes codes for new sites; whoever runs the location, or customer service, makes them any time (domain 2.3). */
export function makesCodesAnyTime(caller: Pick<Caller, 'scope' | 'roles'>, place: Place): boolean {
  const relations = relationsTo(caller, place);
  return seesAll(caller) || relations.includes('owner') || relations.includes('manager');
}

/** What a reader may do at a location: `ok`, or the code that the call would be refused with. */
export function locationActions(
  caller: Pick<Caller, 'scope' | 'roles'>,
  { id, ownerId, dealerId, status }: LocationRow,
  { role, hasOpenOrders, hasDealersOrders, everActivated }: LocationFacts,
): Location['actions'] {
  const place: Place = { locationId: id, ownerIds: [ownerId], dealerId, role };
  const say = (action: LocationAction, refusal?: RefusalCode | false): RefusalCode | 'ok' => {
    if (!mayDo(caller, calls[action], place)) return 'forbidden';
    if (status === 'closed') return 'notFound';
    return refusal || 'ok';
  };
  return {
    edit: say('edit'),
    delete: say('delete', hasOpenOrders && 'ordersOpen'),
    removeDealer: say('removeDealer', hasDealersOrders && 'ordersOpen'),
    users: say('users'),
    codes: say('codes', everActivated && !makesCodesAnyTime(caller, place) && 'notANewSite'),
    place: say('place'),
    import: say('import'),
  };
}
