import { building, wrench } from '@echelon/membership/icons';
import { SidebarItem, SidebarSection, useWords } from '@echelon/membership/ui';
import { commercialWords } from '../commercial/commercial-words.js';
import { useSession } from '../use-session.js';
import { workAreasOf, type WorkArea } from './home-of.js';
import { staffWords } from './staff-words.js';

/** The ways to where somebody works, from every other area of theirs. */
export function StaffLink({ here }: { here?: WorkArea }) {
  const { claims } = useSession();
  const words = useWords(staffWords);
  const { tools } = useWords(commercialWords);
  const areas = workAreasOf(claims).filter(area => area !== here);
  if (areas.length === 0) return null;
  return (
    <SidebarSection title={areas.includes('staff') ? words.navigation : tools}>
      {areas.includes('staff') && <SidebarItem text={words.tools} icon={wrench} href="/staff" />}
      {areas.includes('commercial') && <SidebarItem text={tools} icon={building} href="/commercial" />}
    </SidebarSection>
  );
}
