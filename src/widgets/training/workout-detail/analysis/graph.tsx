import { useMemo, useState } from 'react';
import type { WorkoutGraph as Measured } from '../../../../core/contract/schemas/training/workout-detail.js';
import type { MetricSlug } from '../../../../core/contract/schemas/training/recording.js';
import { formatNumber } from '../../../../core/numbers.js';
import { localDay } from '../../../../core/wall-clock.js';
import { SeenAndSaid } from '../../../../ui/feedback/said/seen-and-said.js';
import { WorkoutGraph } from '../../../../ui/data/workout-graph/workout-graph.js';
import { SelectField } from '../../../../ui/forms/select-field/select-field.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { useStore } from '../../../screen/use-store.js';
import { writeDay } from '../../../workouts/days.js';
import { words } from '../copy.js';
import { metricValue } from '../figures.js';
import type { GraphModel } from './graph-model.js';
import type { Shown } from '../model.js';
import { Section } from '../section.js';
import { useFigures } from '../use-figures.js';
import { choice, muted, stack } from '../view.css.js';

interface GraphProps {
  shown: Shown;
  model: GraphModel;
}

/** All that was measured, second by second; another try of the class beside it by choice. */
export function Graph({ shown: { detail, settings }, model }: GraphProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { workout, tries, zones } = detail;
  const { units, timeZone } = settings;
  const { unitOf } = useFigures(workout.type, units);
  const samples = useStore(model.$samples);
  const compared = useStore(model.$compared);
  const [metric, setMetric] = useState<MetricSlug>('output');
  const graph = samples.is === 'known' ? samples.graph : undefined;
  const written = useMemo(() => graph && inReadersUnits(graph, units), [graph, units]);
  const dayOf = (at: number) =>
    writeDay(localDay(timeZone, at), locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const other = tries.find(({ id }) => id === compared?.workoutId);
  const beside = useMemo(
    () => compared?.samples.is === 'known' && inReadersUnits(compared.samples.graph, units),
    [compared, units],
  );

  if (graph && graph.seconds.length === 0)
    return (
      <Section title={copy.unsampled}>
        <p>{copy.unsampledBy[workout.source === 'manual' ? 'manual' : 'other']}</p>
      </Section>
    );
  return (
    <div className={stack}>
      <WorkoutGraph
        title={copy.graph}
        status={samples.is === 'known' ? 'ready' : samples.is === 'failed' ? 'error' : 'loading'}
        onRetry={() => void model.again()}
        seconds={written?.seconds ?? []}
        metrics={(written?.metrics ?? []).map(one => ({
          ...one,
          name: copy.metrics[one.slug],
          unit: unitOf(one.slug),
        }))}
        shown={metric}
        onShow={setMetric}
        segments={written?.segments}
        targets={written?.targets}
        zones={zones?.zones.map(({ zone, min, max }) => ({ name: copy.zone(formatNumber(zone, locale)), min, max }))}
        tries={other && beside ? [{ name: dayOf(other.startedAt), ...beside }] : undefined}
      />
      {graph && tries.length > 0 && (
        <div className={choice}>
          <SelectField
            label={copy.compare}
            name="compare"
            settled
            value={compared?.workoutId ?? ''}
            onChange={id => void model.compare(id || undefined)}
            options={[
              { value: '', label: copy.compareNone },
              ...tries.map(({ id, startedAt }) => ({ value: id, label: dayOf(startedAt) })),
            ]}
            error={compared?.samples.is === 'failed' ? copy.notCompared : undefined}
          />
        </div>
      )}
      {compared?.samples.is === 'known' && compared.samples.graph.seconds.length === 0 && (
        <SeenAndSaid className={muted}>{copy.unsampled}</SeenAndSaid>
      )}
    </div>
  );
}

/** A workout's samples in the units in which they are read. */
function inReadersUnits({ seconds, metrics, segments, targets }: Measured, units: Shown['settings']['units']) {
  const read = (slug: MetricSlug, value: number | null) => (value === null ? null : metricValue(slug, value, units));
  return {
    seconds,
    segments,
    metrics: metrics.map(({ slug, average, max, values }) => ({
      slug,
      average: read(slug, average),
      max: read(slug, max),
      values: values.map(value => read(slug, value)),
    })),
    targets: targets.map(({ slug, start, length, low, high }) => ({
      slug,
      start,
      end: start + length,
      low: metricValue(slug, low, units),
      high: metricValue(slug, high, units),
    })),
  };
}
