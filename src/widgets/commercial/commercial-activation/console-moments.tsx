import { useEffect, useRef, type ReactNode } from 'react';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { SeenAndSaid } from '../../../ui/feedback/said/seen-and-said.js';
import { useWords } from '../../../ui/language/language.js';
import { Stepper } from '../../../ui/navigation/stepper/stepper.js';
import type { ConsoleModel } from './console-model.js';
import type { ConsoleScreen, Hindrance } from './console-screen.js';
import { actions, columns, lead, qr, texts, title } from './console.css.js';
import { consoleWords } from './console-copy.js';

/** The title of what replaced the last screen, which takes the focus that was pressed away with it. */
export function Title({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} className={title} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Where it is: the code is shown, confirmed, and the machine activated. */
export function Steps({ at }: { at: 0 | 1 | 2 | 3 }) {
  const { steps } = useWords(consoleWords);
  const names = [steps.shown, steps.confirmed, steps.activated];
  return (
    <Stepper
      label={steps.legend}
      steps={names.map((name, index) => ({ name, index, complete: index < at, active: index === at }))}
    />
  );
}

/** A code in its shape, on its way. */
export function Starting() {
  const copy = useWords(consoleWords);
  return (
    <Coming label={copy.starting} className={texts}>
      <Skeleton shape="title" width="medium" />
      <div className={columns}>
        <div className={texts}>
          <Skeleton shape="figure" width="long" />
          <Skeleton width="medium" />
        </div>
        <div className={qr}>
          <Skeleton shape="block" />
        </div>
      </div>
    </Coming>
  );
}

/** No code yet; it is asked for again by itself. */
export function Unreachable({ code }: { code: CommonFailure }) {
  const copy = useWords(consoleWords);
  const isBusy = code === 'tooManyRequests';
  return (
    <>
      <Title>{copy.title}</Title>
      <Banner tone="warning" title={isBusy ? copy.busy : copy.unreachable}>
        {isBusy ? copy.busyText : copy.unreachableText}
      </Banner>
    </>
  );
}

export function Canceled({ model, isWithdrawn }: { model: ConsoleModel; isWithdrawn: boolean }) {
  const copy = useWords(consoleWords);
  return (
    <>
      <Title>{copy.canceled}</Title>
      <SeenAndSaid className={lead}>{isWithdrawn && copy.canceledText}</SeenAndSaid>
      <div>
        <Button size="lg" onClick={model.start}>
          {copy.start}
        </Button>
      </div>
    </>
  );
}

export function Hindered({ why, model }: { why: Hindrance; model: ConsoleModel }) {
  const copy = useWords(consoleWords);
  return (
    <>
      <Title>{copy.hindered}</Title>
      <p className={lead}>{copy.hindrances[why]}</p>
      <div>
        <Button size="lg" type="secondary" onClick={model.start}>
          {copy.tryAgain}
        </Button>
      </div>
    </>
  );
}

interface ActivatedProps {
  screen: Extract<ConsoleScreen, { is: 'activated' }>;
  model: ConsoleModel;
}

/** Which machine it is now, where, and whether it has a seat. */
export function Activated({ screen: { machine, secret }, model }: ActivatedProps) {
  const { activated: copy } = useWords(consoleWords);
  const { equipment, seat } = machine;
  return (
    <>
      <Title>{copy.title(equipment.name)}</Title>
      <Steps at={secret === 'kept' ? 3 : 2} />
      <p className={lead}>{copy.place(equipment.location.name)}</p>
      {seat ? <p className={lead}>{copy.seated(seat.plan)}</p> : <Banner tone="warning">{copy.unlicensed}</Banner>}
      {secret === 'keeping' && <SeenAndSaid className={lead}>{copy.keeping}</SeenAndSaid>}
      {secret === 'lost' && (
        <>
          <Banner tone="critical">{copy.lost}</Banner>
          <div className={actions}>
            <Button size="lg" onClick={() => void model.keepAgain()}>
              {copy.keepAgain}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
