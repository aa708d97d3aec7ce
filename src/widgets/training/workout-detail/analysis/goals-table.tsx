import { useMemo } from 'react';
import type { WorkoutGraph } from '../../../../core/contract/schemas/training/workout-detail.js';
import { useWords } from '../../../../ui/language/language.js';
import { clockOf } from '../../../workouts/durations.js';
import { words } from '../copy.js';
import { goalRows } from './goals.js';
import type { Shown } from '../model.js';
import { Section } from '../section.js';
import { below } from '../table.css.js';
import { Table } from '../table.js';
import { useFigures } from '../use-figures.js';

interface GoalsProps {
  graph: WorkoutGraph;
  shown: Shown;
}

/** The parts of its class, what was asked for in each, and how much of that was kept to. */
export function Goals({ graph, shown: { detail, settings } }: GoalsProps) {
  const copy = useWords(words);
  const say = useFigures(detail.workout.type, settings.units);
  const rows = useMemo(() => goalRows(graph), [graph]);
  if (graph.seconds.length === 0 || !rows.some(({ goal }) => goal)) return undefined;
  return (
    <Section title={copy.goals} how={copy.goalsHow}>
      <Table
        caption={copy.goals}
        columns={[{ name: copy.part }, { name: copy.goal }, { name: copy.kept, figures: true }]}
        rows={rows.map(({ name, start, end, goal, measured, kept }, index) => ({
          id: String(index),
          cells: [
            <>
              {name}
              <span className={below}>
                <span dir="ltr">
                  {clockOf(start)}–{clockOf(end)}
                </span>
              </span>
            </>,
            goal && (
              <>
                <bdi>{copy.between(say.metric(goal.slug, goal.low), say.metricWithUnit(goal.slug, goal.high))}</bdi>
                <span className={below}>{copy.metrics[goal.slug]}</span>
              </>
            ),
            measured > 0 ? say.share(kept / measured) : '–',
          ],
        }))}
      />
    </Section>
  );
}
