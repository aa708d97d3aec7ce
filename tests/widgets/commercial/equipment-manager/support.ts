import { expect, vi } from 'vitest';
import { getEquipment, updateEquipment } from '../../../../src/core/contract/commercial/equipment.js';
import type { Session } from '../../../../src/core/session/session.js';
import type { everyLogin } from '../../../../src/sandbox/world/logins.js';
import { createAsk } from '../../../../src/widgets/commercial/equipment-manager/ask.js';
import { createMachine, type MachineShown } from '../../../../src/widgets/commercial/equipment-manager/machine.js';
import { done } from '../../../support/results.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { comesIn, openSession } from '../../../support/session.js';
import { patience } from '../../../support/patience.js';

export { patience };

/** A page on which this person has signed in. */
export async function pageOf(sandbox: TestSandbox, who: keyof typeof everyLogin): Promise<Session> {
  const session = openSession(sandbox);
  await comesIn(session, who);
  return session;
}

/** A machine as it is opened beside the list, with what was told of it. */
export async function openMachine(session: Session, equipmentId: string) {
  const told: string[] = [];
  const model = createMachine({
    session,
    equipmentId,
    onChanged: () => told.push('changed'),
    onReplaced: id => told.push(id),
  });
  model.$screen.listen(() => undefined);
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('loading'), patience);
  return { model, ask: createAsk(session, model), told };
}

export function shown({ $screen }: Pick<Awaited<ReturnType<typeof openMachine>>['model'], '$screen'>): MachineShown {
  const screen = $screen.get();
  if (screen.is !== 'machine') throw new Error(`It shows ${screen.is}.`);
  return screen;
}

/** The machine as the server has it. */
export const stands = (session: Session, equipmentId: string) => done(session.request(getEquipment, { equipmentId }));

/** Somebody else renames it meanwhile. */
export const renamed = (session: Session, equipmentId: string, name: string) =>
  done(session.request(updateEquipment, { equipmentId, name }));
