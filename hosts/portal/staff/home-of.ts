import type { Claims } from '@echelon/membership/core';
import { staffPages } from './staff-pages.js';

/** Where somebody begins who is going nowhere in particular: our own people with their work, everybody else with their membership. */
export const homeOf = (claims: Claims | undefined): string =>
  staffPages.find(({ maySee }) => maySee(claims))?.path ?? '/';
