/**
 * Who of those signed in gets to see an area: everyone; the parent of a family, who has the account with its bills
 * (domain 1.8); or only people who sign in with a password of their own.
 */
export type MemberAudience = 'everyone' | 'parent' | 'self';

/** The areas of the portal for members, in the order in which they are shown, and who sees them. The one list of them. */
export const memberAreas = {
  overview: 'everyone',
  plan: 'parent',
  payment: 'parent',
  billing: 'parent',
  family: 'everyone',
  redeem: 'parent',
  receipts: 'parent',
  profile: 'everyone',
  security: 'self',
  equipment: 'self',
  preferences: 'everyone',
  history: 'parent',
} as const satisfies Readonly<Record<string, MemberAudience>>;

export type MemberArea = keyof typeof memberAreas;

const isArea = (name: string): name is MemberArea => name in memberAreas;

export const memberAreaNames: readonly MemberArea[] = Object.keys(memberAreas).filter(isArea);
