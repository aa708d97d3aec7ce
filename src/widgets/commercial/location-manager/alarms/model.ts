import { listAlarms } from '../../../../core/contract/commercial/alarms.js';
import type { Alarm, AlarmKind, AlarmQuery } from '../../../../core/contract/schemas/commercial/alarms.js';
import type { ListShape } from '../../../../core/list-query.js';
import type { Session } from '../../../../core/session/session.js';
import { createList } from '../../../list/model.js';
import { createPlaceFilter } from '../../../places/filter.js';
import { createSnoozing } from './snooze-model.js';

/** As they are offered, the gravest first. */
export const kinds = ['oneSecretTwice', 'fault', 'offline', 'licenseEnds', 'seatsLow'] as const satisfies AlarmKind[];

/** The order of the page, which is not the call's own: somebody who sees hundreds begins with what cannot wait. */
export const ordered = '-gravity' satisfies AlarmQuery['sort'];

const shape: ListShape = {
  filters: { kind: kinds, state: ['snoozed'], locationId: undefined },
  sorts: ['gravity', 'raisedAt', 'location'],
  columns: [],
};

interface Inputs {
  session: Session;
  query: string;
  onQuery: (query: string, typing: boolean) => void;
  /** One was silenced, or woken. */
  onChanged: () => void;
}

/** What is wrong at all locations that somebody sees, page by page. */
export function createAlarms({ session, query, onQuery, onChanged }: Inputs) {
  const places = createPlaceFilter(session);
  const list = createList<Alarm, AlarmQuery>({
    session,
    shape,
    pageSize: 25,
    search: query,
    onQuery,
    read(input, signal) {
      void places.follow(input.locationId, signal);
      return session.request(listAlarms, { sort: ordered, ...input }, { signal });
    },
    begin: async signal => void (await places.begin(signal)),
  });
  const snoozing = createSnoozing(session, () => {
    onChanged();
    return list.refresh();
  });
  return { list, places, snoozing };
}
