import { activateEquipment, beginPairing, cancelPairing, pollPairing } from '../core/contract/commercial/activation.js';
import { beginLife, isSilence, RETRY_EVERY, type Machine } from './machine.js';

/** How a console comes into service: it shows a code for somebody to confirm, or takes one that is typed on it. */
export interface Pairing {
  showCode(): Promise<void>;
  cancelCode(): Promise<void>;
  /** A code of the location. */
  typeCode(activationCode: string): Promise<void>;
  /** Asks what became of its code, whenever that is due. */
  poll(): Promise<void>;
}

export function createPairing(machine: Machine): Pairing {
  const { clientWith, store, now, known } = machine;
  /** What nobody answered yet; it is asked again by itself, with the same key. */
  let unanswered: (() => Promise<void>) | undefined;

  const itself = () => {
    const { serialNumber, modelId, firmware, hardwareId } = store.read();
    return { serialNumber, firmware, hardwareId, ...(modelId !== undefined && { modelId }) };
  };

  /**
   * Asks, and again every few seconds while nobody answers; what is asked next takes its place. `attempt` answers why it
   * was refused, and can ask whether somebody wants something else by now.
   */
  async function ask(attempt: (isWanted: () => boolean) => Promise<string | undefined>): Promise<void> {
    const isWanted = (): boolean => unanswered === again;
    const again = async (): Promise<void> => {
      known.triedAt = now();
      const code = await attempt(isWanted);
      if (!isWanted()) return;
      if (code === undefined || !isSilence(code)) unanswered = undefined;
      if (code !== undefined) known.problem = isSilence(code) ? 'offline' : code;
    };
    unanswered = again;
    await again();
  }

  const pairing: Pairing = {
    async showCode() {
      const idempotencyKey = crypto.randomUUID();
      await ask(async isWanted => {
        const answer = await clientWith(undefined)(beginPairing, itself(), { idempotencyKey });
        if (!answer.ok) return answer.failure.code;
        if (!isWanted()) {
          await clientWith(undefined)(cancelPairing, { deviceCode: answer.data.deviceCode });
          return undefined;
        }
        known.problem = null;
        known.stopped = undefined;
        known.pairing = { ...answer.data, shownAt: now(), pollAt: now() + answer.data.interval };
        return undefined;
      });
    },

    async cancelCode() {
      if (!known.pairing && !unanswered) return;
      unanswered = undefined;
      known.problem = 'canceled';
      if (!known.pairing) return;
      const { deviceCode } = known.pairing;
      known.pairing = undefined;
      await clientWith(undefined)(cancelPairing, { deviceCode });
    },

    async typeCode(activationCode) {
      const idempotencyKey = crypto.randomUUID();
      await ask(async () => {
        const answer = await clientWith(undefined)(
          activateEquipment,
          { activationCode, ...itself() },
          { idempotencyKey },
        );
        if (!answer.ok) return answer.failure.code;
        beginLife(machine, answer.data);
        return undefined;
      });
    },

    async poll() {
      if (unanswered && now() - known.triedAt >= RETRY_EVERY) return unanswered();
      if (!known.pairing || now() < known.pairing.pollAt) return;
      const answer = await clientWith(undefined)(pollPairing, { deviceCode: known.pairing.deviceCode });
      if (!known.pairing) return;
      if (!answer.ok) {
        known.pairing.pollAt = now() + known.pairing.interval;
        if (isSilence(answer.failure.code)) return;
        known.pairing = undefined;
        known.problem = answer.failure.code;
        return;
      }
      const state = answer.data;
      if (state.is === 'activated') beginLife(machine, state);
      else if (state.is === 'canceled' || state.is === 'codeExpired') {
        known.pairing = undefined;
        known.problem = state.is;
        // a code changes by itself; a cancel is a cancel
        if (state.is === 'codeExpired') await pairing.showCode();
      } else known.pairing = { ...known.pairing, interval: state.interval, pollAt: now() + state.interval };
    },
  };
  return pairing;
}
