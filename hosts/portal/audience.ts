import { isParent, type Claims } from '@echelon/membership/core';

/**
 * Who of those signed in gets to see a page: everyone; the parent of a family, who has the account with its bills
 * (domain 1.8); or only whoever has signed in with a password of their own.
 */
export type Audience = 'everyone' | 'parent' | 'self';

const rules: Readonly<Record<Audience, (claims: Claims | undefined) => boolean>> = {
  everyone: () => true,
  parent: isParent,
  self: claims => claims?.act === undefined,
};

/** What the navigation shows, and what an address typed by hand gets. The back end decides again. */
export const maySee = (audience: Audience, claims: Claims | undefined): boolean => rules[audience](claims);
