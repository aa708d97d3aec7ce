import { useEffect } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { chartLine } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { ByType } from './by-type.js';
import { words } from './copy.js';
import type { trainingTrends } from './index.js';
import { createTrainingTrends } from './model.js';
import { Tools } from './tools.js';
import { TrendField } from './trend-field.js';
import { box, title } from './view.css.js';
import { Waiting } from './waiting.js';

/** How a member's training goes. */
export function View({ query = '', onQueryChanged, onSignInRequested }: PropsOf<typeof trainingTrends>) {
  const copy = useWords(words);
  const model = useModel(
    session => createTrainingTrends({ session, query, onQuery: changed => onQueryChanged?.({ query: changed }) }),
    [],
  );
  const screen = useStore(model.$screen);
  useEffect(() => model.follow(query), [model, query]);
  return (
    <div className={box}>
      <h2 className={title}>{copy.title}</h2>
      <PersonView
        screen={screen}
        texts={copy.screen}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
      >
        {own =>
          own.is === 'empty' ? (
            <EmptyState icon={chartLine} title={copy.emptyTitle}>
              {copy.emptyText}
            </EmptyState>
          ) : (
            <>
              <Tools model={model} state={own} />
              <TrendField model={model} state={own} />
              <ByType model={model} query={own.query} />
            </>
          )
        }
      </PersonView>
    </div>
  );
}
