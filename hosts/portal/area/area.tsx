import { isSwitched } from '@echelon/membership/core';
import { useWords } from '@echelon/membership/ui';
import { lazy, Suspense } from 'react';
import { isMoreThanMember } from '../audience.js';
import { useSession } from '../use-session.js';
import type { PageRoute } from '../page-route.js';
import { AreaFrame } from './area-frame.js';
import { areaWords } from './area-words.js';
import { Beside } from './beside.js';
import { memberNavigation, memberPages } from './member-pages.js';
import { NotYours } from './not-yours.js';
import { Switched } from './switched.js';
import { useFamily } from './use-family.js';

const WorkLink = lazy(async () => ({ default: (await import('../workplace/work-link.js')).WorkLink }));

/** The member area. */
export function Area({ route }: { route: PageRoute }) {
  const {
    claims,
    flags: { user },
  } = useSession();
  const family = useFamily();
  const switched = isSwitched(claims);
  const words = useWords(areaWords);
  const page = memberPages.find(({ path }) => path === route.path);
  return (
    <AreaFrame
      route={route}
      name={switched ? family.ownName : [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}
      title={page ? words.titles[page.name] : ''}
      section={page && words.pages[page.name]}
      notice={<Switched now={claims?.act !== undefined} />}
      refused={page && !page.maySee(claims) && <NotYours key={page.path} {...page} family={family} />}
      pages={memberNavigation}
      words={words}
      quiet
      beside={page && <Beside page={page} />}
      more={
        isMoreThanMember(claims) && (
          <Suspense>
            <WorkLink />
          </Suspense>
        )
      }
    />
  );
}
