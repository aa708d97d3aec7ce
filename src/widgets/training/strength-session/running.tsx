import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Exercise } from '../../../core/contract/schemas/strength/exercises.js';
import { Button } from '../../../ui/actions/button/button.js';
import { MenuIconButton } from '../../../ui/actions/menu/menu-button.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { nextPress } from '../../../ui/hooks/focus-marks.js';
import { flag, plus } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { fetchWhenIdle, LazyView } from '../../element/lazy-view.js';
import { useStore } from '../../screen/use-store.js';
import { clockOf } from '../../workouts/durations.js';
import { Conflicts } from './conflict-notes.js';
import { words } from './copy.js';
import { ExerciseList } from './exercise-list.js';
import { ExercisePanel } from './exercise-panel.js';
import type { StrengthSessionModel } from './model.js';
import { RestBar } from './rest-bar.js';
import { NotSaved, SaveLine } from './save-line.js';
import { loadSearch } from './search-part.js';
import { doneSets } from './sets.js';
import { useFocusAfterHold } from './use-focus-after-hold.js';
import { useSetTexts } from './use-set-texts.js';
import type { TrainingSession } from './state.js';
import { doneOf, foot, head, headClock, stack, sub } from './view.css.js';
import { shownSets } from './values.js';

interface RunningProps {
  model: StrengthSessionModel;
  leave: ReactNode;
}

/** The session while it runs: one exercise in front, the others below. */
export function View({ model, leave }: RunningProps) {
  const { session } = useStore(model.$kept);
  const [isAdding, setAdding] = useState(false);
  const copy = useWords(words);
  useLook(model);
  useEffect(() => fetchWhenIdle([loadSearch]), []);
  const box = useFocusAfterHold(session?.hold ?? null);
  if (!session) return null;
  const { exercises, at, rest } = session;
  const inFront = exercises.find(({ key }) => key === at?.key) ?? exercises[0];
  const add = (exercise: Exercise) => {
    model.deeds.addExercise(exercise);
    setAdding(false);
  };
  return (
    <div className={stack} ref={box}>
      <Head model={model} session={session} leave={leave} />
      <NotSaved model={model} />
      <Conflicts model={model} />
      {inFront && <ExercisePanel key={inFront.key} model={model} session={session} exercise={inFront} />}
      <ExerciseList deeds={model.deeds} session={session} />
      {isAdding && <LazyView load={loadSearch} waiting={null} props={{ model, onChoose: add }} />}
      <div className={foot}>
        <Button type="secondary" icon={plus} full onClick={() => setAdding(!isAdding)}>
          {isAdding ? copy.close : copy.addExercise}
        </Button>
        <Finish model={model} session={session} />
      </div>
      {rest && <RestBar model={model} rest={rest} />}
    </div>
  );
}

/** A page that comes back into sight is right at once. */
function useLook(model: StrengthSessionModel): void {
  useEffect(() => {
    document.addEventListener('visibilitychange', model.look);
    return () => document.removeEventListener('visibilitychange', model.look);
  }, [model]);
}

type PieceProps = Pick<RunningProps, 'model'> & { session: TrainingSession };

function Head({ model, session, leave }: PieceProps & Omit<RunningProps, 'model'>) {
  const copy = useWords(words);
  const { number } = useSetTexts(session.units);
  const { sound, getReady } = useStore(model.$kept);
  const title = useRef<HTMLHeadingElement>(null);
  // the button that began it is gone
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={head}>
        {leave}
        <MenuIconButton
          label={copy.options}
          groups={[
            {
              choose: 'several',
              items: [
                {
                  id: 'sound',
                  label: copy.soundOn,
                  checked: sound,
                  onSelect: () => model.setSound(!sound),
                },
              ],
            },
            {
              choose: 'one',
              items: [0, 3, 5, 10].map(seconds => ({
                id: String(seconds),
                label: copy.countdown(number(seconds)),
                checked: seconds === getReady,
                onSelect: () => model.setGetReady(seconds),
              })),
            },
          ]}
        />
      </div>
      <div className={sub}>
        <h2 ref={title} className={doneOf} tabIndex={-1}>
          <bdi>{session.title ?? copy.free}</bdi>
        </h2>
        <Clock model={model} startedAt={session.startedAt} />
        <SaveLine model={model} />
      </div>
    </>
  );
}

function Clock({ model, startedAt }: Pick<RunningProps, 'model'> & { startedAt: number }) {
  const now = useStore(model.$now);
  return (
    <span className={headClock} role="timer" aria-live="off">
      {clockOf(now - startedAt)}
    </span>
  );
}

function Finish({ model, session }: PieceProps) {
  const copy = useWords(words);
  const { number } = useSetTexts(session.units);
  const [isAsked, setAsked] = useState(false);
  const left = session.exercises
    .filter(({ skipped }) => !skipped)
    .flatMap(shownSets)
    .filter(({ done }) => done === null).length;
  const finish = () => void model.finish();
  return (
    <>
      <div {...nextPress}>
        <Button
          type={left === 0 ? 'primary' : 'secondary'}
          size="lg"
          full
          icon={flag}
          onClick={left === 0 ? finish : () => setAsked(true)}
        >
          {copy.finish}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        type="primary"
        title={copy.finishEarly}
        action={copy.finish}
        onConfirm={finish}
        onClose={() => setAsked(false)}
      >
        {doneSets(session).length === 0 ? copy.finishNothingText : copy.finishEarlyText(copy.sets(number(left)))}
      </ConfirmDialog>
    </>
  );
}
