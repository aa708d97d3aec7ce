import { atom } from 'nanostores';
import type { Session } from '../../../core/session/session.js';
import { followPerson } from '../../screen/person-screen.js';
import { createLabel } from './label.js';
import { createPairing } from './pairing.js';
import { readMachine } from './read-machine.js';
import { createReport, type ReportModel } from './report.js';
import { realTime, type Time } from './time.js';

/** By the code on the machine's screen, or by its label and a code of the location. */
export type Way = 'screen' | 'label';

export type Screen =
  /** `ended`: a session was there and is over. */
  | { is: 'asking'; isSignedIn: boolean; ended: boolean }
  | {
      is: 'done';
      by: Way;
      name: string;
      place: string;
      /** The plan of the license whose seat it has; null without a seat, undefined while the machine has yet to ask for one. */
      plan: string | null | undefined;
      /** Of those who are signed in: what the machine says. */
      report: ReportModel | undefined;
    };

export interface ActivationInputs {
  serialNumber?: string | undefined;
  code?: string | undefined;
  locationId?: string | undefined;
  onActivated: (machine: { equipmentId: string; locationId: string }) => void;
  onCodeRead: () => void;
}

/** A person brings a machine into service. */
export function createActivation(inputs: ActivationInputs, session: Session, time: Time = realTime) {
  const { serialNumber = '', code: text = '', locationId, onActivated, onCodeRead } = inputs;
  const said = readMachine(text);
  const code = said.code ?? text;
  const label = { serialNumber: serialNumber || (said.serialNumber ?? ''), activationCode: code };
  const $way = atom<Way>(label.serialNumber ? 'label' : 'screen');
  const $screen = atom<Screen>({ is: 'asking', isSignedIn: Boolean(session.get().userId), ended: false });
  let owner: string | undefined;
  /** The code of the address is looked up once, by itself; it is told once that it was read. */
  let isNew = code !== '';

  const done = (
    by: Way,
    machine: { id: string; name: string },
    place: { id: string; name: string },
    plan?: string | null,
  ) => {
    const report = session.get().userId ? createReport(session, machine.id, session.clock.now(), time) : undefined;
    $screen.set({ is: 'done', by, name: machine.name, place: place.name, plan, report });
    onActivated({ equipmentId: machine.id, locationId: place.id });
  };

  const pairing = createPairing({
    session,
    code,
    locationId,
    onApproved: ({ equipmentId, name, location }) => done('screen', { id: equipmentId, name }, location),
  });
  const labelled = createLabel({
    session,
    label,
    onActivated: ({ equipment, seat }) => done('label', equipment, equipment.location, seat?.plan ?? null),
  });

  let isTold = false;
  followPerson(session, $screen, ({ userId, ended }) => {
    if (text && !isTold) onCodeRead();
    isTold = true;
    if ($screen.get().is === 'done') return;
    if (owner !== userId) pairing.leave();
    owner = userId;
    $screen.set({ is: 'asking', isSignedIn: Boolean(userId), ended });
    if (userId && isNew && $way.get() === 'screen') {
      isNew = false;
      void pairing.lookUp();
    }
  });

  return {
    $screen,
    $way,
    pairing,
    label: labelled,
    go: (way: Way) => $way.set(way),
    /** A camera has read something: it goes to where it belongs, and a code of a screen is looked up at once. */
    read(read: string) {
      const { code: found, serialNumber: number } = readMachine(read);
      if (!found || number) {
        $way.set('label');
        labelled.take('serialNumber', read);
      } else if ($way.get() === 'label') labelled.take('activationCode', read);
      else {
        pairing.form.type('code', found);
        if (session.get().userId) void pairing.lookUp();
      }
    },
    another: () => {
      const { userId } = session.get();
      $screen.set({ is: 'asking', isSignedIn: Boolean(userId), ended: false });
    },
  };
}

export type ActivationModel = ReturnType<typeof createActivation>;
