import { formatList } from '../../../../core/lists.js';
import type { Routine } from '../../../../core/contract/schemas/strength/routines.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { arrowLeft, search } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import { failureText } from '../../../copy.js';
import { PersonView } from '../../../screen/person-view.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { classWords } from '../../../workouts/class-copy.js';
import { notDone } from '../../../workouts/not-done.js';
import { words } from '../copy.js';
import type { Opening } from '../opening.js';
import type { Show } from '../place.js';
import type { Became } from '../toasts.js';
import { column, muted } from '../view.css.js';
import { writeDone } from '../when.js';
import { Actions } from './actions.js';
import { routineWords } from './copy.js';
import { Days } from './days.js';
import { createOneRoutine, type OneRoutineModel, type RoutineState } from './model.js';
import { Share } from './share.js';
import { back, head, name } from './view.css.js';

interface OneRoutineProps extends Opening {
  show: Show;
  routineId: string;
  onClose: () => void;
  onEdit: () => void;
  onChanged: (became: Became) => void;
}

/** One routine, open: its days, and all that can be done with it. */
export function View({ show, routineId, onClose, onEdit, onChanged, ...opening }: OneRoutineProps) {
  const copy = useWords(routineWords);
  const tell =
    (is: Became['is']) =>
    ({ id, title }: Routine) =>
      onChanged({ is, routineId: id, title });
  const model = useModel(
    session => createOneRoutine({ session, show, routineId, onCopied: tell('copied'), onDeleted: tell('deleted') }),
    [show, routineId],
  );
  const screen = useStore(model.$screen);
  return (
    <div className={column}>
      <div className={back}>
        <Button type="ghost" size="sm" icon={arrowLeft} onClick={onClose}>
          {copy.back[show]}
        </Button>
      </div>
      <PersonView screen={screen} texts={{ what: copy.what }} waiting={ListSkeleton} onRetry={model.retry}>
        {state =>
          state.is === 'gone' ? (
            <EmptyState icon={search} title={copy.gone}>
              {copy.goneText}
            </EmptyState>
          ) : (
            <Open {...opening} show={show} model={model} state={state} onEdit={onEdit} />
          )
        }
      </PersonView>
    </div>
  );
}

interface OpenProps extends Opening, Pick<OneRoutineProps, 'show' | 'onEdit'> {
  model: OneRoutineModel;
  state: RoutineState;
}

function Open({ show, model, state, onEdit, ...opening }: OpenProps) {
  const copy = useWords(routineWords);
  const { needs, lastDone, tools } = useWords(words);
  const { levels } = useWords(classWords);
  const locale = useLocale();
  const refusal = useStore(model.$refusal);
  const { routine, settings, done, now } = state;
  const needed = [...new Set(routine.exercises.flatMap(({ equipment }) => equipment))].filter(
    tool => tool !== 'bodyweight',
  );
  const hasReserve = routine.days.some(({ slots }) =>
    slots.some(({ entries }) => entries.some(({ rir }) => rir !== null)),
  );
  return (
    <>
      <div className={head}>
        <div>
          <h3 className={name}>
            <bdi>{routine.title}</bdi>
          </h3>
          <p className={muted}>
            {[
              levels[routine.level],
              needed.length > 0
                ? needs(
                    formatList(
                      needed.map(tool => tools[tool]),
                      locale,
                    ),
                  )
                : tools.bodyweight,
            ].join(' · ')}
          </p>
          {done && (
            <p className={muted}>
              <Link
                href={opening.workoutHrefOf(done.workoutId)}
                onClick={event => opening.onWorkout(done.workoutId, event)}
              >
                {lastDone(writeDone(done.localDate, now, locale))}
              </Link>
            </p>
          )}
        </div>
        <Actions show={show} model={model} routine={routine} onEdit={onEdit} />
      </div>
      {refusal && (
        <Banner title={refusal.of === 'copy' ? notDone(refusal.code, copy.notCopied) : undefined}>
          {failureText(refusal, copy)}
        </Banner>
      )}
      {routine.description && <p>{routine.description}</p>}
      <Days {...opening} routine={routine} units={settings.units} done={done} isOwn={show === 'own'} />
      {hasReserve && <p className={muted}>{copy.reserveHow}</p>}
      {show === 'own' && <Share code={routine.code} />}
    </>
  );
}
