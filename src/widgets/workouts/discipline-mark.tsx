import type { WorkoutType } from '../../core/contract/schemas/training/workouts.js';
import { disciplineMarks } from '../../ui/data/content-card/discipline.js';
import { Icon } from '../../ui/icon/icon.js';
import { cx } from '../../ui/style/cx.js';
import { hues } from '../../ui/style/hues.css.js';
import { mark } from './discipline-mark.css.js';
import { disciplineOf } from './disciplines.js';

/** At the start of a row: the sign of a workout's discipline on its field. What it is stands beside it in words. */
export function DisciplineMark({ type }: { type: WorkoutType }) {
  const discipline = disciplineOf[type];
  return (
    <span className={cx(mark, hues[discipline])}>
      <Icon shape={disciplineMarks[discipline]} size="md" />
    </span>
  );
}
