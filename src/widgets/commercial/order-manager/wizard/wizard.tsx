import { useEffect, useRef } from 'react';
import type { CommercialOrder } from '../../../../core/contract/schemas/commercial/orders.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { SeenAndSaid } from '../../../../ui/feedback/said/seen-and-said.js';
import { holdUnsaved } from '../../../../ui/forms/form/unsaved.js';
import { arrowLeft } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { Stepper } from '../../../../ui/navigation/stepper/stepper.js';
import { failureText } from '../../../copy.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { muted, title } from '../../desk.css.js';
import { LinesStep } from './lines-step.js';
import { createWizard, type WizardModel } from './model.js';
import { PlaceStep } from './place-step.js';
import { ReviewStep } from './review-step.js';
import { steps, type Writing } from './screen.js';
import { Summary } from './summary.js';
import { wizardWords } from './wizard-copy.js';
import { back, columns, head, wizard } from './wizard.css.js';

export interface WizardProps {
  order: CommercialOrder | undefined;
  onChanged: () => void;
  onDone: (order: CommercialOrder) => void;
  onClose: () => void;
}

/** An order, written step by step. */
export function View({ order, onChanged, onDone, onClose }: WizardProps) {
  const copy = useWords(wizardWords);
  const model = useWorkModel(session => createWizard({ session, order, onChanged, onDone }), [order?.id]);
  const writing = useStore(model.$writing);
  const { step, order: draft, saved } = writing;
  const heading = useRef<HTMLHeadingElement>(null);
  // what was pressed is gone with its step
  useEffect(() => heading.current?.focus(), [step]);
  const isUnsaved = saved !== 'saved';
  useEffect(() => (isUnsaved ? holdUnsaved() : undefined), [isUnsaved]);
  const at = steps.indexOf(step);
  const leave = () => {
    void model.save();
    onClose();
  };
  return (
    <div className={wizard}>
      <div className={back}>
        <Button type="ghost" size="sm" icon={arrowLeft} onClick={leave}>
          {copy.back}
        </Button>
      </div>
      <div className={head}>
        <h2 ref={heading} className={title} tabIndex={-1}>
          {draft ? copy.draft(draft.number) : copy.title}
        </h2>
        <SeenAndSaid className={muted}>{draft && copy.saved[saved]}</SeenAndSaid>
      </div>
      <Stepper
        steps={steps.map((name, index) => ({
          name: copy.steps[name],
          index,
          active: index === at,
          complete: index < at,
          // the location of a draft stays
          clickable: index < at && index > 0,
        }))}
        onStep={({ index }) => model.go(steps[index] ?? 'lines')}
      />
      <Trouble model={model} writing={writing} />
      <div className={columns}>
        {step === 'place' && <PlaceStep model={model} writing={writing} />}
        {step === 'lines' && <LinesStep model={model} writing={writing} />}
        {step === 'review' && <ReviewStep model={model} writing={writing} />}
        {step !== 'place' && <Summary model={model} writing={writing} />}
      </div>
    </div>
  );
}

/** Why a step was not taken, or who was quicker, and the way on. */
function Trouble({ model, writing: { conflict, failure, saved } }: { model: WizardModel; writing: Writing }) {
  const copy = useWords(wizardWords);
  if (conflict)
    return (
      <Banner
        tone="warning"
        title={copy.conflict.title}
        actions={
          <>
            {conflict.theirs.status === 'draft' && (
              <Button type="secondary" size="sm" onClick={() => void model.keepMine()}>
                {copy.conflict.mine}
              </Button>
            )}
            <Button type="secondary" size="sm" onClick={model.takeTheirs}>
              {copy.conflict.theirs}
            </Button>
          </>
        }
      >
        {conflict.by === null ? copy.conflict.somebody : copy.conflict.by(conflict.by)}
      </Banner>
    );
  if (!failure) return null;
  return (
    <Banner
      actions={
        saved === 'failed' && (
          <Button type="secondary" size="sm" onClick={() => void model.save()}>
            {copy.saveAgain}
          </Button>
        )
      }
    >
      {failureText(failure, copy)}
    </Banner>
  );
}
