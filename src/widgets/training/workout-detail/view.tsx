import { useMemo, useState } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { useWords } from '../../../ui/language/language.js';
import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { saveFile } from '../../save-file.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { Actions } from './actions.js';
import { words } from './copy.js';
import { Missing, WasDeleted } from './gone.js';
import { Header } from './header.js';
import type { workoutDetail } from './index.js';
import { linksOf, type Links } from './links.js';
import { createWorkoutDetail, type Shown, type WorkoutDetailModel } from './model.js';
import { NoteToast } from './note.js';
import { Records } from './records.js';
import { Songs } from './course/songs.js';
import { Standings } from './course/standings.js';
import { Tiles } from './tiles.js';
import { Tries } from './course/tries.js';
import { box, rows } from './view.css.js';
import { Waiting } from './waiting.js';

type Props = PropsOf<typeof workoutDetail>;

/** One workout of a member. */
export function View({ workoutId = '', onWorkoutShown, onWorkoutDeleted, onSignInRequested, ...props }: Props) {
  const copy = useWords(words);
  const model = useModel(
    session =>
      createWorkoutDetail({
        session,
        workoutId,
        onShown: title => onWorkoutShown?.({ title }),
        onDeleted: () => onWorkoutDeleted?.({ workoutId }),
        save: saveFile,
      }),
    [workoutId],
  );
  const screen = useStore(model.$screen);
  const links = linksOf(props);
  return (
    <div className={box}>
      <PersonView
        screen={screen}
        texts={copy.screen}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
      >
        {own => {
          switch (own.is) {
            case 'missing':
              return <Missing links={links} />;
            case 'deleted':
              return <WasDeleted deleted={own} onUndo={() => void model.restore()} links={links} />;
            default:
              return <Whole shown={own} model={model} links={links} />;
          }
        }}
      </PersonView>
      <NoteToast model={model} />
    </div>
  );
}

// What was measured along the way has its code, and that of its drawings, come after the figures.
const loadAnalysis = () => import('./analysis/view.tsx?widget');

// Two records of one session are rare.
const loadMerge = () => import('./merge/view.tsx?widget');

interface WholeProps {
  shown: Shown;
  model: WorkoutDetailModel;
  links: Links;
}

function Whole({ shown, model, links }: WholeProps) {
  const analysis = useMemo(() => ({ shown, model }), [shown, model]);
  const { workout, overlaps } = shown.detail;
  // what was merged is no longer among them, and can still be undone
  const [others] = useState(overlaps);
  /** It was merged into another record. */
  const [isGone, setGone] = useState(false);
  const merge = {
    workout,
    overlaps: others,
    isGone,
    units: shown.settings.units,
    linkTo: links.workout,
    onMerged(_: Workout, goneId: string) {
      const isThis = goneId === workout.id;
      setGone(isThis);
      if (isThis) model.mergedAway();
      else void model.refresh();
    },
    onRestored() {
      setGone(false);
      void model.refresh();
    },
  };
  return (
    <div className={rows}>
      {!isGone && <Header shown={shown} links={links} />}
      {!isGone && <Actions model={model} workout={workout} />}
      {others.length > 0 && <LazyView load={loadMerge} props={merge} waiting={null} />}
      {!isGone && (
        <>
          <Tiles {...shown} />
          <LazyView afterPaint load={loadAnalysis} props={analysis} waiting={<Skeleton shape="block" />} />
          <Standings shown={shown} model={model} />
          <Records shown={shown} links={links} />
          <Songs course={model.course} />
          <Tries shown={shown} links={links} />
        </>
      )}
    </div>
  );
}
