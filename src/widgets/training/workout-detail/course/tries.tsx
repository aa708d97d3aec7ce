import { localDay } from '../../../../core/wall-clock.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import { workoutWords } from '../../../workouts/copy.js';
import { writeDay } from '../../../workouts/days.js';
import { inUnits } from '../../../workouts/quantities.js';
import { formatNumber } from '../../../../core/numbers.js';
import { words } from '../copy.js';
import type { Links } from '../links.js';
import type { Shown } from '../model.js';
import { Section } from '../section.js';
import { below } from '../table.css.js';
import { Table } from '../table.js';
import { useFigures } from '../use-figures.js';

interface TriesProps {
  shown: Shown;
  links: Links;
}

/** The other tries of its class, each with how it compares. */
export function Tries({ shown: { detail, settings }, links }: TriesProps) {
  const copy = useWords(words);
  const { units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const { workout, tries } = detail;
  const say = useFigures(workout.type, settings.units);
  if (tries.length === 0) return undefined;
  const own = workout.totals.output;
  const isMeasured = own !== null && tries.some(({ output }) => output !== null);
  const dayOf = (at: number) =>
    writeDay(localDay(settings.timeZone, at), locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const apart = (output: number) => {
    const number =
      Math.round(inUnits('output', output, settings.units)) - Math.round(inUnits('output', own ?? 0, settings.units));
    return `${formatNumber(number, locale, { signDisplay: 'exceptZero' })} ${signs.kJ}`;
  };
  return (
    <Section title={copy.tries} how={isMeasured ? copy.triesHow : undefined}>
      <Table
        caption={copy.tries}
        columns={[
          { name: copy.day },
          ...(isMeasured
            ? [
                { name: copy.output, figures: true },
                { name: copy.difference, figures: true },
              ]
            : []),
        ]}
        rows={tries.map(({ id, startedAt, completed, output }) => ({
          id,
          cells: [
            <>
              <Link {...links.workout(id)}>{dayOf(startedAt)}</Link>
              {!completed && <span className={below}>{copy.leftEarly}</span>}
            </>,
            ...(isMeasured
              ? [output === null ? '–' : say.total('output', output), output === null ? '–' : apart(output)]
              : []),
          ],
        }))}
      />
    </Section>
  );
}
