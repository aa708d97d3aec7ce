import { memberAreaNames, memberAreas, type MemberArea, type MemberAudience } from '../../core/member-areas.js';
import type { UserRow } from './profile/profile.js';

/** The areas of the portal that a person may use. */
export function tabsOf({
  id,
  parentId,
  passwordHash,
}: Pick<UserRow, 'id' | 'parentId' | 'passwordHash'>): MemberArea[] {
  const isParent = id === parentId;
  const sees: Readonly<Record<MemberAudience, boolean>> = {
    everyone: true,
    parent: isParent,
    self: isParent || passwordHash !== null,
  };
  return memberAreaNames.filter(name => sees[memberAreas[name]]);
}
