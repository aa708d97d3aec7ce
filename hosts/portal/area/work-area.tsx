import { user as userIcon } from '@echelon/membership/icons';
import { SidebarItem, SidebarSection } from '@echelon/membership/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Redirect, useLocation, useRouter } from 'wouter';
import type { AreaPage } from '../page-list.js';
import { routeAt, type PageRoute } from '../page-route.js';
import { NotFoundNote } from '../pages/not-found.js';
import { useSession } from '../use-session.js';
import { AreaFrame } from './area-frame.js';
import type { WorkArea as Area } from '../workplace/work-areas.js';

const NotForYou = lazy(async () => ({ default: (await import('./not-for-you.js')).NotForYou }));

export interface WorkAreaProps<Name extends string, Group extends string> {
  /** The area’s own address: it leads to `home`, the first page of it that somebody gets to see. */
  path: string;
  /** Whose area it is; without it, every page of it is for everybody. */
  of?: Area;
  home: string;
  pages: readonly AreaPage<Name, Group>[];
  routes: readonly (PageRoute & { page: AreaPage<Name, Group> })[];
  words: {
    navigation: string;
    groups: Readonly<Record<Group, string>>;
    pages: Readonly<Record<Name, string>>;
    titles: Readonly<Record<Name, string>>;
    other: string;
    account: string;
  };
  /** Where their own account is, and where somebody goes on from a page that is not for them. */
  accountPath: string;
  awayPath: string;
  notice?: ReactNode;
  density?: 'airy' | 'dense';
  quiet?: boolean;
  /** Below the pages, over their own account. */
  more?: ReactNode;
}

/** An area that people work in: staff, or dealers, owners and locations. */
export function WorkArea<Name extends string, Group extends string>({
  path: root,
  of,
  home,
  pages,
  routes,
  words,
  accountPath,
  awayPath,
  notice,
  density = 'dense',
  quiet,
  more,
}: WorkAreaProps<Name, Group>) {
  const [path] = useLocation();
  const { parser } = useRouter();
  const {
    claims,
    flags: { user },
  } = useSession();
  if (path.replace(/\/+$/, '') === root) return <Redirect to={home} replace />;
  const route = routeAt(routes, path, parser);
  const page = route?.page;
  // Decided before anything is asked: a page of another role is neither loaded nor shown.
  const isTheirs = page?.maySee(claims) ?? false;
  if (isTheirs) route?.preload();
  return (
    <AreaFrame
      route={route ?? { path, Page: NotFoundNote }}
      density={density}
      notice={notice}
      name={[user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}
      title={page ? words.titles[page.name] : ''}
      section={page && words.pages[page.within ?? page.name]}
      isOfOne={page?.within !== undefined && !page.beside}
      refused={
        !page ? (
          <NotFoundNote />
        ) : (
          of &&
          !isTheirs && (
            <Suspense>
              <NotForYou area={of} isOutside={!pages.some(one => one.maySee(claims))} awayPath={awayPath} />
            </Suspense>
          )
        )
      }
      pages={pages}
      words={words}
      quiet={quiet}
      more={
        <>
          {more}
          <SidebarSection title={words.other} quiet={quiet}>
            <SidebarItem text={words.account} icon={userIcon} href={accountPath} />
          </SidebarSection>
        </>
      }
    />
  );
}
