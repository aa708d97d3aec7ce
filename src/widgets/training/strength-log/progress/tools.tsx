import { SegmentedControl } from '../../../../ui/forms/segmented-control/segmented-control.js';
import { SelectField } from '../../../../ui/forms/select-field/select-field.js';
import { useWords } from '../../../../ui/language/language.js';
import { words } from './copy.js';
import type { Progress, StrengthProgressModel } from './model.js';
import { periods } from './query.js';
import { chooser, tools } from './view.css.js';

/** Which exercise, and over which time. */
export function Tools({
  model,
  state: { exercises, chosen, period },
}: {
  model: StrengthProgressModel;
  state: Progress;
}) {
  const copy = useWords(words);
  return (
    <div className={tools} role="group" aria-label={copy.tools}>
      <div className={chooser}>
        <SelectField
          settled
          name="exercise"
          label={copy.exercise}
          options={exercises.map(({ exercise: { id, name } }) => ({ value: id, label: name }))}
          value={chosen.exercise.id}
          onChange={id => void model.choose(id)}
        />
      </div>
      <SegmentedControl
        legend={copy.period}
        options={periods.map(one => ({ value: one, label: copy.periods[one] }))}
        value={period}
        onChange={value => {
          const next = periods.find(one => one === value);
          if (next) void model.over(next);
        }}
      />
    </div>
  );
}
