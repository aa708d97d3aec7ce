import { isParent, type Claims } from './claims.js';

/** Whether a parent has switched to one of their children. Staff who act as a child have not: no way leads them to its parent. */
export const isSwitched = (claims: Claims | undefined): boolean =>
  claims?.act !== undefined && claims.act === claims.par && !isParent(claims);

/** Whether one of our staff acts for a member. */
export const isActing = (claims: Claims | undefined): boolean => claims?.act !== undefined && claims.act !== claims.par;
