import { useWords } from '@echelon/membership/ui';
import { lazy, Suspense } from 'react';
import { isMoreThanMember } from '../audience.js';
import type { PageRoute } from '../page-route.js';
import { AreaFrame } from './area-frame.js';
import { areaWords } from './area-words.js';
import { Beside } from './beside.js';
import { memberNavigation, memberPages } from './member-pages.js';
import { NotYours } from './not-yours.js';
import { useMember } from './use-member.js';

const StaffLink = lazy(async () => ({ default: (await import('../staff/staff-link.js')).StaffLink }));

/** The member area. */
export function Area({ route }: { route: PageRoute }) {
  const { claims, family, name, notice } = useMember();
  const words = useWords(areaWords);
  const page = memberPages.find(({ path }) => path === route.path);
  return (
    <AreaFrame
      route={route}
      name={name}
      title={page ? words.titles[page.name] : ''}
      notice={notice}
      refused={page && !page.maySee(claims) && <NotYours key={page.path} {...page} family={family} />}
      pages={memberNavigation}
      words={words}
      quiet
      beside={page && <Beside page={page} />}
      more={
        isMoreThanMember(claims) && (
          <Suspense>
            <StaffLink />
          </Suspense>
        )
      }
    />
  );
}
