import { useEffect, useRef } from 'react';
import { DAY } from '../../../../core/dates.js';
import { formatInstant } from '../../../../core/instants.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { unseen } from '../../../../ui/style/unseen.css.js';
import { useStore } from '../../../screen/use-store.js';
import { summaryWords } from '../summary/copy.js';
import type { SnoozingModel } from './snooze-model.js';
import { titleOf } from '../alarm-title.js';

interface SnoozeSaidProps {
  model: SnoozingModel;
  /** By the server's clock, unix seconds. */
  now: number;
}

/** What the last press came to, and its way back. It takes the focus, because the row that was pressed goes. */
export function SnoozeSaid({ model, now }: SnoozeSaidProps) {
  const words = useWords(summaryWords);
  const locale = useLocale();
  const press = useStore(model.$snoozing);
  const box = useRef<HTMLDivElement>(null);
  const snoozed = press.is === 'done' && press.of.days > 0 ? press.of : undefined;
  useEffect(() => {
    if (snoozed) box.current?.querySelector('button')?.focus();
  }, [snoozed]);
  const { alarms: copy } = words;
  return (
    <div ref={box} className={snoozed || press.is === 'refused' ? undefined : unseen} tabIndex={-1}>
      {snoozed && (
        <Banner
          tone="success"
          actions={
            <Button
              type="secondary"
              onClick={() => {
                // the button goes with the banner
                box.current?.focus();
                void model.wake(snoozed.alarm);
              }}
            >
              {copy.undo}
            </Button>
          }
        >
          {copy.snoozed(titleOf(snoozed.alarm, copy), formatInstant(now + snoozed.days * DAY, locale))}
        </Banner>
      )}
      {press.is === 'refused' && <Banner>{failureText(press.failure, words)}</Banner>}
    </div>
  );
}
