import type { Exercise } from '../../../../core/contract/schemas/strength/exercises.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { LazyView } from '../../../element/lazy-view.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { useStore } from '../../../screen/use-store.js';
import { workoutWords } from '../../../workouts/copy.js';
import { figure as figureClass, unit as unitClass } from '../../../workouts/figure.css.js';
import type { Settings } from '../../../workouts/settings.js';
import { weightFigure } from '../../../workouts/weights.js';
import { words } from './copy.js';
import { measureOf, type Estimate } from './curve.js';
import type { Curve, StrengthProgressModel } from './model.js';
import { useTexts } from './use-texts.js';
import { content, field, muted, name, one, score } from './view.css.js';
import { WaitingCurve, WaitingDrawing } from './waiting.js';

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
  return (
    <section className={field} part="curve" aria-label={exercise.name} aria-busy={piece.is === 'loading'}>
      {piece.is === 'failed' ? (
        <NotLoaded what={copy.curve} why={piece} onRetry={model.retryCurve} />
      ) : piece.is === 'loading' ? (
        <WaitingCurve />
      ) : (
        <Known curve={piece} exercise={exercise} settings={settings} />
      )}
    </section>
  );
}

interface KnownProps extends Omit<CurveFieldProps, 'model'> {
  curve: Curve;
}

function Known({ curve, exercise, settings }: KnownProps) {
  const copy = useWords(words);
  const { estimates, weeks } = curve;
  const latest = estimates.at(-1);
  if (weeks.length === 0) return <p className={muted}>{copy.notDone(exercise.name)}</p>;
  return (
    <div className={content}>
      {latest ? (
        <Latest latest={latest} exercise={exercise} settings={settings} />
      ) : (
        <p className={muted}>{measureOf(weeks) === 'volume' ? copy.noEstimate : copy.ownWeight}</p>
      )}
      <LazyView load={loadGraphs} props={{ curve, exercise, settings }} waiting={<WaitingDrawing />} />
    </div>
  );
}

interface LatestProps extends Omit<KnownProps, 'curve'> {
  latest: Estimate;
}

function Latest({ latest: { day, value, weight, reps }, exercise, settings }: LatestProps) {
  const copy = useWords(words);
  const { units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const texts = useTexts(settings);
  const { text, unit } = weightFigure(value, settings.units, locale);
  return (
    <div className={one}>
      <span className={name}>{exercise.name}</span>
      <span className={score}>
        <span className={figureClass} dir="auto">
          {text}
          <span className={unitClass}>{signs[unit]}</span>
        </span>
      </span>
      <span className={muted}>{copy.latest(texts.date(day), copy.set(texts.weight(weight), texts.count(reps)))}</span>
    </div>
  );
}
