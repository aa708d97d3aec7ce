import type { AlarmKind } from '../../../../core/contract/schemas/commercial/alarms.js';
import { defineWords, type TextsOf } from '../../../../core/words.js';

const kinds: Record<AlarmKind, string> = {
  oneSecretTwice: 'Two machines, one identity',
  fault: 'Fault',
  offline: 'Offline',
  licenseEnds: 'License ends',
  seatsLow: 'Few seats left',
};

/** The alarms of all locations; what each says is in the words of a location's summary. */
export const alarmsWords = defineWords('location-manager/alarms', {
  caption: 'Alarms',
  columns: { gravity: 'Alarm', location: 'Location', raisedAt: 'Since' },
  filters: { kind: 'Kind', state: 'Snoozed', locationId: 'Location' },
  kinds,
  snoozed: 'Only snoozed',
  quietUntil: (time: string) => `Quiet until ${time}`,
  wake: 'End snooze',
  emptyTitle: 'Nothing needs you',
  emptyText: 'No machine, seat or license has raised an alarm.',
  screen: { what: 'the alarms', here: 'See what needs you at any of your locations.' },
});

export type Copy = TextsOf<typeof alarmsWords>;
