import { isParent, type Claims, type MemberAudience } from '@echelon/membership/core';

/** Who of those signed in gets to see a page. */
export type Audience = MemberAudience;

const rules: Readonly<Record<Audience, (claims: Claims | undefined) => boolean>> = {
  everyone: () => true,
  parent: isParent,
  self: claims => claims?.act === undefined,
};

/** What the navigation shows, and what an address typed by hand gets. The back end decides again. */
export const maySee = (audience: Audience, claims: Claims | undefined): boolean => rules[audience](claims);
