import { listAlarms } from '../../../../core/contract/commercial/alarms.js';
import { getLocationSummary } from '../../../../core/contract/commercial/locations.js';
import type { Session } from '../../../../core/session/session.js';
import { createSnoozing } from '../alarms/snooze-model.js';
import { createLoaded } from '../loaded.js';

/** Alarms that are shown at once; the rest is a number. */
const MOST_ALARMS = 20;

/** What happens at a location, and what is wrong there. Each comes, or fails, by itself. */
export function createSummary(session: Session, locationId: string) {
  const summary = createLoaded(session, signal => session.request(getLocationSummary, { locationId }, { signal }));
  const alarms = createLoaded(session, signal =>
    session.request(listAlarms, { locationId, limit: MOST_ALARMS }, { signal }),
  );
  return {
    $summary: summary.$loaded,
    $alarms: alarms.$loaded,
    retrySummary: summary.retry,
    retryAlarms: alarms.retry,
    ...createSnoozing(session, () => Promise.all([alarms.refresh(), summary.refresh()])),
  };
}

export type SummaryModel = ReturnType<typeof createSummary>;
