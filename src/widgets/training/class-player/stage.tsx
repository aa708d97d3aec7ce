import type { Implementation } from '../../element/define.js';
import { useEffect, useRef, useState } from 'react';
import type { Captions, ContentDetail } from '../../../core/contract/schemas/content/library.js';
import { disciplineMarks } from '../../../ui/data/content-card/discipline.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { LazyView } from '../../element/lazy-view.js';
import { useStore } from '../../screen/use-store.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { captionsFor } from './captions.js';
import { words } from './copy.js';
import { cueAt } from './film-time.js';
import { Film } from './film.js';
import { pressKey, type PlayerKeys } from './keys.js';
import type { ClassPlayerModel } from './model.js';
import { usualSound } from './sound.js';
import { StartButtons } from './start-buttons.js';
import { useClock } from './use-clock.js';
import { useFullScreen } from './use-full-screen.js';
import { caption, field, mark, noFilm, picture, stage, ways } from './view.css.js';

/** Fetched while somebody reads what the class is. */
export const loadBar: () => Promise<Implementation> = () => import('./bar.tsx?widget');

interface StageProps {
  model: ClassPlayerModel;
  content: ContentDetail;
}

/** The film, or in its place the field of its discipline, with all that plays it. */
export function Stage({ model, content }: StageProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const play = useStore(model.$play);
  const isPlaying = useStore(model.$isPlaying);
  const [sound, setSound] = useState(usualSound);
  const [broken, setBroken] = useState<string>();
  const screen = useFullScreen(box);
  const filmUrl = play.is === 'running' ? play.filmUrl : undefined;
  const film = filmUrl !== undefined && filmUrl !== broken ? filmUrl : undefined;
  useClock(model, film === undefined);

  const playback = play.is === 'running' ? play.playback : undefined;
  const isRunning = playback !== undefined;
  // What was pressed to begin is gone. Its keys are heard from here, where Space does not scroll the page.
  useEffect(() => {
    if (isRunning) box.current?.focus({ preventScroll: true });
  }, [isRunning]);
  const captions = playback && captionsFor(playback.captions, locale);
  const keys: PlayerKeys = {
    playOrPause: isPlaying ? model.pause : model.play,
    move: model.move,
    captions: () => setSound({ ...sound, captions: !sound.captions }),
    fullScreen: screen.toggle,
    mute: () => setSound({ ...sound, muted: !sound.muted }),
  };
  return (
    // Every key is one of the buttons inside as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      className={stage}
      part="stage"
      role="group"
      aria-label={copy.player}
      tabIndex={playback ? 0 : undefined}
      onKeyDown={event => playback && pressKey(event, keys)}
    >
      <div className={picture}>
        {film !== undefined ? (
          <Film
            src={film}
            model={model}
            captions={captions}
            sound={sound}
            onSilenced={() => setSound({ ...sound, muted: true })}
            onBroken={() => setBroken(film)}
          />
        ) : (
          <div className={cx(field, hues[disciplineOf[content.type]])}>
            <svg className={mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={String(disciplineMarks[disciplineOf[content.type]])} />
            </svg>
            {captions && sound.captions && <Said model={model} cues={captions.cues} />}
            {playback && <p className={noFilm}>{filmUrl === undefined ? copy.noFilm : copy.filmFailed}</p>}
          </div>
        )}
      </div>
      {!playback && !content.locked && (
        <div className={ways}>
          <StartButtons model={model} resumeAt={content.resumeAt} isStarting={play.is === 'starting'} />
        </div>
      )}
      {playback && (
        <LazyView
          load={loadBar}
          waiting={null}
          props={{
            model,
            playback,
            keys,
            sound,
            onVolume: (volume: number) => setSound({ ...sound, volume, muted: volume === 0 }),
            isHeard: film !== undefined,
            hasCaptions: captions !== undefined,
            isFullScreen: screen.isPossible ? screen.isFull : undefined,
          }}
        />
      )}
    </div>
  );
}

/** What is said now, where no film shows it. */
function Said({ model, cues }: { model: ClassPlayerModel; cues: Captions['cues'] }) {
  const second = useStore(model.$second);
  return <p className={caption}>{cueAt(cues, second)?.text}</p>;
}
