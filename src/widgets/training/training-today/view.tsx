import type { MouseEvent, ReactNode } from 'react';
import { localDay } from '../../../core/wall-clock.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import type { Piece } from '../../screen/part.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { classWay } from '../../workouts/class-way.js';
import { LockedNote } from '../../workouts/locked-note.js';
import { writeDay } from '../../workouts/days.js';
import { words } from './copy.js';
import type { trainingToday } from './index.js';
import { Last } from './last.js';
import { createTrainingToday, type TrainingTodayModel } from './model.js';
import { Next } from './next.js';
import { OnLive } from './on-live.js';
import { Streak } from './streak.js';
import { box, date, head, pieces, sheet, title } from './view.css.js';

/** Few visits have anything to tell, so it is asked for after the rest. */
const loadCompleted = () => import('./completed/view.tsx?widget');

type Props = PropsOf<typeof trainingToday>;

/** The day of a member, at a glance. */
export function View(props: Props) {
  const copy = useWords(words);
  const model = useModel(createTrainingToday, []);
  const screen = useStore(model.$screen);
  return (
    <div className={box}>
      <PersonView screen={screen} texts={copy.screen} onRetry={model.retry} onSignIn={props.onSignInRequested}>
        {({ now }) => <Today {...props} model={model} now={now} />}
      </PersonView>
    </div>
  );
}

interface PieceViewProps<Data extends object> {
  piece: Piece<Data>;
  what: string;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** One piece while it waits, where it does not come, and as it is. */
function PieceView<Data extends object>({ piece, what, onRetry, children }: PieceViewProps<Data>) {
  if (piece.is === 'known') return children(piece);
  return (
    <div className={sheet} aria-busy={piece.is === 'loading'}>
      {piece.is === 'failed' ? (
        <NotLoaded what={what} why={piece} onRetry={onRetry} />
      ) : (
        <>
          <Skeleton shape="title" width="medium" />
          <Skeleton shape="figure" width="short" />
          <Skeleton width="long" />
        </>
      )}
    </div>
  );
}

function Today({
  model,
  now,
  contentHref,
  liveHref,
  workoutHref,
  workoutsHref,
  planHref,
  calendarHref,
  badgesHref,
  scheduleHref,
  membershipHref,
  onContentRequested,
  onWorkoutRequested,
}: Props & { model: TrainingTodayModel; now: number }) {
  const copy = useWords(words);
  const locale = useLocale();
  const settings = useStore(model.$settings);
  const [plan, streak, last, schedule] = [
    useStore(model.$plan),
    useStore(model.$streak),
    useStore(model.$last),
    useStore(model.$schedule),
  ];
  const toClass = {
    hrefOf: (contentId: string, slotId?: string) => classWay({ contentHref, liveHref }, contentId, slotId),
    onOpen(contentId: string, event: MouseEvent) {
      if (onContentRequested?.({ contentId }) === false) event.preventDefault();
    },
  };
  const today = localDay(settings.timeZone, now);
  return (
    <>
      <div className={head}>
        <h2 className={title}>{copy.title}</h2>
        <p className={date}>{writeDay(today, locale, { weekday: 'long', month: 'long', day: 'numeric' })}</p>
      </div>
      {plan.is === 'known' && <LockedNote locked={plan.locked} membershipHref={membershipHref} />}
      <LazyView afterPaint load={loadCompleted} props={{ badgesHref }} waiting={null} />
      <div className={pieces}>
        <PieceView piece={plan} what={copy.pieces.plan} onRetry={() => model.again('plan')}>
          {known => <Next {...toClass} plan={known} planHref={planHref} />}
        </PieceView>
        <PieceView piece={streak} what={copy.pieces.streak} onRetry={() => model.again('streak')}>
          {known => <Streak {...known} href={calendarHref} />}
        </PieceView>
        <PieceView piece={last} what={copy.pieces.last} onRetry={() => model.again('last')}>
          {({ items: [workout] }) => (
            <Last
              workout={workout}
              settings={settings}
              hrefOf={workoutId => workoutHref?.replace('{workoutId}', encodeURIComponent(workoutId))}
              onOpen={(workoutId, event) => {
                if (onWorkoutRequested?.({ workoutId }) === false) event.preventDefault();
              }}
              allHref={workoutsHref}
            />
          )}
        </PieceView>
        <PieceView piece={schedule} what={copy.pieces.schedule} onRetry={() => model.again('schedule')}>
          {known => (
            <OnLive {...toClass} {...known} today={localDay(known.timeZone, now)} scheduleHref={scheduleHref} />
          )}
        </PieceView>
      </div>
    </>
  );
}
