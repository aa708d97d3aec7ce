import { atom, onMount } from 'nanostores';
import { activateEquipment, beginPairing, cancelPairing } from '../../../core/contract/commercial/activation.js';
import type { Activated, Pairing } from '../../../core/contract/schemas/commercial/activation.js';
import { session as pageSession, type Session } from '../../../core/session/session.js';
import { createForm } from '../../form/form.js';
import type { ConsoleScreen } from './console-screen.js';
import { codeBlames, type ActivationFailure, type LabelProblem } from './label.js';
import { PATIENCE, pollUntilDone } from './poll.js';
import { isPasted, readMachine } from './read-machine.js';
import { realTime, type Time } from './time.js';

/** Milliseconds before a code is asked for, or withdrawn, again; twice as long each time, up to the last. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

export interface ConsoleInputs {
  serialNumber: string;
  modelId?: string | undefined;
  hardwareId?: string | undefined;
  firmware?: string | undefined;
  /** Keeps what the machine signs in with. */
  keepSecret: ((machine: Activated) => void | Promise<void>) | undefined;
  onActivated: (machine: { equipmentId: string; locationId: string }) => void;
  onCanceled: () => void;
}

/**
 * A machine's own screen: shows a code until somebody confirms it, or takes a code of the location. Its secret goes from
 * the answer to who keeps it, and is in no store.
 */
export function createConsole(inputs: ConsoleInputs, session: Session, time: Time = realTime) {
  const { serialNumber, modelId, hardwareId, firmware, keepSecret, onActivated, onCanceled } = inputs;
  const itself = {
    serialNumber,
    ...(modelId && { modelId }),
    ...(hardwareId && { hardwareId }),
    ...(firmware && { firmware }),
  };
  const $screen = atom<ConsoleScreen>({ is: 'starting' });
  const form = createForm<{ activationCode: string }, LabelProblem, ActivationFailure>({
    blank: { activationCode: '' },
    check: (_, { activationCode }) => (activationCode.trim() ? undefined : 'codeMissing'),
    blames: codeBlames,
  });
  let abort = new AbortController();
  /** The code on the screen, and when it is over, by `time`. */
  let shown: (Pairing & { endsAt: number }) | undefined;
  let unkept: Activated | undefined;

  const keep = async (machine: Activated) => {
    const { equipment, seat, notice } = machine;
    const about = { equipment, seat, notice };
    unkept = machine;
    shown = undefined;
    $screen.set({ is: 'activated', machine: about, secret: 'keeping' });
    try {
      await keepSecret?.(machine);
    } catch {
      return $screen.set({ is: 'activated', machine: about, secret: 'lost' });
    }
    unkept = undefined;
    $screen.set({ is: 'activated', machine: about, secret: 'kept' });
    onActivated({ equipmentId: equipment.id, locationId: equipment.location.id });
  };

  /** A code, as soon as there is one; undefined where there will be none. */
  const ask = async (signal: AbortSignal): Promise<Pairing | undefined> => {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      // asked again by the next round, and not by the client
      const begun = await session.request(beginPairing, itself, { signal, timeout: PATIENCE, again: false });
      if (signal.aborted) return undefined;
      if (begun.ok) return begun.data;
      const { code, retryAfter = 0 } = begun.failure;
      if (code === 'serialNumberUnknown' || code === 'equipmentTrashed') {
        $screen.set({ is: 'hindered', why: code });
        return undefined;
      }
      $screen.set({ is: 'unreachable', code });
      await time.wait(Math.max(pause, retryAfter * 1000), signal);
      if (signal.aborted) return undefined;
    }
  };

  /** One code after the other, until one was confirmed. */
  const run = async (signal: AbortSignal) => {
    $screen.set({ is: 'starting' });
    for (;;) {
      const pairing = await ask(signal);
      if (!pairing) return;
      const { userCode, verificationUri, deviceCode, interval } = pairing;
      const endsAt = time.now() + pairing.expiresIn * 1000;
      shown = { ...pairing, endsAt };
      const end = await pollUntilDone({
        session,
        time,
        signal,
        deviceCode,
        interval,
        endsAt,
        onHeard: (until, trouble) => $screen.set({ is: 'showing', userCode, verificationUri, endsAt: until, trouble }),
      });
      if (signal.aborted) return;
      shown = undefined;
      if (end.is === 'activated') return keep(end);
      if (end.is === 'canceled') return $screen.set({ is: 'canceled', isWithdrawn: true });
      if (end.is === 'hindered') return $screen.set({ is: 'hindered', why: end.why });
    }
  };

  const start = () => {
    abort.abort();
    abort = new AbortController();
    if (!serialNumber) return $screen.set({ is: 'hindered', why: 'serialMissing' });
    if (!keepSecret) return $screen.set({ is: 'hindered', why: 'keeperMissing' });
    void run(abort.signal);
  };

  /**
   * Takes the code off the screen, and says so until the server has heard it, or the code is over: whoever has noted it
   * could confirm it as long.
   */
  const withdraw = async (): Promise<void> => {
    abort.abort();
    const code = shown;
    shown = undefined;
    if (!code) return;
    for (let pause = FIRST_PAUSE; time.now() < code.endsAt; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      const { deviceCode } = code;
      const heard = await session.request(cancelPairing, { deviceCode }, { timeout: PATIENCE, again: false });
      if (heard.ok) return;
      await time.wait(pause, new AbortController().signal);
    }
  };

  onMount($screen, () => {
    const { is } = $screen.get();
    if (is !== 'activated' && is !== 'typing' && is !== 'canceled') start();
    return () => void withdraw();
  });

  return {
    $screen,
    form,
    /** Seconds that the code is still good for. */
    left: (endsAt: number): number => Math.max(0, Math.ceil((endsAt - time.now()) / 1000)),
    start,
    async cancel(): Promise<void> {
      const heard = withdraw();
      const canceled: ConsoleScreen = { is: 'canceled', isWithdrawn: false };
      $screen.set(canceled);
      onCanceled();
      await heard;
      if ($screen.get() === canceled) $screen.set({ is: 'canceled', isWithdrawn: true });
    },
    typeInstead() {
      void withdraw();
      $screen.set({ is: 'typing' });
    },
    type(typed: string) {
      const before = form.$form.get().values.activationCode;
      form.type('activationCode', (isPasted(before, typed) && readMachine(typed).code) || typed);
    },
    async activate(): Promise<void> {
      const sent = await form.send(({ activationCode }) =>
        session.request(activateEquipment, { ...itself, activationCode: activationCode.trim() }, { timeout: PATIENCE }),
      );
      if (sent.is !== 'taken') return;
      form.reset();
      await keep(sent.data);
    },
    /** Tries once more to keep the secret. */
    async keepAgain(): Promise<void> {
      if (unkept) await keep(unkept);
    },
  };
}

/** Of the page's own session, and not of the widget's: what a lost line means is said here, at the size of this screen. */
export const createPageConsole = (inputs: ConsoleInputs) => createConsole(inputs, pageSession());

export type ConsoleModel = ReturnType<typeof createConsole>;
