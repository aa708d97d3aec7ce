import type { Claims } from '@echelon/membership/core';
import { staffPages } from './staff-pages.js';

const isCommercial = (claims: Claims | undefined): boolean =>
  claims?.act === undefined && (claims?.role.some(role => ['Dealer', 'Owner', 'LocationUser'].includes(role)) ?? false);

/** Where somebody begins who is going nowhere in particular: people with work here with that, everybody else with their membership. */
export const homeOf = (claims: Claims | undefined): string =>
  staffPages.find(({ maySee }) => maySee(claims))?.path ?? (isCommercial(claims) ? '/commercial' : '/');
