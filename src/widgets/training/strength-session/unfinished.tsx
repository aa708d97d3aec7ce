import { useState, type ReactNode } from 'react';
import { formatNumber } from '../../../core/numbers.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { localDay } from '../../../core/wall-clock.js';
import { failureText } from '../../copy.js';
import { useStore } from '../../screen/use-store.js';
import { writeDay, writeTime } from '../../workouts/days.js';
import { words } from './copy.js';
import type { StrengthSessionModel } from './model.js';
import { doneSets } from './sets.js';
import { foot, head, muted, stack, title } from './view.css.js';

interface UnfinishedProps {
  model: StrengthSessionModel;
  leave: ReactNode;
}

/** A session that was begun and not ended: go on, end it, or throw it away. */
export function View({ model, leave }: UnfinishedProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { session } = useStore(model.$kept);
  const now = useStore(model.$now);
  const problem = useStore(model.$problem);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!session) return null;
  const { startedAt, timeZone } = session;
  const day = localDay(timeZone, startedAt);
  const isToday = day === localDay(timeZone, now);
  const time = writeTime(startedAt, timeZone, locale);
  const when = isToday ? time : `${writeDay(day, locale, { month: 'short', day: 'numeric' })}, ${time}`;
  const discard = () => {
    setBusy(true);
    void model.discard().finally(() => setBusy(false));
  };
  return (
    <div className={stack}>
      <div className={head}>{leave}</div>
      <h2 className={title}>{copy.unfinished(session.title ?? copy.free)}</h2>
      <p className={muted}>{copy.begun(when, copy.sets(formatNumber(doneSets(session).length, locale)))}</p>
      <div className={foot}>
        <Button size="lg" full onClick={model.goOn}>
          {copy.goOn}
        </Button>
        <Button type="secondary" size="lg" full onClick={() => void model.finish()}>
          {copy.finishIt}
        </Button>
        <Button type="warning-secondary" full onClick={() => setAsked(true)}>
          {copy.discard}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={copy.discardTitle}
        action={copy.discard}
        loading={isBusy}
        error={problem && `${copy.notDiscarded} ${failureText(problem, copy)}`}
        onConfirm={discard}
        onClose={() => setAsked(false)}
      >
        {copy.discardText}
      </ConfirmDialog>
      {problem && !isAsked && <Banner title={copy.notDiscarded}>{failureText(problem, copy)}</Banner>}
    </div>
  );
}
