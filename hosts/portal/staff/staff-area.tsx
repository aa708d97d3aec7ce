import { lock, user as userIcon } from '@echelon/membership/icons';
import { Button, EmptyState, SidebarItem, SidebarSection, useWords } from '@echelon/membership/ui';
import { AreaFrame } from '../area/area-frame.js';
import { maySee } from '../audience.js';
import { PageHeading } from '../layout/page-heading.js';
import type { PortalRoute } from '../routes.js';
import { useSession } from '../use-session.js';
import { LeaveDialog } from './leave-dialog.js';
import { staffPages } from './staff-pages.js';
import { staffWords } from './staff-words.js';

/** The area of our own people. */
export function StaffArea({ route }: { route: PortalRoute }) {
  const {
    claims,
    flags: { user },
  } = useSession();
  const words = useWords(staffWords);
  const page = staffPages.find(({ path }) => path === route.path);
  const { title, text, home } = words.notYours;
  return (
    <AreaFrame
      route={route}
      density="dense"
      notice={<LeaveDialog />}
      name={[user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}
      title={page ? words.titles[page.name] : ''}
      refused={
        page &&
        !maySee(page.seenBy, claims) && (
          <div className="not-yours">
            <PageHeading title={title} quiet />
            <EmptyState icon={lock} title={title} action={<Button href="/">{home}</Button>}>
              {text}
            </EmptyState>
          </div>
        )
      }
      pages={staffPages}
      words={words}
      more={
        <SidebarSection title={words.other}>
          <SidebarItem text={words.account} icon={userIcon} href="/" />
        </SidebarSection>
      }
    />
  );
}
