// what only these pages show
import 'virtual:area-styles.css?training';
import { useWords } from '@echelon/membership/ui';
import { lazy, Suspense } from 'react';
import { WorkArea } from '../area/work-area.js';
import { pageRoute } from '../page-route.js';
import { trainingPages } from './training-pages.js';
import { trainingWords } from './training-words.js';

const SwitchedNotice = lazy(async () => ({ default: (await import('../area/switched-notice.js')).SwitchedNotice }));

const HOME = '/training/today';

const routes = trainingPages.map(page => ({ ...pageRoute(page), page }));

/** What members come back to every day. `/training` is today. */
export function TrainingArea() {
  return (
    <WorkArea
      path="/training"
      home={HOME}
      pages={trainingPages}
      routes={routes}
      words={useWords(trainingWords)}
      accountPath="/"
      awayPath={HOME}
      notice={
        <Suspense>
          <SwitchedNotice />
        </Suspense>
      }
      density="airy"
      quiet
    />
  );
}
