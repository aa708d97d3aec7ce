// what only these pages show
import 'virtual:area-styles.css?training';
import { isSwitched } from '@echelon/membership/core';
import { useWords } from '@echelon/membership/ui';
import { Switched } from '../area/switched.js';
import { useFamily } from '../area/use-family.js';
import { WorkArea } from '../area/work-area.js';
import { pageRoute } from '../page-route.js';
import { useSession } from '../use-session.js';
import { trainingPages } from './training-pages.js';
import { trainingWords } from './training-words.js';

const HOME = '/training/today';

const routes = trainingPages.map(page => ({ ...pageRoute(page), page }));

/** What members come back to every day. `/training` is today. */
export function TrainingArea() {
  const { claims } = useSession();
  const family = useFamily();
  const switched = isSwitched(claims);
  return (
    <WorkArea
      path="/training"
      home={HOME}
      pages={trainingPages}
      routes={routes}
      words={useWords(trainingWords)}
      accountPath="/"
      awayPath={HOME}
      name={switched ? family.ownName : undefined}
      notice={<Switched now={switched} />}
      density="airy"
      quiet
    />
  );
}
