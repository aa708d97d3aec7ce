import type { EquipmentRecord } from '../../../../../src/core/contract/schemas/commercial/equipment.js';
import type { Session } from '../../../../../src/core/session/session.js';
import {
  createAsk,
  type AskName,
  type AskValues,
} from '../../../../../src/widgets/commercial/equipment-manager/ask.js';
import { createBulk } from '../../../../../src/widgets/commercial/equipment-manager/bulk/model.js';
import type { Deed } from '../../../../../src/widgets/commercial/equipment-manager/deeds.js';
import { createMachine } from '../../../../../src/widgets/commercial/equipment-manager/machine.js';
import { createMachineList } from '../../../../../src/widgets/commercial/equipment-manager/model.js';
import { said, shows, until, type Way } from '../way.js';

async function openMachine(session: Session, equipmentId: string) {
  const model = createMachine({
    session,
    equipmentId,
    onChanged: () => undefined,
    onReplaced: () => undefined,
  });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is === 'machine');
  const shown = () => {
    const screen = model.$screen.get();
    if (screen.is !== 'machine') throw new Error(screen.is);
    return screen;
  };
  return { model, shown };
}

type Opened = Awaited<ReturnType<typeof openMachine>>;
const read =
  ({ shown }: Opened, isDone: (machine: EquipmentRecord) => boolean) =>
  () => {
    const { refused, machine } = shown();
    return shows(refused?.code, isDone(machine));
  };

/** What is asked about first: the form is filled and sent. */
export const asked = (
  equipmentId: string,
  ask: AskName,
  filled: (machine: EquipmentRecord, session: Session) => Partial<AskValues> | Promise<Partial<AskValues>>,
  isDone: (machine: EquipmentRecord) => boolean,
): Way => ({
  async open(session) {
    const opened = await openMachine(session, equipmentId);
    const question = createAsk(session, opened.model);
    return {
      press: async () => {
        const values = await filled(opened.shown().machine, session);
        if (!question.$ask.get()) question.open(ask);
        const { form } = question;
        for (const field of form.fields) {
          const value = values[field];
          if (value !== undefined) form.type(field, value);
        }
        await question.submit();
      },
      reads: read(opened, isDone),
    };
  },
});

/** What one press does. */
export const pressed = (equipmentId: string, deed: Deed, isDone: (machine: EquipmentRecord) => boolean): Way => ({
  async open(session) {
    const opened = await openMachine(session, equipmentId);
    return { press: () => opened.model.run(deed), reads: read(opened, isDone) };
  },
});

/** Machines that are ticked in the list, each a stage further. */
export const allFurther: Way = {
  async open(session) {
    const list = createMachineList({ session, query: '', onQuery: () => undefined });
    list.$screen.listen(() => undefined);
    const items = () => {
      const screen = list.$screen.get();
      return screen.is === 'list' ? screen.items : undefined;
    };
    await until(() => items() !== undefined);
    const isDone = () => items()?.find(({ id }) => id === 'eqp_12')?.stage === 'installed';
    if (isDone()) return { press: () => Promise.resolve(), reads: () => shows(undefined, true) };
    const model = createBulk({ session, action: 'nextStage', ids: ['eqp_12'], onChanged: () => undefined });
    model.begin();
    await until(() => model.$screen.get().is === 'checked');
    return {
      press: () => (model.$screen.get().is === 'failed' ? model.again() : model.change()),
      reads: () => {
        const screen = model.$screen.get();
        return screen.is === 'failed' ? said(screen.code) : shows(undefined, screen.is === 'changed' || isDone());
      },
    };
  },
};
