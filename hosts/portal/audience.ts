import { isParent, type Claims, type MemberAudience } from '@echelon/membership/core';

/** Whether a signed-in user may see a page, in the navigation or by a typed address. The back end decides again. */
export type MaySee = (claims: Claims | undefined) => boolean;

/** Which members may see a page. */
export const memberAudiences: Readonly<Record<MemberAudience, MaySee>> = {
  everyone: () => true,
  parent: isParent,
  self: claims => claims?.act === undefined,
};

/** Whether a user may have more here than a membership; the staff area decides what. */
export const isMoreThanMember: MaySee = claims =>
  claims !== undefined && claims.act === undefined && claims.role.some(role => role !== 'Member');
