import { useEffect } from 'react';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { lock, search } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { failureText } from '../../copy.js';
import type { PropsOf } from '../../element/define.js';
import { fetchWhenIdle, LazyView } from '../../element/lazy-view.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { classWords } from '../../workouts/class-copy.js';
import { workoutWords } from '../../workouts/copy.js';
import { FavoriteButton } from '../../workouts/favorite-button.js';
import { LockedNote } from '../../workouts/locked-note.js';
import { notDone } from '../../workouts/not-done.js';
import { Stars } from '../../workouts/stars.js';
import { AboutClass } from './about-class.js';
import { words } from './copy.js';
import type { classPlayer } from './index.js';
import { createClassPlayer, type ClassPlayerModel, type Screen } from './model.js';
import { MomentPanel } from './moment-panel.js';
import { loadBar, Stage } from './stage.js';
import { about, arena, box, facts, head, keys, moment, picture, title } from './view.css.js';

type Props = PropsOf<typeof classPlayer>;

const loadDone = () => import('./done.tsx?widget');

/** One class, played. */
export function View(props: Props) {
  const {
    contentId = '',
    slotId,
    onClassStarted,
    onClassEnded,
    onWorkoutSaved,
    onSignInRequested,
    libraryHref,
  } = props;
  const copy = useWords(words);
  const model = useModel(
    session =>
      createClassPlayer({
        session,
        contentId,
        slotId,
        onStarted: () => onClassStarted?.({ contentId }),
        onEnded: () => onClassEnded?.({ contentId }),
        onSaved: workoutId => onWorkoutSaved?.({ contentId, workoutId }),
      }),
    [contentId, slotId],
  );
  const screen = useStore(model.$screen);
  useKept(model);
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
          if (own.is === 'class') return <Class {...props} model={model} screen={own} />;
          return (
            <EmptyState
              icon={own.why === 'gone' ? search : lock}
              title={copy[own.why]}
              action={libraryHref !== undefined && <Link href={libraryHref}>{copy.library}</Link>}
            >
              {own.why === 'gone' ? copy.goneText : copy.closedText}
            </EmptyState>
          );
        }}
      </PersonView>
    </div>
  );
}

/** The place in the class is kept when nobody looks any more. */
function useKept(model: ClassPlayerModel): void {
  useEffect(() => {
    const look = () => {
      if (document.hidden) model.keep();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      model.keep();
    };
  }, [model]);
}

const Waiting = ({ label }: { label: string }) => (
  <Coming label={label} className={arena}>
    <div className={picture} />
    <div className={moment}>
      <Skeleton shape="figure" width="medium" />
      <Skeleton width="long" />
      <Skeleton width="full" />
      <Skeleton width="full" />
    </div>
  </Coming>
);

interface ClassProps extends Props {
  model: ClassPlayerModel;
  screen: Extract<Screen, { is: 'class' }>;
}

function Class({
  model,
  screen,
  contentHref,
  workoutHref,
  libraryHref,
  membershipHref,
  onContentRequested,
}: ClassProps) {
  const copy = useWords(words);
  const { content, units, isAnswer } = screen;
  const play = useStore(model.$play);
  const { problem } = useStore(model.opinion.$opinion);
  useEffect(() => fetchWhenIdle([loadBar, loadDone]), []);
  return (
    <>
      <Head model={model} content={content} />
      {problem?.of === 'favorite' && (
        <Banner title={notDone(problem.code, copy.problems.favorite)}>{failureText(problem, copy)}</Banner>
      )}
      {play.is === 'ready' && play.refusal && (
        <Banner title={notDone(play.refusal.code, copy.notStarted)}>{failureText(play.refusal, copy)}</Banner>
      )}
      {play.is === 'ready' && (
        <LockedNote locked={content.locked} membershipHref={membershipHref} isAnswer={isAnswer} />
      )}
      {play.is === 'ended' ? (
        <LazyView
          load={loadDone}
          waiting={null}
          props={{
            content,
            opinion: model.opinion,
            taken: model.taken,
            libraryHref,
            workoutHrefOf: (id: string) => workoutHref?.replace('{workoutId}', encodeURIComponent(id)),
            hrefOf: (id: string) => contentHref?.replace('{contentId}', encodeURIComponent(id)),
            onOpen: (id: string) => onContentRequested?.({ contentId: id }),
            onAgain: () => void model.start({ fromTheBeginning: true }),
          }}
        />
      ) : (
        <div className={arena}>
          <Stage model={model} content={content} />
          {play.is === 'running' ? (
            <MomentPanel model={model} course={play.playback} units={units} />
          ) : (
            <AboutClass content={content} />
          )}
        </div>
      )}
      {play.is === 'running' && <p className={keys}>{copy.keys}</p>}
      {play.is !== 'running' && play.is !== 'ended' && <p className={about}>{content.description}</p>}
    </>
  );
}

function Head({ model, content }: Pick<ClassProps, 'model'> & Pick<ClassProps['screen'], 'content'>) {
  const copy = useWords(words);
  const { types } = useWords(workoutWords);
  const { levels } = useWords(classWords);
  const { isFavorite } = useStore(model.opinion.$opinion);
  return (
    <div className={head}>
      <div>
        <h2 className={title}>
          <bdi>{content.title}</bdi>
        </h2>
        <p className={facts}>
          <span>{types[content.type]}</span>
          {content.instructor && <span>{copy.withName(content.instructor.name)}</span>}
          <span>{levels[content.level]}</span>
          <Stars rating={content.rating} />
        </p>
      </div>
      <FavoriteButton title={content.title} isFavorite={isFavorite} onChange={on => void model.opinion.keep(on)} />
    </div>
  );
}
