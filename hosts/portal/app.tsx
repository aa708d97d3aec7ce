import { Root } from '@echelon/membership/ui';
import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { followLinks } from './follow-links.js';
import { LoadFailure } from './layout/load-failure.js';
import { PortalFooter } from './layout/portal-footer.js';
import { PortalHeader } from './layout/portal-header.js';
import { SkipLink } from './layout/skip-link.js';
import { Spoken } from './layout/spoken.js';
import { NotFoundPage } from './pages/not-found.js';
import { routes } from './routes.js';
import { useRefusal } from './use-refusal.js';

/** The portal: a header, the page that the address names, a footer. */
export function App() {
  const [path, navigate] = useLocation();
  useRefusal();
  return (
    <Root>
      <Spoken>
        {/* The links themselves are what is operated; this only spares the visitor a reload. */}
        <div className="portal" onClick={followLinks(navigate)} role="presentation">
          <SkipLink />
          <PortalHeader path={path} />
          <LoadFailure key={path}>
            <Suspense fallback={<main className="main" id="main" aria-busy="true" />}>
              <Switch>
                {routes.map(({ path: address, Page }) => <Route key={address} path={address} component={Page} />)}
                <Route component={NotFoundPage} />
              </Switch>
            </Suspense>
          </LoadFailure>
          <PortalFooter />
        </div>
      </Spoken>
    </Root>
  );
}
