import { Button } from '../../../../ui/actions/button/button.js';
import { useWords } from '../../../../ui/language/language.js';
import { RadioGroup } from '../../../../ui/forms/radio-group/radio-group.js';
import { useStore } from '../../../use-store.js';
import { reasons } from './answers.js';
import { Comment } from './comment.js';
import { words } from './copy.js';
import type { ScreenOf } from './screen.js';
import { StepFrame, type StepProps } from './step-frame.js';

/** Why a member leaves. */
export function Survey({ screen, model, panel }: StepProps<ScreenOf<'survey'>>) {
  const copy = useWords(words);
  const { reason } = useStore(model.$form).values;
  const wrong = screen.wrong?.is;
  return (
    <StepFrame
      step="survey"
      model={model}
      panel={panel}
      label={copy.title}
      onSubmit={model.next}
      wrong={screen.wrong}
      onward={<Button submit>{copy.next}</Button>}
    >
      <RadioGroup
        label={copy.survey.question}
        name="reason"
        required
        value={reason}
        error={wrong === 'unanswered' ? copy.wrong.unanswered : undefined}
        options={reasons.map(value => ({ value, label: copy.survey.reasons[value] }))}
        onChange={chosen => model.type('reason', reasons.find(one => one === chosen) ?? '')}
      />
      {reason === 'other' && <Comment model={model} label={copy.survey.comment} required wrong={wrong} />}
    </StepFrame>
  );
}
