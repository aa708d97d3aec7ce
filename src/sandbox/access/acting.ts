import { type Caller } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { actingOf } from '../../core/contract/acting.js';
import type { CallLine } from '../../core/contract/call.js';
import { staffRoles } from '../../core/contract/guards.js';

/**
 * Throws where staff act for a member who may not do this for them (domain 8.7): what is the member's own never, and what
 * changes something once they have said why.
 */
export function demandActing({ acting }: Caller, call: CallLine): void {
  const may = actingOf(call);
  if (!acting || may === 'always') return;
  if (may === 'never') throw ownHand();
  if (!acting.hasReason)
    throw new Refusal('actingReadOnly', 'You are signed in as this member. Say why before you change something.');
}

const ownHand = (): Refusal =>
  new Refusal('notWhileActing', 'This cannot be changed while you are signed in as somebody else.');

/**
 * Throws for staff and parents who act as another person: what opens an account is for its owner alone (domain 6.3.9).
 */
export function demandOwnHand(caller: Caller): void {
  if (caller.actor !== undefined) throw ownHand();
}

/** Throws for anybody but the person themself. */
export function demandSelf(caller: Caller, userId: string): void {
  if (caller.userId !== userId) throw new Refusal('selfOnly', 'Only the person themself can do this.');
  demandOwnHand(caller);
}

export const isAdmin = ({ roles }: { roles: readonly string[] }): boolean =>
  roles.includes('Admin') || roles.includes('SuperAdmin');

const isStaff = ({ roles }: { roles: readonly string[] }): boolean =>
  roles.some(role => staffRoles.some(one => one === role));

/** The account is that of a member of staff, whom the caller may do nothing for. */
export const staffAccount = (): Refusal =>
  new Refusal('staffAccount', 'This is the account of one of our staff. You cannot do this for them.');

/** Throws when a caller would get into the account of one of our staff, whose rights may be greater than their own. */
export function demandNoStaff(caller: Caller, target: { id: string; roles: readonly string[] }): void {
  if (caller.userId === target.id || !isStaff(target)) return;
  throw staffAccount();
}
