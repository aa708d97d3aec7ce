import { Root } from '@echelon/membership/ui';
import { lazy, Suspense } from 'react';
import { useLocation, useRouter } from 'wouter';
import { followLinks } from './follow-links.js';
import { LoadFailure } from './layout/load-failure.js';
import { PortalFooter } from './layout/portal-footer.js';
import { PortalHeader } from './layout/portal-header.js';
import { SkipLink } from './layout/skip-link.js';
import { Spoken } from './layout/spoken.js';
import { MembersOnly } from './members-only.js';
import { NotFoundPage } from './pages/not-found.js';
import { routeAt } from './page-route.js';
import { routes } from './routes.js';
import { useRefusal } from './use-refusal.js';
import { useSession } from './use-session.js';

const MemberArea = lazy(async () => ({ default: (await import('./area/area.js')).Area }));
const TrainingArea = lazy(async () => ({ default: (await import('./training/training-area.js')).TrainingArea }));
const CommercialArea = lazy(async () => ({ default: await (await import('./commercial/doors.js')).loadArea() }));
const StaffArea = lazy(async () => ({ default: (await import('./staff/staff-area.js')).StaffArea }));

const waiting = <main className="main" id="main" aria-busy="true" />;

/** The portal: the page that the address names, in the area that it belongs to or between a header and a footer. */
export function App() {
  const [path, navigate] = useLocation();
  const { jwt } = useSession();
  useRefusal();
  const { parser } = useRouter();
  const route = routeAt(routes, path, parser);
  const within = jwt === undefined ? undefined : route?.within;
  // The page is requested along with the area around it, not after that.
  if (within && route?.within === 'member') route.preload();
  return (
    <Root>
      <Spoken>
        {/* The links themselves are what is operated; this only spares the visitor a reload. */}
        <div className={within ? 'portal-area' : 'portal'} onClick={followLinks(navigate)} role="presentation">
          {route && within ? (
            <LoadFailure>
              <Suspense fallback={waiting}>
                {route.within === 'training' ? (
                  <TrainingArea />
                ) : route.within === 'staff' ? (
                  <StaffArea />
                ) : route.within === 'commercial' ? (
                  <CommercialArea />
                ) : (
                  <MemberArea route={route} />
                )}
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
