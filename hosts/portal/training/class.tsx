import 'virtual:area-styles.css?training-class';
import { ClassPlayer } from '@echelon/membership/training';
import { useRoute, useSearch } from 'wouter';
import { useWays } from '../use-ways.js';
import { classesPath, contentHref, membershipPath, workoutHref } from './ways.js';

/** One class, played. */
export function ClassPage() {
  const [, params] = useRoute(`${classesPath}/:contentId`);
  const slotId = new URLSearchParams(useSearch()).get('slot') ?? undefined;
  const { toSignIn } = useWays();
  return (
    <ClassPlayer
      key={`${params?.contentId} ${slotId}`}
      contentId={params?.contentId}
      slotId={slotId}
      contentHref={contentHref}
      membershipHref={membershipPath}
      workoutHref={workoutHref}
      libraryHref={classesPath}
      onSignInRequested={toSignIn}
    />
  );
}
