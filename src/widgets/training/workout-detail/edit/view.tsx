import { useId } from 'react';
import type { Workout, WorkoutType } from '../../../../core/contract/schemas/training/workouts.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Dialog } from '../../../../ui/feedback/dialog/dialog.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { SelectField } from '../../../../ui/forms/select-field/select-field.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { Conflict } from '../../../editor/conflict.js';
import { useFields } from '../../../form/fields.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { workoutWords } from '../../../workouts/copy.js';
import { workoutTypes } from '../../../workouts/disciplines.js';
import { words } from '../copy.js';
import { createWorkoutEditor, type Values } from './model.js';
import { stack } from '../view.css.js';

interface EditProps {
  workout: Workout;
  onClose: () => void;
  onSaved: (workout: Workout) => void;
}

const isType = (value: string): value is WorkoutType => workoutTypes.some(type => type === value);

/** Another title or type. */
export function View({ workout, onClose, onSaved }: EditProps) {
  const copy = useWords(words);
  const { types } = useWords(workoutWords);
  const id = useId();
  const model = useModel(
    session => createWorkoutEditor({ session, workout, onSaved, onClosed: onClose }),
    [workout.id],
  );
  const { field, values, sending, refusal } = useFields(model.form, copy.problems);
  const { conflict, known } = useStore(model.$editing);
  const label = (name: keyof Values) => (name === 'title' ? copy.name : copy.type);
  const say = (_: keyof Values, value: string) => (isType(value) ? types[value] : value);
  return (
    <Dialog
      open
      title={copy.editTitle}
      onClose={onClose}
      left={{ label: copy.cancel, type: 'secondary' }}
      right={conflict ? false : { label: copy.save, form: id, loading: sending }}
    >
      <Form id={id} label={copy.editTitle} className={stack} refusal={refusal} onSubmit={() => void model.submit()}>
        {conflict ? (
          <Conflict
            conflict={conflict}
            fields={['title', 'type']}
            base={known}
            mine={values}
            theirs={{ title: conflict.theirs.title, type: conflict.theirs.type }}
            label={label}
            say={say}
            saving={sending}
            onKeepMine={() => void model.saveMine()}
            onTakeTheirs={model.takeTheirs}
          />
        ) : (
          refusal?.code && (
            <div {...refusalMark}>
              <Banner tone="critical">
                {failureText({ ...refusal, code: refusal.code }, { wait: copy.wait, failures: copy.editFailures })}
              </Banner>
            </div>
          )
        )}
        <TextField {...field('title')} label={copy.name} required />
        <SelectField
          {...field('type')}
          onChange={value => isType(value) && model.type('type', value)}
          label={copy.type}
          helper={copy.typeHelper}
          settled
          options={workoutTypes.map(type => ({ value: type, label: types[type] }))}
        />
      </Form>
    </Dialog>
  );
}
