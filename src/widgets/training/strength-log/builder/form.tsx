import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { SegmentedControl } from '../../../../ui/forms/segmented-control/segmented-control.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { LazyView } from '../../../element/lazy-view.js';
import { useFields } from '../../../form/fields.js';
import { classWords } from '../../../workouts/class-copy.js';
import { notDone } from '../../../workouts/not-done.js';
import { levels } from '../levels.js';
import { muted } from '../view.css.js';
import { builderWords } from './copy.js';
import { DaysFields } from './days-fields.js';
import type { Draft } from './draft.js';
import type { Building, RoutineBuilderModel } from './model.js';
import { bar, stack } from './view.css.js';

// Two versions of a routine, which few people ever have.
const loadConflict = () => import('./conflict.tsx?widget');

interface BuilderFormProps {
  model: RoutineBuilderModel;
  state: Building;
  onCancel: () => void;
}

/** All of a routine as a form. */
export function BuilderForm({ model, state, onCancel }: BuilderFormProps) {
  const copy = useWords(builderWords);
  const classTerms = useWords(classWords);
  const { field, values, sending, dirty, refusal } = useFields(model.form, copy.problems);
  const daysProblem = field('days').error;
  return (
    <Form
      label={state.row ? copy.edit : copy.create}
      className={stack}
      refusal={refusal}
      unsaved={dirty}
      onSubmit={() => void model.save()}
    >
      {state.isRestored && dirty && !state.conflict && (
        <Banner
          tone="info"
          actions={
            <Button type="secondary" size="sm" onClick={() => model.discard()}>
              {copy.startOver}
            </Button>
          }
        >
          {copy.restored}
        </Banner>
      )}
      <TextField {...field('title')} label={copy.title} required="unmarked" />
      <Textarea {...field('description')} label={copy.description} rows={2} limit={2000} />
      <SegmentedControl
        legend={copy.level}
        value={values.level}
        options={levels.map(value => ({ value, label: classTerms.levels[value] }))}
        onChange={value => model.type('level', levels.find(level => level === value) ?? values.level)}
      />
      <DaysFields model={model} state={state} days={values.days} isChecked={refusal !== undefined} />
      {daysProblem && <p className={muted}>{daysProblem}</p>}
      <Refused model={model} state={state} values={values} sending={sending} refusal={refusal} />
      <div className={bar}>
        <Button submit loading={sending} disabled={state.conflict !== undefined}>
          {copy.save}
        </Button>
        <Button type="ghost" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  );
}

interface RefusedProps extends Pick<BuilderFormProps, 'model' | 'state'> {
  values: Draft;
  sending: boolean;
  refusal: ReturnType<RoutineBuilderModel['form']['$form']['get']>['refusal'];
}

/** Why it was not saved: another version, or a failure with its way out. */
function Refused({ model, state: { conflict, known }, values, sending, refusal }: RefusedProps) {
  const copy = useWords(builderWords);
  if (conflict)
    return <LazyView load={loadConflict} waiting={null} props={{ model, conflict, known, values, sending }} />;
  return refusal?.code ? (
    <div {...refusalMark}>
      <Banner title={notDone(refusal.code, copy.notSaved)}>
        {failureText({ ...refusal, code: refusal.code }, copy)}
      </Banner>
    </div>
  ) : null;
}
