import { formatNumber } from '../../../core/numbers.js';
import { SeenAndSaid } from '../../../ui/feedback/said/seen-and-said.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { clockOf } from '../../workouts/durations.js';
import { words } from './copy.js';
import type { StrengthSessionModel } from './model.js';
import { REST_STEP, restLeft } from './rest.js';
import { restBar, restClock, restLine, restPress, restPresses, restRun, restText } from './rest-bar.css.js';
import type { Rest } from './state.js';

interface RestBarProps {
  model: StrengthSessionModel;
  rest: Rest;
}

/** The rest that runs, in sight wherever somebody scrolls. */
export function RestBar({ model, rest }: RestBarProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const now = useStore(model.$now);
  const { deeds } = model;
  const left = restLeft(rest, now);
  const isOver = left === 0;
  const share = rest.seconds > 0 ? Math.min(1, left / rest.seconds) : 0;
  const by = (seconds: number) =>
    formatNumber(seconds, locale, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'narrow',
      signDisplay: 'always',
    });
  return (
    <div className={restBar} part="rest" role="group" aria-label={copy.rest}>
      <div className={restLine} aria-hidden="true">
        <div className={restRun} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <div>
        <SeenAndSaid className={restText}>{isOver ? copy.restOver : copy.rest}</SeenAndSaid>
        <p className={restClock} role="timer" aria-live="off">
          {clockOf(left)}
        </p>
      </div>
      <div className={restPresses}>
        <button type="button" className={restPress} onClick={() => deeds.changeRest(-REST_STEP)}>
          {by(-REST_STEP)}
        </button>
        <button type="button" className={restPress} onClick={() => deeds.changeRest(REST_STEP)}>
          {by(REST_STEP)}
        </button>
        <button type="button" className={restPress} data-main="" onClick={deeds.endRest}>
          {isOver ? copy.close : copy.endRest}
        </button>
      </div>
    </div>
  );
}
