import { useEffect } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { trophy } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { Boards } from './boards.js';
import { ClassList } from './class-list.js';
import { words } from './copy.js';
import type { personalBests } from './index.js';
import { createPersonalBests, type Bests, type PersonalBestsModel } from './model.js';
import { useRecordTexts, type RecordContext } from './record.js';
import { Toasts } from './toasts.js';
import { box, heading, muted, section, title } from './view.css.js';
import { Waiting } from './waiting.js';

type Props = PropsOf<typeof personalBests>;

// The questions, which few people are asked.
const loadConfirm = () => import('./confirm.tsx?widget');

// A chart, which nobody waits for.
const loadPowerCurve = () => import('./power-curve/view.tsx?widget');

/** A member's records. */
export function View({ query = '', onQueryChanged, onBestRemoved, onBestsReset, onSignInRequested, ...props }: Props) {
  const copy = useWords(words);
  const model = useModel(
    session =>
      createPersonalBests({
        session,
        query,
        onQuery: (changed, typing) => onQueryChanged?.({ query: changed, typing }),
        onRemoved: ({ id, workoutId }) => onBestRemoved?.({ personalBestId: id, workoutId }),
        onReset: () => onBestsReset?.(),
      }),
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
        {state => <Shown {...props} model={model} state={state} />}
      </PersonView>
    </div>
  );
}

type ShownProps = Pick<Props, 'workoutHref' | 'onWorkoutRequested'> & { model: PersonalBestsModel; state: Bests };

function Shown({ model, state, workoutHref, onWorkoutRequested }: ShownProps) {
  const copy = useWords(words);
  const { asked, became } = useStore(model.removal.$removing);
  const { settings, now, bests, countedFrom } = state;
  const texts = useRecordTexts(settings, now);
  const context: RecordContext = {
    settings,
    now,
    hrefOf: workoutId => workoutHref?.replace('{workoutId}', encodeURIComponent(workoutId)),
    onOpen(workoutId, event) {
      if (onWorkoutRequested?.({ workoutId }) === false) event.preventDefault();
    },
    onWrong: best => model.removal.ask({ is: 'wrong', best }),
  };
  return (
    <>
      <p className={muted}>
        {[copy.rule, countedFrom !== null && copy.countedFrom(texts.day(countedFrom))].filter(Boolean).join(' ')}
      </p>
      {bests.length === 0 ? (
        <EmptyState icon={trophy} title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      ) : (
        <>
          <Boards {...context} bests={bests} />
          <LazyView afterPaint load={loadPowerCurve} props={context} waiting={<Skeleton shape="block" />} />
          <ClassList model={model} state={state} context={context} />
          <section className={section}>
            <h3 className={heading}>{copy.startOver}</h3>
            <p className={muted}>{copy.startOverText}</p>
            <div>
              <Button type="secondary" onClick={() => model.removal.ask({ is: 'reset' })}>
                {copy.reset}
              </Button>
            </div>
          </section>
        </>
      )}
      {asked && (
        <LazyView load={loadConfirm} props={{ removal: model.removal, texts, count: bests.length }} waiting={null} />
      )}
      <Toasts became={became} texts={texts} onClose={model.removal.closeBecame} />
    </>
  );
}
