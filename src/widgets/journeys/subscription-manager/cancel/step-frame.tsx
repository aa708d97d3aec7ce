import type { ReactNode } from 'react';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import { useStore } from '../../../use-store.js';
import type { PanelProps } from '../panel.js';
import type { Step } from './answers.js';
import { words } from './copy.js';
import type { CancelFlow } from './model.js';
import type { RefusalCode } from './screen.js';
import { actions, place, stack } from './view.css.js';

export interface StepProps<OneScreen> {
  screen: OneScreen;
  model: CancelFlow;
  panel: PanelProps;
}

interface StepFrameProps {
  step: Step;
  model: CancelFlow;
  panel: PanelProps;
  label: string;
  onSubmit: () => void;
  /** Why a press was refused. */
  refused?: { code: RefusalCode } | undefined;
  /** What is not right with an answer; its own control says so. */
  wrong?: object | undefined;
  children: ReactNode;
  /** The buttons that lead on; the one to stay comes last. */
  onward: ReactNode;
}

/** One step: where it is among the others, what it asks, and the ways on, back and out. */
export function StepFrame({ step, model, panel, label, onSubmit, refused, wrong, children, onward }: StepFrameProps) {
  const copy = useWords(words);
  // how many steps there are depends on the reason
  useStore(model.$form);
  const way = model.way();
  const stay = () => {
    model.forget();
    panel.onClose();
  };
  return (
    <Form label={label} className={stack} onSubmit={onSubmit} refusal={refused ?? wrong}>
      <p className={place}>
        {copy.position(way.indexOf(step) + 1, way.length)}
        {step !== 'survey' && <Link onClick={model.back}>{copy.back}</Link>}
      </p>
      {refused && (
        <div {...refusalMark}>
          <Banner>{copy.failed[refused.code]}</Banner>
        </div>
      )}
      {children}
      <div className={actions}>
        {onward}
        <Button type="ghost" onClick={stay}>
          {copy.keep}
        </Button>
      </div>
    </Form>
  );
}
