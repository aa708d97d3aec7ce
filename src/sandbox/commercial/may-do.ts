import type { CallLine } from '../../core/contract/call.js';
import type { Caller } from '../http/handler.js';
import { type Place, relationsTo, seesAll } from './scope.js';

/** Whether a caller may make a call about a thing at this place, by what the contract says of the call. */
export const mayDo = (
  caller: Pick<Caller, 'scope' | 'roles'>,
  { scoped = [] }: Pick<CallLine, 'scoped'>,
  place: Place,
): boolean => seesAll(caller) || relationsTo(caller, place).some(relation => scoped.includes(relation));
