import { useEffect, useId, useRef } from 'react';
import { formatNumber } from '../../../core/numbers.js';
import type { ContentDetail } from '../../../core/contract/schemas/content/library.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { check } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { failureText } from '../../copy.js';
import { useStore } from '../../screen/use-store.js';
import { minutesOf } from '../../workouts/durations.js';
import { notDone } from '../../workouts/not-done.js';
import { words } from './copy.js';
import { asWorkout, done, head, legend, row, score, star, stars as starsClass, text, ways } from './done.css.js';
import type { OpinionModel } from './opinion.js';
import type { TakenModel } from './taken.js';

interface DoneProps {
  content: ContentDetail;
  opinion: OpinionModel;
  taken: TakenModel;
  workoutHrefOf: (workoutId: string) => string | undefined;
  libraryHref: string | undefined;
  hrefOf: (contentId: string) => string | undefined;
  /** Answers false where the page goes there itself. */
  onOpen: (contentId: string) => unknown;
  onAgain: () => void;
}

/** The class is over: the workout that it is, what somebody thinks of it, and what to take next. */
export function View({ content, opinion, taken, workoutHrefOf, libraryHref, hrefOf, onOpen, onAgain }: DoneProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  const { problem } = useStore(opinion.$opinion);
  const workout = taken.workout();
  const minutes = (seconds: number) => formatNumber(minutesOf(seconds), locale);
  const next = useStore(opinion.$next);
  useEffect(() => {
    title.current?.focus();
    void opinion.findNext();
  }, [opinion]);
  return (
    <section className={done}>
      <div className={head}>
        <h3 ref={title} className={score} tabIndex={-1}>
          {copy.done}
        </h3>
        {workout && (
          <p className={text}>
            {workout.completed
              ? copy.toTheEnd(minutes(content.durationSeconds))
              : copy.partly(minutes(workout.durationSeconds), minutes(content.durationSeconds))}
          </p>
        )}
      </div>
      <AsWorkout taken={taken} hrefOf={workoutHrefOf} />
      <Rate opinion={opinion} />
      {problem?.of === 'stars' && (
        <Banner title={notDone(problem.code, copy.problems.stars)}>{failureText(problem, copy)}</Banner>
      )}
      <div className={ways}>
        {next && (
          <Button
            type="secondary"
            href={hrefOf(next.id)}
            onClick={event => {
              if (onOpen(next.id) === false) event.preventDefault();
            }}
          >
            {copy.nextClass(next.title)}
          </Button>
        )}
        <Button type="secondary" onClick={onAgain}>
          {copy.again}
        </Button>
        {libraryHref !== undefined && <Link href={libraryHref}>{copy.library}</Link>}
      </div>
    </section>
  );
}

interface AsWorkoutProps {
  taken: TakenModel;
  hrefOf: DoneProps['workoutHrefOf'];
}

/** The class becomes a workout by one press. */
function AsWorkout({ taken, hrefOf }: AsWorkoutProps) {
  const copy = useWords(words);
  const state = useStore(taken.$taken);
  const place = useRef<HTMLDivElement>(null);
  const isSaved = state.is === 'saved';
  // the button that was pressed is gone
  useEffect(() => {
    if (isSaved) place.current?.focus();
  }, [isSaved]);
  if (state.is === 'tooShort') return <p className={text}>{copy.tooShort}</p>;
  if (state.is === 'saved') {
    const { workout, overlaps } = state.saved;
    const href = hrefOf(workout.id);
    return (
      <div ref={place} className={asWorkout} tabIndex={-1} role="group" aria-label={copy.saved}>
        <Banner tone="success">
          {copy.saved} {overlaps.length > 0 && copy.twice} {href && <Link href={href}>{copy.seeWorkout}</Link>}
        </Banner>
      </div>
    );
  }
  return (
    <div className={asWorkout}>
      {state.is === 'failed' && (
        <Banner title={notDone(state.failure.code, copy.problems.workout)}>{failureText(state.failure, copy)}</Banner>
      )}
      <p className={text}>{copy.counts}</p>
      <Button icon={check} loading={state.is === 'saving'} onClick={() => void taken.save()}>
        {copy.saveWorkout}
      </Button>
    </div>
  );
}

function Rate({ opinion }: { opinion: OpinionModel }) {
  const copy = useWords(words);
  const name = useId();
  const { stars = 0, isRated } = useStore(opinion.$opinion);
  return (
    <fieldset className={starsClass}>
      <legend className={legend}>{copy.rate}</legend>
      <div className={row}>
        {[1, 2, 3, 4, 5].map(count => (
          <label key={count} className={star} data-on={count <= stars ? '' : undefined}>
            <input
              className={unseen}
              type="radio"
              name={name}
              checked={count === stars}
              onChange={() => void opinion.rate(count)}
            />
            <span aria-hidden="true">{count <= stars ? '★' : '☆'}</span>
            <span className={unseen}>{copy.star(count)}</span>
          </label>
        ))}
      </div>
      <p className={text} role="status">
        {isRated && copy.thanks}
      </p>
    </fieldset>
  );
}
