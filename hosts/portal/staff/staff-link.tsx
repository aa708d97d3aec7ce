import { building, wrench } from '@echelon/membership/icons';
import { SidebarItem, SidebarSection, useWords } from '@echelon/membership/ui';
import { commercialWords } from '../commercial/commercial-words.js';
import { useSession } from '../use-session.js';
import { homeOf } from './home-of.js';
import { staffWords } from './staff-words.js';

/** From the member area to where somebody works, for those who have a page there. */
export function StaffLink() {
  const { claims } = useSession();
  const words = useWords(staffWords);
  const { tools } = useWords(commercialWords);
  const home = homeOf(claims);
  if (home === '/') return null;
  const isCommercial = home === '/commercial';
  return (
    <SidebarSection title={isCommercial ? tools : words.navigation}>
      <SidebarItem
        text={isCommercial ? tools : words.tools}
        icon={isCommercial ? building : wrench}
        href={isCommercial ? home : '/staff'}
      />
    </SidebarSection>
  );
}
