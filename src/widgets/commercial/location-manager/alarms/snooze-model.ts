import { snoozeAlarm } from '../../../../core/contract/commercial/alarms.js';
import type { Alarm } from '../../../../core/contract/schemas/commercial/alarms.js';
import { DAY } from '../../../../core/dates.js';
import type { Session } from '../../../../core/session/session.js';
import { createPress } from '../press.js';

/** Days that an alarm can be silenced for. */
export const snoozes = [1, 7, 30] as const;

export interface Snoozing {
  alarm: Alarm;
  /** Zero wakes it. */
  days: number;
}

/** Silences alarms, and wakes them; what shows them reads them again by `onChanged`. */
export function createSnoozing(session: Session, onChanged: () => Promise<unknown>) {
  const snoozing = createPress<Snoozing>();
  return {
    $snoozing: snoozing.$press,
    leave: snoozing.leave,
    /** Nobody is told of it for so many days. */
    async snooze(alarm: Alarm, days: number): Promise<void> {
      const until = session.clock.now() + days * DAY;
      const done = await snoozing.send({ alarm, days }, () =>
        session.request(snoozeAlarm, { alarmId: alarm.id, until }),
      );
      if (done) await onChanged();
    },
    /** It can be heard again at once. */
    async wake(alarm: Alarm): Promise<void> {
      const done = await snoozing.send({ alarm, days: 0 }, () =>
        session.request(snoozeAlarm, { alarmId: alarm.id, until: null }),
      );
      if (!done) return;
      snoozing.leave();
      await onChanged();
    },
  };
}

export type SnoozingModel = ReturnType<typeof createSnoozing>;
