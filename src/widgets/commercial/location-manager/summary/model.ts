import { listAlarms, snoozeAlarm } from '../../../../core/contract/commercial/alarms.js';
import { getLocationSummary } from '../../../../core/contract/commercial/locations.js';
import type { Alarm } from '../../../../core/contract/schemas/commercial/alarms.js';
import { DAY } from '../../../../core/dates.js';
import type { Session } from '../../../../core/session/session.js';
import { createLoaded } from '../loaded.js';
import { createPress } from '../press.js';

/** Alarms that are shown at once; the rest is a number. */
const MOST_ALARMS = 20;

/** Days that an alarm can be silenced for. */
export const snoozes = [1, 7, 30] as const;

interface Snoozing {
  alarm: Alarm;
  days: number;
}

/** What happens at a location, and what is wrong there. Each comes, or fails, by itself. */
export function createSummary(session: Session, locationId: string) {
  const summary = createLoaded(session, signal => session.request(getLocationSummary, { locationId }, { signal }));
  const alarms = createLoaded(session, signal =>
    session.request(listAlarms, { locationId, limit: MOST_ALARMS }, { signal }),
  );
  const snoozing = createPress<Snoozing>();
  return {
    $summary: summary.$loaded,
    $alarms: alarms.$loaded,
    $snoozing: snoozing.$press,
    retrySummary: summary.retry,
    retryAlarms: alarms.retry,
    leave: snoozing.leave,
    /** Nobody is told of it for so many days. */
    async snooze(alarm: Alarm, days: number): Promise<void> {
      const until = session.clock.now() + days * DAY;
      const done = await snoozing.send({ alarm, days }, () =>
        session.request(snoozeAlarm, { alarmId: alarm.id, until }),
      );
      if (done) await Promise.all([alarms.refresh(), summary.refresh()]);
    },
    /** It can be heard again at once. */
    async wake(alarm: Alarm): Promise<void> {
      const done = await snoozing.send({ alarm, days: 0 }, () =>
        session.request(snoozeAlarm, { alarmId: alarm.id, until: null }),
      );
      if (!done) return;
      snoozing.leave();
      await Promise.all([alarms.refresh(), summary.refresh()]);
    },
  };
}

export type SummaryModel = ReturnType<typeof createSummary>;
