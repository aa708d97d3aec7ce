import { wrench } from '@echelon/membership/icons';
import { SidebarItem, SidebarSection, useWords } from '@echelon/membership/ui';
import { staffWords } from './staff-words.js';

/** From the member area to the staff's. */
export function StaffLink() {
  const words = useWords(staffWords);
  return (
    <SidebarSection title={words.navigation}>
      <SidebarItem text={words.tools} icon={wrench} href="/staff" />
    </SidebarSection>
  );
}
