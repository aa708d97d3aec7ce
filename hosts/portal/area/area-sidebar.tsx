import { Sidebar, SidebarItem, SidebarSection } from '@echelon/membership/ui';
import type { ReactNode } from 'react';
import type { AreaPage } from '../page-list.js';
import { useSession } from '../use-session.js';
import { keepCollapsed, wasCollapsed } from './collapsed.js';
import { navigationFor } from './navigation.js';
import { useRailWindow } from './use-narrow-window.js';

export interface AreaSidebarProps<Name extends string, Group extends string> {
  pages: readonly Omit<AreaPage<Name, Group>, 'load'>[];
  words: {
    navigation: string;
    groups: Readonly<Record<Group, string>>;
    pages: Readonly<Record<Name, string>>;
  };
  /** The groups are told apart by a line, without a title. */
  quiet?: boolean | undefined;
  /** The page that is shown. */
  path: string;
  footer: ReactNode;
  /** Below the pages: the way to another area. */
  more?: ReactNode;
}

/** The pages of an area that the person who is signed in gets to see. */
export function AreaSidebar<Name extends string, Group extends string>({
  pages,
  words,
  path,
  footer,
  more,
  quiet,
}: AreaSidebarProps<Name, Group>) {
  const { claims } = useSession();
  const isNarrow = useRailWindow();
  const shown = pages.find(page => page.path === path);
  const itemOf = (page: Omit<AreaPage<Name, Group>, 'load'>) => ({
    text: words.pages[page.name],
    icon: page.icon,
    href: page.path,
    selected: page.name === (shown?.within ?? shown?.name),
  });
  const groups = navigationFor(pages, claims);
  const first = groups.flatMap(group => group.pages).filter(page => page.first);
  return (
    <Sidebar
      // begins anew when a tablet is turned
      key={String(isNarrow)}
      label={words.navigation}
      defaultCollapsed={wasCollapsed(isNarrow)}
      onCollapsedChange={keepCollapsed}
      footer={footer}
      bottom={first.length > 0 ? first.map(itemOf) : undefined}
    >
      {groups.map(group => (
        <SidebarSection key={group.name} title={words.groups[group.name]} quiet={quiet}>
          {group.pages.map(page => (
            <SidebarItem key={page.name} {...itemOf(page)} />
          ))}
        </SidebarSection>
      ))}
      {more}
    </Sidebar>
  );
}
