import { call } from '../call.js';
import type { Alarm, AlarmList, AlarmQuery, Snooze } from '../schemas/commercial/alarms.js';

/** What is wrong at the caller's locations, newest first unless another order is asked for. */
export const listAlarms = call<AlarmQuery, AlarmList>()('GET', '/commercial/v1/alarms', {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  repeatable: 'reads',
  scoped: ['dealer', 'owner', 'manager', 'staff'],
});

/** Quiet until then. */
export const snoozeAlarm = call<Snooze, Alarm>()('PATCH', '/commercial/v1/alarms/:alarmId', {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  audit: 'alarm',
  scoped: ['owner', 'manager'],
});
