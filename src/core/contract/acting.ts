import type { Acting, CallLine } from './call.js';

/**
 * What staff may do with a call who act for a member (domain 8.7). Who forgets to say it on a new call does no harm: a
 * call that writes needs a reason, and one that moves money is the member's own.
 */
export const actingOf = ({ acting, method, money, repeatable }: CallLine): Acting =>
  acting ?? (money ? 'never' : method === 'GET' || repeatable === 'reads' ? 'always' : 'withReason');
