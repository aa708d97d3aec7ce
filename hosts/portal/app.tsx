import { Root } from '@echelon/membership/ui';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { useLocation, useRouter } from 'wouter';
import { followLinks } from './follow-links.js';
import { LoadFailure } from './layout/load-failure.js';
import { PortalFooter } from './layout/portal-footer.js';
import { PortalHeader } from './layout/portal-header.js';
import { SkipLink } from './layout/skip-link.js';
import { Spoken } from './layout/spoken.js';
import { MembersOnly } from './members-only.js';
import { NotFoundPage } from './pages/not-found.js';
import type { AreaName } from './page-list.js';
import { routeAt, type PortalRoute } from './routes.js';
import { useRefusal } from './use-refusal.js';
import { useSession } from './use-session.js';

const areas: Readonly<Record<AreaName, LazyExoticComponent<ComponentType<{ route: PortalRoute }>>>> = {
  member: lazy(async () => ({ default: (await import('./area/area.js')).Area })),
  staff: lazy(async () => ({ default: (await import('./staff/staff-area.js')).StaffArea })),
};

const waiting = <main className="main" id="main" aria-busy="true" />;

/** The portal: the page that the address names, in the member area or between a header and a footer. */
export function App() {
  const [path, navigate] = useLocation();
  const { jwt } = useSession();
  useRefusal();
  const { parser } = useRouter();
  const route = routeAt(path, parser);
  const Area = route?.within && jwt !== undefined ? areas[route.within.area] : undefined;
  // The page is requested along with the area around it, not after that.
  if (Area) route?.preload();
  return (
    <Root>
      <Spoken>
        {/* The links themselves are what is operated; this only spares the visitor a reload. */}
        <div className={Area ? 'portal-area' : 'portal'} onClick={followLinks(navigate)} role="presentation">
          {Area && route ? (
            <LoadFailure>
              <Suspense fallback={waiting}>
                <Area route={route} />
              </Suspense>
            </LoadFailure>
          ) : (
            <>
              <SkipLink />
              <PortalHeader path={path} />
              <LoadFailure key={path}>
                <Suspense fallback={waiting}>
                  {route?.within ? <MembersOnly /> : route ? <route.Page key={path} /> : <NotFoundPage />}
                </Suspense>
              </LoadFailure>
              <PortalFooter />
            </>
          )}
        </div>
      </Spoken>
    </Root>
  );
}
