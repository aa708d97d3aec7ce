import type * as calls from '../../../core/contract/commercial/alarms.js';
import type { Handlers } from '../../http/handler.js';
import { alarmsFor } from '../alarms/list.js';
import { snoozeAlarm } from '../alarms/snooze.js';

export const commercialAlarmHandlers = {
  listAlarms: alarmsFor,
  snoozeAlarm: (context, { alarmId, ...snooze }) => snoozeAlarm(context, alarmId, snooze),
} satisfies Handlers<keyof typeof calls>;
