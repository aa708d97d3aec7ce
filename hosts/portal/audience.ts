import { isParent, seesStaffArea, type Claims, type MemberAudience, type StaffArea } from '@echelon/membership/core';

/** Who of those signed in gets to see a page; of our own people, those who may do what an area is for. */
export type Audience = MemberAudience | StaffArea;

const rules: Readonly<Record<Audience, (claims: Claims | undefined) => boolean>> = {
  everyone: () => true,
  parent: isParent,
  self: claims => claims?.act === undefined,
  offers: claims => seesStaffArea('offers', claims),
};

/** What the navigation shows, and what an address typed by hand gets. The back end decides again. */
export const maySee = (audience: Audience, claims: Claims | undefined): boolean => rules[audience](claims);
