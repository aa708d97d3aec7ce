import { useId } from 'react';
import type { Streak } from '../../../../core/contract/schemas/training/streaks.js';
import { formatList } from '../../../../core/lists.js';
import { formatNumber } from '../../../../core/numbers.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { CheckboxGroup } from '../../../../ui/forms/checkbox-group/checkbox-group.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { NumberField } from '../../../../ui/forms/number-field/number-field.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { Conflict } from '../../../editor/conflict.js';
import { useFields } from '../../../form/fields.js';
import { rows } from '../../../layout/sections.css.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { writeDay, writeDays } from '../../../workouts/days.js';
import { weekOf, type WeekStart } from '../month.js';
import { AwayList } from './away-list.js';
import { settingsWords } from './copy.js';
import { createStreakSettings, fields } from './model.js';
import { awayOf, MOST_GOAL, restOf, restText, valuesOf, type Values } from './values.js';

export interface SettingsProps {
  streak: Streak;
  weekStart: WeekStart;
  onSaved: (streak: Streak) => void;
  onClose: () => void;
}

/** The days of a week in the member's order, each with its number, Monday 1 to Sunday 7. */
const weekdaysOf = (weekStart: WeekStart, locale: string) =>
  weekOf(weekStart).map((day, index) => ({
    value: String(((weekStart - 1 + index) % 7) + 1),
    label: writeDay(day, locale, { weekday: 'long' }),
  }));

/** The goal of a week, days of rest and times away. */
export function View({ streak, weekStart, onSaved, onClose }: SettingsProps) {
  const copy = useWords(settingsWords);
  const locale = useLocale();
  const id = useId();
  const model = useModel(session => createStreakSettings({ session, streak, onSaved }), []);
  const { known, conflict } = useStore(model.$editing);
  const { field, values, sending, refusal } = useFields({ ...model.form, type: model.type }, copy.problems, id);
  const weekdays = weekdaysOf(weekStart, locale);
  const { value: rest, onChange: setRest, ...restField } = field('rest');
  const { value: away, onChange: setAway, ...awayField } = field('away');

  const say = (name: keyof Values, value: Values[keyof Values]) => {
    if (typeof value !== 'string') return value === undefined ? '' : formatNumber(value, locale);
    const texts =
      name === 'rest'
        ? weekdays.filter(day => restOf(value).includes(day.value)).map(({ label }) => label)
        : awayOf(value)
            .filter(({ from, to }) => from !== '' && to !== '')
            .map(({ from, to }) => writeDays(from, to, locale, { month: 'short', day: 'numeric', year: 'numeric' }));
    return formatList(texts, locale);
  };

  return (
    <Drawer
      open
      title={copy.title}
      onClose={onClose}
      footer={
        <Button submit form={`${id}-form`} loading={sending}>
          {copy.save}
        </Button>
      }
    >
      <Form id={`${id}-form`} label={copy.title} className={rows} refusal={refusal} onSubmit={() => void model.save()}>
        {conflict && (
          <Conflict
            conflict={conflict}
            fields={fields}
            base={known}
            mine={values}
            theirs={valuesOf(conflict.theirs)}
            label={name => copy.labels[name]}
            say={say}
            saving={sending}
            onKeepMine={() => void model.keepMine()}
            onTakeTheirs={model.takeTheirs}
          />
        )}
        {refusal?.code && !conflict && (
          <div {...refusalMark}>
            <Banner>{failureText({ ...refusal, code: refusal.code }, copy)}</Banner>
          </div>
        )}
        <NumberField
          {...field('weeklyGoal')}
          label={copy.labels.weeklyGoal}
          helper={copy.goalHelper}
          min={1}
          max={MOST_GOAL}
        />
        <CheckboxGroup
          {...restField}
          label={copy.labels.rest}
          helper={copy.restHelper}
          options={weekdays}
          values={restOf(rest)}
          onChange={chosen => setRest(restText(chosen))}
        />
        <AwayList id={awayField.id} value={away} error={awayField.error} onChange={setAway} />
      </Form>
    </Drawer>
  );
}
