import type { Exercise } from '../../../../core/contract/schemas/strength/exercises.js';
import { formatNumber } from '../../../../core/numbers.js';
import { BarChart } from '../../../../ui/data/bar-chart/bar-chart.js';
import type { ChartAxis } from '../../../../ui/data/chart/axis.js';
import type { ValueFormat } from '../../../../ui/data/chart/value-format.js';
import { LineChart } from '../../../../ui/data/line-chart/line-chart.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { workoutWords } from '../../../workouts/copy.js';
import { inUnits, unitOf } from '../../../workouts/quantities.js';
import type { Settings } from '../../../workouts/settings.js';
import { words } from './copy.js';
import { bestWeek, everyWeek, measureOf, type Estimate } from './curve.js';
import type { Curve } from './model.js';
import { sayCourse } from './course-model.js';
import { useTexts } from './use-texts.js';
import { graphs } from './view.css.js';

interface GraphsProps {
  curve: Curve;
  exercise: Exercise;
  settings: Settings;
}

// Tall enough to be read at arm's length, low enough for two on a screen.
const HEIGHT = 220;

const axisOf = (days: readonly string[]): ChartAxis => ({
  kind: 'time',
  timeZone: 'UTC',
  values: days.map(day => Date.parse(`${day}T12:00:00Z`) / 1000),
});

/** The estimates as a line, and the weeks as bars. */
export function View(props: GraphsProps) {
  return (
    <div className={graphs}>
      {props.curve.estimates.length > 0 && <Estimates {...props} />}
      <Weeks {...props} />
    </div>
  );
}

function Estimates({ curve: { estimates, to }, exercise, settings: { units, ...settings } }: GraphsProps) {
  const copy = useWords(words);
  const { units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const texts = useTexts({ units, ...settings });
  const unit = signs[unitOf('volume', units)];
  const drawn = ({ value }: Estimate) => inUnits('volume', value, units);
  const format: ValueFormat = {
    kind: 'written',
    unit,
    write(value) {
      // where several sets come to the very same estimate, none is kept back
      const sets = estimates
        .filter(one => drawn(one) === value)
        .map(({ weight, reps }) => copy.set(texts.weight(weight), texts.count(reps)));
      const figure = formatNumber(value, locale, { maximumFractionDigits: 1 });
      return copy.estimate(`${figure} ${unit}`, [...new Set(sets)].join(' · '));
    },
  };
  return (
    <LineChart
      title={copy.metrics.oneRepMax}
      headingLevel={3}
      description={copy.estimateHow}
      summary={sayCourse(exercise.name, estimates, { today: to, locale, copy, weight: texts.estimate })}
      axis={axisOf(estimates.map(({ day }) => day))}
      axisName={copy.day}
      format={format}
      fromZero={false}
      height={HEIGHT}
      series={[{ name: copy.metrics.oneRepMax, values: estimates.map(drawn) }]}
    />
  );
}

function Weeks({ curve: { weeks: done, to }, settings }: GraphsProps) {
  const copy = useWords(words);
  const { units: signs } = useWords(workoutWords);
  const texts = useTexts(settings);
  const weeks = everyWeek(done, to);
  const measure = measureOf(weeks);
  const most = bestWeek(weeks, measure);
  const { units } = settings;
  const format: ValueFormat =
    measure === 'volume'
      ? { kind: 'number', unit: signs[unitOf('volume', units)], digits: 0 }
      : { kind: 'number', digits: 0 };
  return (
    <BarChart
      title={copy.weekly[measure]}
      headingLevel={3}
      description={copy.weeklyHow[measure]}
      summary={most && copy.most(texts.week(most, measure), texts.date(most.week))}
      axis={axisOf(weeks.map(({ week }) => week))}
      axisName={copy.week}
      format={format}
      height={HEIGHT}
      series={[
        {
          name: copy.weekly[measure],
          tone: 'strength',
          values: weeks.map(week => (measure === 'volume' ? inUnits('volume', week.volume, units) : week[measure])),
        },
      ]}
    />
  );
}
