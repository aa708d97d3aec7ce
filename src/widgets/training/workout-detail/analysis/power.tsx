import type { WorkoutSummary } from '../../../../core/contract/schemas/training/workout-detail.js';
import { formatNumber } from '../../../../core/numbers.js';
import { LineChart } from '../../../../ui/data/line-chart/line-chart.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { workoutWords } from '../../../workouts/copy.js';
import { formatLength } from '../../../workouts/durations.js';
import { figure, unit } from '../../../workouts/figure.css.js';
import { words } from '../copy.js';
import { Fact } from '../fact.js';
import { Section } from '../section.js';
import { told } from '../view.css.js';

/** What its watts say, and how each figure is made of them. */
export function Power({
  power: { normalized, ftp, intensity, curve },
}: {
  power: NonNullable<WorkoutSummary['power']>;
}) {
  const copy = useWords(words);
  const { units } = useWords(workoutWords);
  const locale = useLocale();
  const number = (value: number) => formatNumber(Math.round(value), locale);
  const watts = (value: number) => (
    <span className={figure}>
      {number(value)}
      <span className={unit}>{units.W}</span>
    </span>
  );
  const [shortest] = curve;
  return (
    <Section title={copy.power}>
      <dl className={told}>
        {normalized !== null && (
          <Fact name={copy.normalized} note={copy.normalizedHow}>
            {watts(normalized)}
          </Fact>
        )}
        {normalized === null && shortest && (
          <Fact name={`${copy.curve}, ${formatLength(shortest.seconds, locale)}`} note={copy.curveHow}>
            {watts(shortest.watts)}
          </Fact>
        )}
        {intensity !== null && ftp !== null && (
          <Fact name={copy.intensity} note={copy.intensityHow(`${number(ftp)} ${units.W}`)}>
            {formatNumber(intensity / 1000, locale, { style: 'percent' })}
          </Fact>
        )}
      </dl>
      {curve.length > 1 && (
        <LineChart
          title={copy.curve}
          headingLevel={4}
          description={copy.curveHow}
          axis={{ kind: 'names', values: curve.map(({ seconds }) => formatLength(seconds, locale)) }}
          axisName={copy.length}
          series={[{ name: copy.curve, values: curve.map(point => point.watts) }]}
          format={{ kind: 'number', unit: units.W, digits: 0 }}
        />
      )}
    </Section>
  );
}
