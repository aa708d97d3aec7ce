import 'virtual:area-styles.css?training-class';
import { ClassPlayer } from '@echelon/membership/training';
import { useRoute } from 'wouter';
import { useWays } from '../use-ways.js';
import { classesPath, contentHref, membershipPath, workoutHref } from './ways.js';

/** One class, played. */
export function ClassPage() {
  const [, params] = useRoute(`${classesPath}/:contentId`);
  const { toSignIn } = useWays();
  return (
    <ClassPlayer
      key={params?.contentId}
      contentId={params?.contentId}
      contentHref={contentHref}
      membershipHref={membershipPath}
      workoutHref={workoutHref}
      libraryHref={classesPath}
      onSignInRequested={toSignIn}
    />
  );
}
