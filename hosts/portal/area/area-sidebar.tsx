import { Sidebar, SidebarItem, SidebarSection, useWords } from '@echelon/membership/ui';
import { useState, type ReactNode } from 'react';
import { useSession } from '../use-session.js';
import { areaWords } from './area-words.js';
import { keepCollapsed, wasCollapsed } from './collapsed.js';
import { memberPages } from './member-pages.js';
import { navigationFor } from './navigation.js';

/** The pages of the member area, for whoever is signed in. */
export function AreaSidebar({ path, footer }: { path: string; footer: ReactNode }) {
  const { navigation, groups, pages } = useWords(areaWords);
  const { claims } = useSession();
  const [collapsed] = useState(wasCollapsed);
  return (
    <Sidebar label={navigation} defaultCollapsed={collapsed} onCollapsedChange={keepCollapsed} footer={footer}>
      {navigationFor(memberPages, claims).map(group => (
        <SidebarSection key={group.name} title={groups[group.name]}>
          {group.pages.map(page => (
            <SidebarItem
              key={page.name}
              text={pages[page.name]}
              icon={page.icon}
              href={page.path}
              selected={page.path === path}
            />
          ))}
        </SidebarSection>
      ))}
    </Sidebar>
  );
}
