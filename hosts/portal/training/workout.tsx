import 'virtual:area-styles.css?training-workout';
import { WorkoutDetail } from '@echelon/membership/training';
import { useWords } from '@echelon/membership/ui';
import { useState } from 'react';
import { useRoute } from 'wouter';
import { useWindowTitle } from '../layout/use-window-title.js';
import { useWays } from '../use-ways.js';
import { trainingWords } from './training-words.js';
import { contentHref, workoutHref, workoutsPath } from './ways.js';

/** One workout; the window has its name. */
export function WorkoutPage() {
  const [, params] = useRoute(`${workoutsPath}/:workoutId`);
  const { titles } = useWords(trainingWords);
  const { toSignIn } = useWays();
  const [shown, setShown] = useState<string>();
  useWindowTitle(shown ?? titles.workout);
  return (
    <WorkoutDetail
      key={params?.workoutId}
      workoutId={params?.workoutId}
      workoutHref={workoutHref}
      contentHref={contentHref}
      historyHref={workoutsPath}
      onWorkoutShown={({ title }) => setShown(title)}
      onSignInRequested={toSignIn}
    />
  );
}
