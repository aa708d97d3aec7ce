import { defineWords } from '../../../../core/words.js';
import type { AlarmKind } from '../../../../core/contract/schemas/commercial/alarms.js';
import type { Connection } from '../../../../core/contract/schemas/commercial/equipment.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import { machineStages, machineStatuses } from '../../machine-states.js';

const connections: Record<Connection, string> = { online: 'Online', offline: 'Offline', neverSeen: 'Never seen' };

/** What is wrong; `name` is the machine's, `detail` the fault's code, the days or the seats that are left. */
const alarmTitles: Record<AlarmKind, (name: string, detail: string) => string> = {
  offline: name => `${name} is offline`,
  fault: (name, detail) => (detail ? `${name} reports fault ${detail}` : `${name} reports a fault`),
  oneSecretTwice: name => `Two machines signed in as ${name}`,
  seatsLow: (_, detail) =>
    detail === '0'
      ? 'No free seats are left'
      : detail === '1'
        ? '1 free seat is left'
        : `${detail} free seats are left`,
  licenseEnds: (_, detail) => (detail ? `A license ends in ${detail} days or less` : 'A license ends soon'),
};

const alarmAdvice: Record<AlarmKind, string> = {
  offline: 'Check its power and its network. The alarm clears itself once we hear from it.',
  fault: 'Look up the code in the manual. Take the machine out of service if it isn’t safe.',
  oneSecretTwice: 'Release the machine, then activate the right one again.',
  seatsLow: 'Order more seats, or release the seats of machines that are out of service.',
  licenseEnds: 'Renew it now, so that its machines keep their seats.',
};

export const summaryWords = defineWords('location-manager/summary', {
  what: 'the figures',
  figures: { up: 'Machines up', down: 'Machines down', workouts: 'Workouts in 30 days', free: 'Free seats' },
  seats: 'Seats',
  machines: 'Machines',
  seeMachines: 'See machines',
  seeLicenses: 'See licenses',
  axes: { stage: 'By stage', status: 'By status', connection: 'By connection' },
  stages: machineStages,
  statuses: machineStatuses,
  connections,
  noMachines: 'No machines yet. Make an activation code, and type it on the first one.',
  alarms: {
    what: 'the alarms',
    title: 'Needs a look',
    none: 'No alarm is up.',
    more: (count: number) => (count === 1 ? 'And 1 more.' : `And ${count} more.`),
    titles: alarmTitles,
    advice: alarmAdvice,
    twice: (name: string) => `Two boards were activated as ${name}`,
    activated: (first: string, again: string) => `The first on ${first}, another on ${again}`,
    since: (time: string) => `Since ${time}`,
    machine: 'A machine',
    snooze: 'Snooze',
    snoozeOf: (what: string) => `Snooze: ${what}`,
    days: (count: number) => (count === 1 ? 'For a day' : `For ${count} days`),
    snoozed: (what: string, time: string) => `${what}: quiet until ${time}.`,
    undo: 'Undo',
  },
  failures: failureCopy,
  wait: waitCopy,
});
