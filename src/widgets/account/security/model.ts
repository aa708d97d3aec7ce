import { atom } from 'nanostores';
import { listDevices } from '../../../core/contract/devices.js';
import { listFirmware } from '../../../core/contract/people-lists.js';
import type { Device } from '../../../core/contract/schemas/devices.js';
import type { FirmwareList } from '../../../core/contract/schemas/people-lists.js';
import type { Session } from '../../../core/session/session.js';
import { followPerson, type PersonScreen } from '../../person-screen.js';
import { createPart, type Visit } from './part.js';
import { createPassword } from './password-model.js';
import { createSessions, type Outcome, type Which } from './sessions-model.js';

export type Machine = FirmwareList['items'][number];

export type Screen =
  | PersonScreen
  /** `acting`: another person is signed in as this one, and the token says so. */
  | { is: 'signedIn'; acting: boolean; email: string | undefined };

/** Password, sessions and devices of the signed-in user. Each list loads, or fails, by itself. */
export function createSecurity(session: Session) {
  const $screen = atom<Screen>({ is: 'signedOut', ended: false });
  const password = createPassword(session);
  const sessions = createSessions(session);
  const machines = createPart<Machine>(session, ({ userId, signal }) =>
    session.request(listFirmware, { userId }, { signal }),
  );
  const devices = createPart<Device>(session, ({ userId, signal }) =>
    session.request(listDevices, { userId }, { signal }),
  );

  const during = <Done>(work: (visit: Visit) => Promise<Done>): Promise<Done> | undefined => {
    const { userId } = session.get();
    return userId === undefined ? undefined : work({ userId, signal: following.signal });
  };

  const following = followPerson(session, $screen, ({ userId, ended }) => {
    const { claims, flags } = session.get();
    password.begin();
    sessions.begin();
    if (!userId) return $screen.set({ is: 'signedOut', ended });
    $screen.set({ is: 'signedIn', acting: claims?.act !== undefined, email: flags.user.email });
    for (const load of [sessions.load, machines.load, devices.load]) void during(load);
  });

  return {
    $screen,
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
