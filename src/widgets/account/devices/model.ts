import { atom } from 'nanostores';
import { listDevices, savePushNotifications } from '../../../core/contract/devices.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { listFirmware } from '../../../core/contract/people-lists.js';
import type { Device } from '../../../core/contract/schemas/devices.js';
import { isParent } from '../../../core/session/claims.js';
import type { Session } from '../../../core/session/session.js';
import { createPart, type Visit } from '../../screen/part.js';
import { followPerson, type PersonScreen } from '../../screen/person-screen.js';
import { createRemoving, type Machine } from './removing.js';

/** `isParent`: whoever may send receipts, the one who pays. */
export type Screen = PersonScreen | { is: 'signedIn'; isParent: boolean };

/** A device whose notifications are being turned off: asked once more, under way, refused, or done. */
export type Turning =
  | { is: 'nothing' }
  | { is: 'asking' | 'sending' | 'off'; device: Device }
  | { is: 'refused'; device: Device; code: CommonFailure; retryAfter: number | undefined };

/** Equipment, and the apps and browsers that may notify. Each list loads, or fails, by itself. */
export function createDevices(session: Session) {
  const $screen = atom<Screen>({ is: 'signedOut', ended: false });
  const $turning = atom<Turning>({ is: 'nothing' });
  const machines = createPart<Machine>(session, ({ userId, signal }) =>
    session.request(listFirmware, { userId }, { signal }),
  );
  const devices = createPart<Device>(session, ({ userId, signal }) =>
    session.request(listDevices, { userId }, { signal }),
  );

  const removing = createRemoving(session, machines.$part);

  const during = (work: (visit: Visit) => Promise<void>): Promise<void> | undefined => {
    const { userId } = session.get();
    return userId === undefined ? undefined : work({ userId, signal: following.signal });
  };

  const following = followPerson(session, $screen, ({ userId, ended }) => {
    $turning.set({ is: 'nothing' });
    removing.leave();
    if (!userId) return $screen.set({ is: 'signedOut', ended });
    $screen.set({ is: 'signedIn', isParent: isParent(session.get().claims) });
    for (const load of [machines.load, devices.load]) void during(load);
  });

  async function send({ userId, signal }: Visit, device: Device): Promise<void> {
    $turning.set({ is: 'sending', device });
    const { deviceId, platform, name } = device;
    const answer = await session.request(
      savePushNotifications,
      { userId, deviceId, platform, name, pushToken: null, enabled: false },
      { signal },
    );
    if (signal.aborted) return;
    if (!answer.ok) {
      const { code, retryAfter } = answer.failure;
      return $turning.set({ is: 'refused', device, code, retryAfter });
    }
    const part = devices.$part.get();
    // This is not a sign of life of the device: when it was last seen stays as it was.
    const items = (was: readonly Device[]) =>
      was.map(one => (one.deviceId === deviceId ? { ...one, enabled: false } : one));
    if (part.is === 'known') devices.$part.set({ ...part, items: items(part.items) });
    $turning.set({ is: 'off', device });
  }

  return {
    $screen,
    $turning,
    $removing: removing.$removing,
    machines: machines.$part,
    devices: devices.$part,
    retryMachines: () => void during(machines.load),
    retryDevices: () => void during(devices.load),
    /** Asks whether notifications to it should stop. */
    ask: (device: Device) => $turning.set({ is: 'asking', device }),
    /** Asks whether a machine should leave the list. */
    askToRemove: removing.ask,
    keep: removing.leave,
    remove: async (): Promise<void> => during(removing.remove),
    leave: () => $turning.set({ is: 'nothing' }),
    async turnOff(): Promise<void> {
      const turning = $turning.get();
      if (turning.is === 'asking' || turning.is === 'refused') await during(visit => send(visit, turning.device));
    },
  };
}

export type Model = ReturnType<typeof createDevices>;
