import type { WorkoutZones } from '../../../../core/contract/schemas/training/workout-detail.js';
import { formatNumber } from '../../../../core/numbers.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { workoutWords } from '../../../workouts/copy.js';
import { clockOf } from '../../../workouts/durations.js';
import { words } from '../copy.js';
import { Section } from '../section.js';
import { bar, below } from '../table.css.js';
import { Table } from '../table.js';

/** The time in each heart-rate zone: each as long as it took. */
export function Zones({ zones: { zones, method, maxHeartRate } }: { zones: WorkoutZones }) {
  const copy = useWords(words);
  const { units } = useWords(workoutWords);
  const locale = useLocale();
  const beats = (value: number) => formatNumber(value, locale);
  const all = zones.reduce((sum, { seconds }) => sum + seconds, 0);
  if (all === 0) return undefined;
  const longest = Math.max(...zones.map(({ seconds }) => seconds));
  const rangeOf = ({ zone, min, max }: WorkoutZones['zones'][number]) =>
    zone === zones.at(-1)?.zone ? copy.from(`${beats(min)} ${units.bpm}`) : `${beats(min)}–${beats(max)} ${units.bpm}`;
  return (
    <Section title={copy.zones} how={copy.zonesHow(copy.zoneMethods[method], `${beats(maxHeartRate)} ${units.bpm}`)}>
      <Table
        caption={copy.zones}
        columns={[{ name: copy.range }, { name: copy.time }, { name: copy.share, figures: true }]}
        rows={zones.toReversed().map(zone => ({
          id: String(zone.zone),
          cells: [
            <>
              {copy.zone(formatNumber(zone.zone, locale))}
              <span className={below}>
                <bdi>{rangeOf(zone)}</bdi>
              </span>
            </>,
            <>
              {zone.seconds > 0 && (
                <span className={bar} style={{ width: `${(100 * zone.seconds) / longest}%` }} aria-hidden="true" />
              )}
              {clockOf(zone.seconds)}
            </>,
            formatNumber(zone.seconds / all, locale, { style: 'percent' }),
          ],
        }))}
      />
    </Section>
  );
}
