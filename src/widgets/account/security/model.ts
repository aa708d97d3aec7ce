import { atom } from 'nanostores';
import { listDevices } from '../../../core/contract/devices.js';
import { getTimestamp } from '../../../core/contract/meta.js';
import { listFirmware } from '../../../core/contract/people-lists.js';
import type { Device } from '../../../core/contract/schemas/devices.js';
import type { FirmwareList } from '../../../core/contract/schemas/people-lists.js';
import { now } from '../../../core/dates.js';
import type { Session } from '../../../core/session/session.js';
import { followPerson } from '../../follow-person.js';
import { createPart, type Visit } from './part.js';
import { createPassword } from './password-model.js';
import { createSessions, type Outcome, type Which } from './sessions-model.js';

export type Machine = FirmwareList['items'][number];

export type Screen =
  /** `everywhere` after the person's own wish, `ended` when the session is over for another reason. */
  | { is: 'signedOut'; after: 'nothing' | 'ended' | 'everywhere' }
  /** `acting`: somebody else is signed in as this person, and the token says so. */
  | { is: 'signedIn'; acting: boolean; email: string | undefined };

/** Password, sessions and devices of whoever is signed in. Each list comes, or fails, by itself. */
export function createSecurity(session: Session) {
  const $screen = atom<Screen>({ is: 'signedOut', after: 'nothing' });
  /** By the server's clock, unix seconds. */
  const $now = atom(now());
  const password = createPassword(session);
  const sessions = createSessions(session);
  const machines = createPart<Machine>(({ userId, signal }) => session.request(listFirmware, { userId }, { signal }));
  const devices = createPart<Device>(({ userId, signal }) => session.request(listDevices, { userId }, { signal }));

  const during = <Done>(work: (visit: Visit) => Promise<Done>): Promise<Done> | undefined => {
    const { userId } = session.get();
    return userId === undefined ? undefined : work({ userId, signal: following.signal });
  };

  const readClock = async ({ signal }: Visit) => {
    const clock = await session.request(getTimestamp, {}, { signal });
    // The exact time is not worth a failure.
    if (clock.ok) $now.set(clock.data.timestamp);
  };

  const following = followPerson(session, $screen, ({ userId, ended }) => {
    const { claims, flags } = session.get();
    const ending = sessions.$ending.get();
    const everywhere = ending.is === 'ending' && ending.which.is === 'everywhere';
    password.begin();
    sessions.begin();
    if (!userId)
      return $screen.set({ is: 'signedOut', after: everywhere ? 'everywhere' : ended ? 'ended' : 'nothing' });
    $screen.set({ is: 'signedIn', acting: claims?.act !== undefined, email: flags.user.email });
    for (const load of [readClock, sessions.load, machines.load, devices.load]) void during(load);
  });

  return {
    $screen,
    $now,
    password: { form: password.form, $changed: password.$changed },
    sessions: { $part: sessions.$part, $ending: sessions.$ending },
    machines: machines.$part,
    devices: devices.$part,
    retrySessions: () => void during(sessions.load),
    retryMachines: () => void during(machines.load),
    retryDevices: () => void during(devices.load),

    /** Answers whether the password is another now. */
    async changePassword(): Promise<boolean> {
      const changed = (await during(password.submit)) ?? false;
      // The others are over, and the list says so.
      if (changed) void during(visit => sessions.load(visit, { quietly: true }));
      return changed;
    },

    end: async (which: Which): Promise<Outcome> =>
      (await during(visit => sessions.end(visit, which))) ?? { is: 'nothing' },
  };
}
