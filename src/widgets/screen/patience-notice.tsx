import { useRef } from 'react';
import { Banner } from '../../ui/feedback/banner/banner.js';
import { Button } from '../../ui/actions/button/button.js';
import { useWords } from '../../ui/language/language.js';
import { patienceWords } from './patience-copy.js';
import { notice } from './patience-notice.css.js';
import type { Patience, Waiting } from './patience.js';

interface Props {
  patience: Patience;
  waiting: Waiting;
  /** Begins the view again. */
  onAgain: () => void;
}

/**
 * At the end of the widget, in view as long as an answer takes; a user who waits on gets the focus back where it was.
 */
export function View({ patience, waiting, onAgain }: Props) {
  const copy = useWords(patienceWords);
  const before = useRef<EventTarget>(null);
  const goOn = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
    patience.goOn();
  };
  const isLong = waiting === 'long';
  return (
    <div
      className={notice}
      part="waiting"
      data-long={isLong ? '' : undefined}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <Banner
        tone="info"
        title={isLong ? copy.long : copy.unanswered}
        actions={
          isLong ? (
            <>
              <Button type="secondary" size="sm" onClick={patience.giveUp}>
                {copy.cancel}
              </Button>
              <Button type="ghost" size="sm" onClick={goOn}>
                {copy.goOn}
              </Button>
            </>
          ) : (
            <Button type="secondary" size="sm" onClick={onAgain}>
              {copy.again}
            </Button>
          )
        }
      />
    </div>
  );
}
