import { formatNumber } from '../../../../core/numbers.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Conflict } from '../../../editor/conflict.js';
import { classWords } from '../../../workouts/class-copy.js';
import { levels } from '../levels.js';
import { builderWords } from './copy.js';
import type { Draft } from './draft.js';
import type { Building, RoutineBuilderModel } from './model.js';

interface ConflictProps {
  model: RoutineBuilderModel;
  conflict: NonNullable<Building['conflict']>;
  /** What was known when the form was filled. */
  known: Draft;
  values: Draft;
  sending: boolean;
}

/** Another device was quicker: both versions, and whose counts. */
export function View({ model, conflict, known, values, sending }: ConflictProps) {
  const copy = useWords(builderWords);
  const { levels: levelNames } = useWords(classWords);
  const locale = useLocale();
  const names: Record<keyof Draft, string> = {
    title: copy.title,
    description: copy.description,
    level: copy.level,
    days: copy.days,
  };
  const say = (name: keyof Draft, value: Draft[keyof Draft]): string => {
    if (typeof value !== 'string') {
      const exercises = value.reduce((sum, { slots }) => sum + slots.flatMap(({ entries }) => entries).length, 0);
      return copy.daysSum(formatNumber(value.length, locale), formatNumber(exercises, locale));
    }
    const level = name === 'level' ? levels.find(one => one === value) : undefined;
    return level ? levelNames[level] : value;
  };
  return (
    <Conflict
      conflict={conflict}
      fields={conflict.fields}
      base={known}
      mine={values}
      theirs={model.draftOf(conflict.theirs)}
      label={name => names[name]}
      say={say}
      saving={sending}
      onKeepMine={() => void model.saveMine()}
      onTakeTheirs={model.takeTheirs}
    />
  );
}
