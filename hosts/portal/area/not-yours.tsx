import type { FamilyNames, MemberAudience } from '@echelon/membership/core';
import { lock, users } from '@echelon/membership/icons';
import { Button, EmptyState, Skeleton, useWords } from '@echelon/membership/ui';
import { PageHeading } from '../layout/page-heading.js';
import { areaWords } from './area-words.js';
import { named } from './named.js';

export interface NotYoursProps {
  /** Which page was asked for, and who gets to see it. */
  name: string;
  seenBy: MemberAudience;
  family: FamilyNames;
}

/** In place of a page that whoever is signed in does not get to see: who looks after it, and the way on. */
export function NotYours({ name, seenBy, family: { loading, parentName } }: NotYoursProps) {
  const { parentOnly, selfOnly } = useWords(areaWords);
  if (loading)
    return (
      <div className="not-yours" aria-busy="true">
        <Skeleton shape="title" width="medium" />
        <Skeleton width="long" />
      </div>
    );
  const isSelf = seenBy === 'self';
  const title = isSelf ? selfOnly.title : parentName ? named(parentOnly.title, parentName) : parentOnly.titleUnnamed;
  const text = isSelf
    ? selfOnly.text
    : name === 'redeem' && parentName
      ? named(parentOnly.redeem, parentName)
      : parentOnly.text;
  return (
    <div className="not-yours">
      <PageHeading title={title} quiet />
      <EmptyState icon={isSelf ? lock : users} title={title} action={<Button href="/">{parentOnly.home}</Button>}>
        {text}
      </EmptyState>
    </div>
  );
}
