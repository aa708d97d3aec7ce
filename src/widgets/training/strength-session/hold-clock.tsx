import { useEffect, useRef } from 'react';
import { SeenAndSaid } from '../../../ui/feedback/said/seen-and-said.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { clockOf } from '../../workouts/durations.js';
import { words } from './copy.js';
import { holdAt, type HoldMoment } from './hold.js';
import type { StrengthSessionModel } from './model.js';
import type { Hold } from './state.js';
import { bigClock, clockBox, muted } from './view.css.js';

interface HoldClockProps {
  model: StrengthSessionModel;
  hold: Hold;
}

const shownOf = (moment: HoldMoment): string => (moment.is === 'ready' ? String(moment.in) : clockOf(moment.seconds));

/** In front of everything while something is held: the count, then the seconds. */
export function HoldClock({ model, hold }: HoldClockProps) {
  const copy = useWords(words);
  const now = useStore(model.$now);
  const box = useRef<HTMLDivElement>(null);
  // the button that began it is gone
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const moment = holdAt(hold, now);
  const isReady = moment.is === 'ready';
  const target = hold.endsAt === null ? undefined : clockOf(hold.endsAt - hold.beginsAt);
  return (
    <div ref={box} className={clockBox} tabIndex={-1} role="group" aria-label={copy.holding}>
      <SeenAndSaid>{isReady ? copy.getReady : copy.holding}</SeenAndSaid>
      <p className={bigClock} role="timer">
        {shownOf(moment)}
      </p>
      <p className={muted}>{target !== undefined && copy.ofTarget(target)}</p>
      <Button size="lg" full onClick={model.deeds.stopHold}>
        {isReady ? copy.cancelHold : copy.stopHold}
      </Button>
    </div>
  );
}
