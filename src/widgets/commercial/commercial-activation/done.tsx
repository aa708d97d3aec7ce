import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { SeenAndSaid } from '../../../ui/feedback/said/seen-and-said.js';
import { Stepper } from '../../../ui/navigation/stepper/stepper.js';
import { useWords } from '../../../ui/language/language.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { rows } from '../../layout/sections.css.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { Screen } from './model.js';
import type { ReportModel } from './report.js';
import { heading } from './view.css.js';

interface Props {
  screen: Extract<Screen, { is: 'done' }>;
  onAnother: () => void;
}

/** What has changed by it, and what the machine says of it. */
export function Done({ screen: { by, name, place, plan, report }, onAnother }: Props) {
  const { done: copy } = useWords(words);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={rows}>
      <h3 ref={title} className={heading} tabIndex={-1}>
        {by === 'screen' ? copy.confirmed(name) : copy.activated(name)}
      </h3>
      <p>{copy.place(place)}</p>
      {report ? <Heard report={report} by={by} known={plan} /> : <Seat plan={plan} />}
      {!report && <p>{copy.unheard}</p>}
      <div>
        <Button type="secondary" onClick={onAnother}>
          {copy.another}
        </Button>
      </div>
    </div>
  );
}

function Seat({ plan }: { plan: string | null | undefined }) {
  const { done: copy } = useWords(words);
  if (plan === undefined) return null;
  return plan === null ? <Banner tone="warning">{copy.unlicensed}</Banner> : <p>{copy.seated(plan)}</p>;
}

function Heard({
  report,
  by,
  known,
}: {
  report: ReportModel;
  by: 'screen' | 'label';
  known: string | null | undefined;
}) {
  const { done: copy } = useWords(words);
  const heard = useStore(report.$report);
  if (heard.is === 'failed') return <NotLoaded what={copy.what} why={heard} onRetry={report.again} />;
  const isActivated = by === 'label' || heard.isActivated;
  const isReady = heard.is === 'ready';
  const step = (index: number, name: string, isBefore: boolean, complete: boolean) => ({
    index,
    name,
    complete,
    active: isBefore && !complete,
  });
  return (
    <>
      <Stepper
        label={copy.steps.legend}
        steps={[
          step(0, copy.steps.confirmed, true, true),
          step(1, copy.steps.activated, true, isActivated),
          step(2, copy.steps.ready, isActivated, isReady),
        ]}
      />
      <Seat plan={heard.plan ?? known} />
      {heard.is === 'late' ? (
        <Banner
          tone="warning"
          actions={
            <Button type="secondary" size="sm" onClick={report.again}>
              {copy.lookAgain}
            </Button>
          }
        >
          {copy.late}
        </Banner>
      ) : (
        <SeenAndSaid>{isReady ? copy.ready : isActivated ? copy.waiting : copy.starting}</SeenAndSaid>
      )}
    </>
  );
}
