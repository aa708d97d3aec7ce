import { useEffect, useState } from 'react';
import type { Units } from '../../../../core/measures.js';
import { NumberField } from '../../../../ui/forms/number-field/number-field.js';
import { SelectField } from '../../../../ui/forms/select-field/select-field.js';
import { useWords } from '../../../../ui/language/language.js';
import { gramsOf, shownWeight } from '../../../workouts/weights.js';
import { entryWords } from '../routine/copy.js';
import type { PartField, Trouble } from './check.js';
import { builderWords } from './copy.js';
import { MOST, setTypes, type DraftEntry } from './draft.js';
import type { RoutineBuilderModel } from './model.js';
import { problemOf } from './trouble-text.js';
import { fields } from './view.css.js';

interface TargetFieldsProps {
  entry: DraftEntry;
  isHold: boolean;
  units: Units;
  troubles: readonly Trouble[];
  unreadable: RoutineBuilderModel['unreadable'];
  onChange: (change: Partial<DraftEntry>) => void;
}

/** The numbers of an entry: how often, how heavy, how long. */
export function View({ entry, isHold, units, troubles, unreadable, onChange }: TargetFieldsProps) {
  const copy = useWords(builderWords);
  const terms = useWords(entryWords);
  // A weight that reads the same as the one that was here is that one, to the gram.
  const [known] = useState(entry.weight);
  const { key } = entry;
  useEffect(() => () => unreadable.forget(key), [unreadable, key]);
  const number = (name: 'sets' | 'low' | 'high' | 'holdSeconds' | 'restSeconds' | 'rir', of: PartField) => ({
    name,
    value: entry[name] ?? undefined,
    error: problemOf(troubles, key, of, copy),
    onUnreadable: (is: boolean) => unreadable.say(key, name, is),
    onChange: (value: number | undefined) => onChange({ [name]: value ?? null }),
  });
  const hasHold = isHold || entry.holdSeconds !== null;
  const hasReps = !isHold || entry.low !== null || entry.high !== null;
  return (
    <div className={fields}>
      <NumberField {...number('sets', 'sets')} label={copy.sets} min={1} max={MOST.sets} />
      {hasReps && <NumberField {...number('low', 'reps')} label={copy.low} min={1} max={200} />}
      {hasReps && <NumberField {...number('high', 'high')} label={copy.high} min={1} max={200} />}
      {hasHold && <NumberField {...number('holdSeconds', 'hold')} label={copy.hold} min={1} max={3600} step={5} />}
      <NumberField
        name="weight"
        label={copy.weight(units === 'metric' ? copy.kilograms : copy.pounds)}
        min={0}
        max={shownWeight(1_000_000, units)}
        step={units === 'metric' ? 2.5 : 5}
        value={entry.weight === null ? undefined : shownWeight(entry.weight, units)}
        error={problemOf(troubles, key, 'weight', copy)}
        onUnreadable={is => unreadable.say(key, 'weight', is)}
        onChange={value => onChange({ weight: value === undefined ? null : gramsOf(value, units, known) })}
      />
      <NumberField {...number('restSeconds', 'rest')} label={copy.rest} min={0} max={3600} step={15} />
      <NumberField {...number('rir', 'rir')} label={copy.rir} helper={copy.rirHelper} min={0} max={10} />
      <SelectField
        name="setType"
        label={copy.setType}
        settled
        value={entry.setType}
        options={setTypes.map(value => ({ value, label: terms.setTypes[value] }))}
        onChange={value => onChange({ setType: setTypes.find(type => type === value) ?? entry.setType })}
      />
    </div>
  );
}
