import 'virtual:area-styles.css?training-challenges';
import { Challenges } from '@echelon/membership/training';
import { useOpened } from '../area/list-query.js';
import { useWays } from '../use-ways.js';
import { contentHref, membershipPath } from './ways.js';

const PATH = '/training/challenges';

/** Challenges; one that is open has its name in the address. */
export function ChallengesPage() {
  const { query, opened, onQueryChanged } = useOpened(PATH, 'challenge');
  const { toSignIn } = useWays();
  return (
    <Challenges
      query={query}
      challengeId={opened}
      challengeHref={`${PATH}?challenge={challengeId}`}
      listHref={PATH}
      contentHref={contentHref}
      membershipHref={membershipPath}
      onQueryChanged={onQueryChanged}
      onSignInRequested={toSignIn}
    />
  );
}
