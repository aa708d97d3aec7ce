import { useId } from 'react';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { DateTimeField } from '../../../../ui/forms/date-time-field/date-time-field.js';
import { Optional } from '../../../../ui/forms/field/optional.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { NumberField } from '../../../../ui/forms/number-field/number-field.js';
import { SelectField } from '../../../../ui/forms/select-field/select-field.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { afterPress } from '../../../../ui/hooks/after-press.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useFields } from '../../../form/fields.js';
import { rows } from '../../../layout/sections.css.js';
import { workoutWords } from '../../../workouts/copy.js';
import { workoutTypes } from '../../../workouts/disciplines.js';
import { inUnits, unitOf } from '../../../workouts/quantities.js';
import type { Settings } from '../../../workouts/settings.js';
import { muted, pair } from './add.css.js';
import { addWords } from './copy.js';
import type { HandModel } from './hand-model.js';
import { amountsOf, mostOf, MOST_MINUTES } from './values.js';

interface HandProps {
  formId: string;
  model: HandModel;
  settings: Settings;
}

/** A workout by hand: what, when, how long, and what was counted. */
export function Hand({ formId, model, settings: { units, timeZone } }: HandProps) {
  const copy = useWords(addWords);
  const { types, units: signs } = useWords(workoutWords);
  const id = useId();
  const { field, values, dirty, refusal } = useFields(model.form, copy.problems, id);
  const { labels } = copy;
  const isMarked = refusal?.code === 'validationFailed';
  return (
    <Form
      id={formId}
      label={copy.byHand}
      className={rows}
      refusal={refusal}
      unsaved={dirty}
      onSubmit={() => void model.save(copy.titles[values.type])}
    >
      <p className={muted}>{copy.counts}</p>
      {refusal?.code && !isMarked && (
        <div {...refusalMark}>
          <Banner>{failureText({ ...refusal, code: refusal.code }, copy)}</Banner>
        </div>
      )}
      <SelectField
        {...field('type')}
        onChange={chosen => {
          const type = workoutTypes.find(one => one === chosen);
          if (type) model.form.type('type', type);
        }}
        label={labels.type}
        settled
        options={workoutTypes.map(type => ({ value: type, label: types[type] }))}
      />
      <TextField
        {...field('title')}
        label={<Optional>{labels.title}</Optional>}
        helper={copy.titleHelper(copy.titles[values.type])}
        autoComplete="off"
      />
      <DateTimeField
        {...field('startedAt')}
        label={labels.startedAt}
        timeZone={timeZone}
        required="unmarked"
        onBlur={() => afterPress(() => model.leave('startedAt'))}
      />
      <NumberField
        {...field('minutes')}
        label={labels.minutes}
        helper={copy.lengthHelper}
        unit={copy.minutes}
        min={1}
        max={MOST_MINUTES}
        required="unmarked"
        onBlur={() => afterPress(() => model.leave('minutes'))}
        onUnreadable={is => model.say('minutes', is)}
      />
      <div className={pair}>
        {amountsOf[values.type].map(name => (
          <NumberField
            key={name}
            {...field(name)}
            label={<Optional>{labels[name]}</Optional>}
            unit={signs[unitOf(name, units)]}
            min={0}
            max={Math.floor(inUnits(name, mostOf[name], units))}
            step={name === 'distance' ? 0.1 : 1}
            onUnreadable={is => model.say(name, is)}
          />
        ))}
      </div>
    </Form>
  );
}
