// what only these pages show
import 'virtual:area-styles.css?training';
import { useWords } from '@echelon/membership/ui';
import { useMember } from '../area/use-member.js';
import { WorkArea } from '../area/work-area.js';
import { pageRoute } from '../page-route.js';
import { trainingPages } from './training-pages.js';
import { trainingWords } from './training-words.js';

const HOME = '/training/today';

const routes = trainingPages.map(page => ({ ...pageRoute(page), page }));

/** What members come back to every day. `/training` is today. */
export function TrainingArea() {
  const { name, notice } = useMember();
  return (
    <WorkArea
      path="/training"
      home={HOME}
      pages={trainingPages}
      routes={routes}
      words={useWords(trainingWords)}
      accountPath="/"
      awayPath={HOME}
      name={name}
      notice={notice}
      density="airy"
      quiet
    />
  );
}
