import { isLook, type Acting, type CallLine } from './call.js';

/**
 * What staff may do with a call who act for a member (domain 8.7). Who forgets to say it on a new call does no harm: a
 * call that writes needs a reason, and one that moves money is the member's own.
 */
export const actingOf = (call: CallLine): Acting =>
  call.acting ?? (call.money ? 'never' : isLook(call) ? 'always' : 'withReason');
