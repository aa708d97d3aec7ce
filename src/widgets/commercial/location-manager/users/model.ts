import type { FailOf } from '../../../../core/contract/call.js';
import {
  connectLocationUser,
  disconnectLocationUser,
  listLocationUsers,
} from '../../../../core/contract/commercial/locations.js';
import type { LocationRole, LocationUser } from '../../../../core/contract/schemas/commercial/locations.js';
import type { PageQuery } from '../../../../core/contract/schemas/query.js';
import type { Session } from '../../../../core/session/session.js';
import { createList } from '../../../list/model.js';
import { createPress } from '../press.js';

/** The same for both calls. */
export type PeopleFailure = FailOf<typeof connectLocationUser>;

/** What is done with one person: another role, or out. */
export interface Change {
  user: LocationUser;
  to: LocationRole | 'out';
}

/** Who works at a location. */
export function createUsers(session: Session, locationId: string) {
  const list = createList<LocationUser, PageQuery>({
    session,
    shape: { filters: {}, sorts: [], columns: [] },
    pageSize: 25,
    search: '',
    read: (query, signal) => session.request(listLocationUsers, { locationId, ...query }, { signal }),
  });
  const change = createPress<Change, PeopleFailure>();
  return {
    list,
    $change: change.$press,
    ask: change.ask,
    leave: change.leave,
    async make({ user, to }: Change): Promise<void> {
      const { userId } = user;
      const done = await change.send<unknown>({ user, to }, () =>
        to === 'out'
          ? session.request(disconnectLocationUser, { locationId, userId })
          : session.request(connectLocationUser, { locationId, userId, role: to }),
      );
      if (done) await list.refresh();
    },
  };
}

export type UsersModel = ReturnType<typeof createUsers>;
