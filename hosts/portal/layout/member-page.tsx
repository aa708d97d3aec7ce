import { useWords } from '@echelon/membership/ui';
import type { ReactNode } from 'react';
import { areaWords } from '../area/area-words.js';
import type { PageName } from '../area/navigation.js';
import { PageHeading } from './page-heading.js';

export interface MemberPageProps {
  /** Which one it is: its title is among the area's words. */
  name: PageName;
  children: ReactNode;
}

/** One page of the member area; its widgets show titles of their own. */
export function MemberPage({ name, children }: MemberPageProps) {
  const { titles } = useWords(areaWords);
  return (
    <>
      <PageHeading title={titles[name]} quiet />
      {children}
    </>
  );
}
