import { useWords } from '@echelon/membership/ui';
import type { ReactNode } from 'react';
import { areaWords } from '../area/area-words.js';
import type { PageName } from '../area/navigation.js';
import { PageHeading } from './page-heading.js';

export interface MemberPageProps {
  /** Which one it is: its title is among the area's words. */
  name: PageName;
  /** The widgets of nearly every page show titles of their own; this one's do not. */
  shownTitle?: boolean;
  children: ReactNode;
}

/** One page of the member area. */
export function MemberPage({ name, shownTitle = false, children }: MemberPageProps) {
  const { titles } = useWords(areaWords);
  return (
    <>
      <PageHeading title={titles[name]} quiet={!shownTitle} />
      {children}
    </>
  );
}
