import type { Exercise } from '../../../../core/contract/schemas/strength/exercises.js';
import { useWords } from '../../../../ui/language/language.js';
import { LazyView } from '../../../element/lazy-view.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { useStore } from '../../../screen/use-store.js';
import { figure as figureClass, unit as unitClass } from '../../../workouts/figure.css.js';
import type { Settings } from '../../../workouts/settings.js';
import { words } from './copy.js';
import { measureOf } from './curve.js';
import type { Curve, StrengthProgressModel } from './model.js';
import { useTexts, type FigureParts } from './use-texts.js';
import { content, field, muted, name, one, score } from './view.css.js';
import { WaitingCurve, WaitingGraphs } from './waiting.js';

// Figures and sentences are there first; most of what draws is shared with the other charts of a page.
const loadGraphs = () => import('./graphs.tsx?widget');

interface CurveFieldProps {
  model: StrengthProgressModel;
  exercise: Exercise;
  settings: Settings;
}

/** The ink field: what somebody could lift once, how that went, and what each week was. */
export function CurveField({ model, exercise, settings }: CurveFieldProps) {
  const copy = useWords(words);
  const piece = useStore(model.$curve);
  if (piece.is === 'failed') return <NotLoaded what={copy.curve} why={piece} onRetry={model.retryCurve} />;
  return (
    <section className={field} part="curve" aria-label={exercise.name} aria-busy={piece.is === 'loading'}>
      {piece.is === 'loading' ? (
        <WaitingCurve />
      ) : piece.weeks.length === 0 ? (
        <p className={muted}>{copy.notDone(exercise.name)}</p>
      ) : (
        <div className={content}>
          <Latest curve={piece} exercise={exercise} settings={settings} />
          <LazyView
            afterPaint
            load={loadGraphs}
            props={{ curve: piece, exercise, settings }}
            waiting={<WaitingGraphs count={piece.estimates.length > 0 ? 2 : 1} />}
          />
        </div>
      )}
    </section>
  );
}

interface LatestProps extends Omit<CurveFieldProps, 'model'> {
  curve: Curve;
}

/** The latest estimate; where there is none, what the latest week was, and why there is none. */
function Latest({ curve: { estimates, weeks }, exercise, settings }: LatestProps) {
  const copy = useWords(words);
  const texts = useTexts(settings);
  const estimate = estimates.at(-1);
  const week = weeks.at(-1);
  const measure = measureOf(weeks);
  return (
    <div className={one}>
      <span className={name}>{exercise.name}</span>
      {estimate ? (
        <>
          <Score figure={texts.estimateParts(estimate.value)} />
          <span className={muted}>
            {copy.latest(texts.date(estimate.day), copy.set(texts.weight(estimate.weight), texts.count(estimate.reps)))}
          </span>
        </>
      ) : (
        week && (
          <>
            <Score figure={texts.weekParts(week, measure)} />
            <span className={muted}>
              {copy.latestWeek(texts.date(week.week))} {measure === 'volume' ? copy.noEstimate : copy.ownWeight}
            </span>
          </>
        )
      )}
    </div>
  );
}

const Score = ({ figure: { text, unit } }: { figure: FigureParts }) => (
  <span className={score}>
    <span className={figureClass} dir="auto">
      {text}
      <span className={unitClass}>{unit}</span>
    </span>
  </span>
);
