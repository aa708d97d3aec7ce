import { seesCommercialArea } from '@echelon/membership/commercial';
import type { Claims } from '@echelon/membership/core';
import { seesStaffArea } from '@echelon/membership/staff';

/** An area that people work in. */
export type WorkArea = 'staff' | 'commercial';

/** Whoever sees any page of an area sees its first; the areas' pages are not needed to tell. */
const seesAny: Readonly<Record<WorkArea, (claims: Claims | undefined) => boolean>> = {
  staff: claims => seesStaffArea('home', claims),
  commercial: claims => seesCommercialArea('locations', claims),
};

/** Those that somebody gets to see. */
export const workAreasOf = (claims: Claims | undefined): readonly WorkArea[] =>
  (['staff', 'commercial'] as const).filter(area => seesAny[area](claims));

/** Where somebody begins who is going nowhere in particular: people with work here with that, everybody else with their membership. */
export const homeOf = (claims: Claims | undefined): string => {
  const [area] = workAreasOf(claims);
  return area ? `/${area}` : '/';
};
