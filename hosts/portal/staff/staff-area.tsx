// what only these pages show
import 'virtual:area-styles.css';
import { lock, user as userIcon } from '@echelon/membership/icons';
import { Button, EmptyState, SidebarItem, SidebarSection, useWords } from '@echelon/membership/ui';
import { Redirect, useLocation, useRouter } from 'wouter';
import { AreaFrame } from '../area/area-frame.js';
import { PageHeading } from '../layout/page-heading.js';
import { pageRoute, routeAt } from '../page-route.js';
import { NotFoundNote } from '../pages/not-found.js';
import { useSession } from '../use-session.js';
import { homeOf } from './home-of.js';
import { LeaveDialog } from './leave-dialog.js';
import { staffPages } from './staff-pages.js';
import { staffWords } from './staff-words.js';

const routes = [{ path: '/staff' }, ...staffPages.map(page => ({ ...pageRoute(page), page }))];

/** The area of our own people. `/staff` is the first page of it that somebody gets to see. */
export function StaffArea() {
  const [path] = useLocation();
  const { parser } = useRouter();
  const {
    claims,
    flags: { user },
  } = useSession();
  const words = useWords(staffWords);
  const { title, text, home } = words.notYours;
  const route = routeAt(routes, path, parser);
  if (route && !('page' in route)) return <Redirect to={homeOf(claims)} replace />;
  const page = route?.page;
  route?.preload();
  return (
    <AreaFrame
      route={route ?? { path, Page: NotFoundNote }}
      density="dense"
      notice={<LeaveDialog />}
      name={[user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}
      title={page ? words.titles[page.name] : ''}
      refused={
        !page ? (
          <NotFoundNote />
        ) : (
          !page.maySee(claims) && (
            <div className="not-yours">
              <PageHeading title={title} quiet />
              <EmptyState icon={lock} title={title} action={<Button href="/">{home}</Button>}>
                {text}
              </EmptyState>
            </div>
          )
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
