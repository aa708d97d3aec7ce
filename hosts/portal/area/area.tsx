import { isSwitched } from '@echelon/membership/core';
import { PageLayout, useWords } from '@echelon/membership/ui';
import { Suspense } from 'react';
import { maySee } from '../audience.js';
import { LoadFailure } from '../layout/load-failure.js';
import { PageHeading } from '../layout/page-heading.js';
import { PortalFooter } from '../layout/portal-footer.js';
import type { PortalRoute } from '../routes.js';
import { useSession } from '../use-session.js';
import { AreaSidebar } from './area-sidebar.js';
import { areaWords } from './area-words.js';
import { NotYours } from './not-yours.js';
import { SignedIn } from './signed-in.js';
import { Switched } from './switched.js';
import { useFamily } from './use-family.js';
import { useNarrowWindow } from './use-narrow-window.js';
import './area.css';

/** The member area: the navigation, who is signed in, and the page that the address names. It stays while pages change. */
export function Area({ route: { path, Page, member } }: { route: PortalRoute }) {
  const {
    claims,
    flags: { user },
  } = useSession();
  const { titles } = useWords(areaWords);
  const family = useFamily();
  const narrow = useNarrowWindow();
  const switched = isSwitched(claims);
  const name = switched ? family.ownName : [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
  const person = <SignedIn name={name} />;
  return (
    <PageLayout
      sidebar={<AreaSidebar path={path} footer={narrow && person} />}
      header={
        <>
          {!narrow && <header className="area-head">{person}</header>}
          <Switched now={switched} />
        </>
      }
      footer={<PortalFooter />}
    >
      <LoadFailure key={path} withinMain>
        <Suspense fallback={<div aria-busy="true" />}>
          {member && !maySee(member.seenBy, claims) ? (
            <NotYours key={path} {...member} family={family} />
          ) : (
            <>
              {member && <PageHeading key={path} title={titles[member.name]} quiet />}
              <Page key={path} />
            </>
          )}
        </Suspense>
      </LoadFailure>
    </PageLayout>
  );
}
