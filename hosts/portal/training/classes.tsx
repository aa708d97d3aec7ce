import 'virtual:area-styles.css?training-classes';
import { ClassLibrary } from '@echelon/membership/training';
import { useListQuery } from '../area/list-query.js';
import { useWays } from '../use-ways.js';
import { classesPath, contentHref, liveHref, membershipPath } from './ways.js';

/** Classes to take: the library, the schedule, and what somebody has kept of them. */
export function ClassesPage() {
  const { query, onQueryChanged } = useListQuery(classesPath);
  const { toSignIn } = useWays();
  return (
    <ClassLibrary
      query={query}
      contentHref={contentHref}
      liveHref={liveHref}
      membershipHref={membershipPath}
      onQueryChanged={onQueryChanged}
      onSignInRequested={toSignIn}
    />
  );
}
