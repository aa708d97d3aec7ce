import { wrench } from '@echelon/membership/icons';
import { SidebarItem, SidebarSection, useWords } from '@echelon/membership/ui';
import { useSession } from '../use-session.js';
import { homeOf } from './home-of.js';
import { staffWords } from './staff-words.js';

/** From the member area to the staff's, for those who have a page there. */
export function StaffLink() {
  const { claims } = useSession();
  const words = useWords(staffWords);
  return (
    homeOf(claims) !== '/' && (
      <SidebarSection title={words.navigation}>
        <SidebarItem text={words.tools} icon={wrench} href="/staff" />
      </SidebarSection>
    )
  );
}
