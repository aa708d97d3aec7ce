import type { Claims } from '@echelon/membership/core';
import { commercialHomeOf } from '../commercial/home-of.js';
import { staffPages } from './staff-pages.js';

/** An area that people work in. */
export type WorkArea = 'staff' | 'commercial';

/** Those that somebody gets to see. */
export function workAreasOf(claims: Claims | undefined): readonly WorkArea[] {
  return [
    ...(staffHomeOf(claims) ? ['staff' as const] : []),
    ...(commercialHomeOf(claims) ? ['commercial' as const] : []),
  ];
}

/** The first page of staff that somebody gets to see. */
export const staffHomeOf = (claims: Claims | undefined): string | undefined =>
  staffPages.find(({ maySee }) => maySee(claims))?.path;

/** Where somebody begins who is going nowhere in particular: people with work here with that, everybody else with their membership. */
export const homeOf = (claims: Claims | undefined): string => staffHomeOf(claims) ?? commercialHomeOf(claims) ?? '/';
