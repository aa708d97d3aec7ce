import { Button } from '../../../../ui/actions/button/button.js';
import { useWords } from '../../../../ui/language/language.js';
import { Comment } from './comment.js';
import { words } from './copy.js';
import type { ScreenOf } from './screen.js';
import { StepFrame, type StepProps } from './step-frame.js';

/** What else there is to say; nothing is good enough. */
export function Feedback({ screen, model, panel }: StepProps<ScreenOf<'feedback'>>) {
  const copy = useWords(words);
  return (
    <StepFrame
      step="feedback"
      model={model}
      panel={panel}
      label={copy.feedback.title}
      onSubmit={model.next}
      wrong={screen.wrong}
      onward={<Button submit>{copy.goOn}</Button>}
    >
      <Comment model={model} label={copy.feedback.comment} wrong={screen.wrong?.is} />
    </StepFrame>
  );
}
