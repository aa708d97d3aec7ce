import { building, wrench } from '@echelon/membership/icons';
import { SidebarItem, SidebarSection, useWords } from '@echelon/membership/ui';
import { useSession } from '../use-session.js';
import { workAreasOf, type WorkArea } from './work-areas.js';
import { workWords } from './work-words.js';

const icons = { staff: wrench, commercial: building } as const;

/** The ways to where somebody works, from every other area of theirs. */
export function WorkLink({ here }: { here?: WorkArea }) {
  const { claims } = useSession();
  const words = useWords(workWords);
  const areas = workAreasOf(claims).filter(area => area !== here);
  if (areas.length === 0) return null;
  return (
    <SidebarSection title={words.title}>
      {areas.map(area => (
        <SidebarItem key={area} text={words[area]} icon={icons[area]} href={`/${area}`} />
      ))}
    </SidebarSection>
  );
}
