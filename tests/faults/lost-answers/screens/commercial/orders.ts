import type { Session } from '../../../../../src/core/session/session.js';
import { createOrderList } from '../../../../../src/widgets/commercial/order-manager/model.js';
import { createOrder, type Move } from '../../../../../src/widgets/commercial/order-manager/order/model.js';
import { createWizard } from '../../../../../src/widgets/commercial/order-manager/wizard/model.js';
import { said, shows, until, type Way } from '../way.js';

type Inputs = Parameters<typeof createWizard>[0];

async function openWizard(session: Session, order: Inputs['order']) {
  const model = createWizard({ session, order, onChanged: () => undefined, onDone: () => undefined });
  for (const store of [model.$writing, model.$place, model.$catalog, model.$places]) store.listen(() => undefined);
  await until(() => model.$catalog.get() !== 'loading');
  return model;
}

async function openOrder(session: Session, orderId: string) {
  const model = createOrder({ session, orderId, onChanged: () => undefined });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is === 'order');
  const shown = () => {
    const screen = model.$screen.get();
    if (screen.is !== 'order') throw new Error(screen.is);
    return screen;
  };
  return { model, shown };
}

export const beginOrder: Way = {
  async open(session) {
    const list = createOrderList({ session, query: '', onQuery: () => undefined });
    list.$screen.listen(() => undefined);
    const items = () => {
      const screen = list.$screen.get();
      return screen.is === 'list' ? screen.items : undefined;
    };
    await until(() => items() !== undefined);
    const model = await openWizard(session, undefined);
    const airport = { id: 'loc_airport', name: 'Harbor Hotel Airport', city: 'Rosemont' };
    return {
      press: async () => {
        model.choose(airport);
        await model.next();
      },
      reads: () => {
        const { failure, order } = model.$writing.get();
        return shows(
          failure?.code,
          order !== undefined || (items() ?? []).some(({ location }) => location.id === airport.id),
        );
      },
    };
  },
};

/** A draft that is written on: what is pressed, and whether it shows that it happened. */
const draft = (press: (model: Wizard) => Promise<unknown>, isDone: (order: Order) => boolean): Way => ({
  async open(session) {
    const { order } = (await openOrder(session, 'ord_draft')).shown();
    // what is no draft any more opens as an order
    if (order.status !== 'draft')
      return { press: () => Promise.resolve(), reads: () => shows(undefined, isDone(order)) };
    const model = await openWizard(session, order);
    return {
      press: () => press(model),
      reads: () => {
        const { failure, conflict, order: held } = model.$writing.get();
        if (conflict) return said('versionConflict');
        return shows(failure?.code, held !== undefined && isDone(held));
      },
    };
  },
});
type Wizard = Awaited<ReturnType<typeof openWizard>>;
type Order = NonNullable<Inputs['order']>;

export const submitOrder = draft(
  async model => {
    if (model.$writing.get().step === 'lines') await model.next();
    await model.submit();
  },
  ({ status }) => status === 'submitted',
);

/** The same, from a look back at its lines. */
export const submitFromLines = draft(
  async model => {
    model.go('lines');
    await model.next();
    await model.submit();
  },
  ({ status }) => status === 'submitted',
);

export const saveDraft = draft(
  model => {
    model.explain('Third floor now.');
    return model.save();
  },
  ({ notes }) => notes === 'Third floor now.',
);

export const moveOrder = (orderId: string, move: Move, after: Order['status']): Way => ({
  async open(session) {
    const { model, shown } = await openOrder(session, orderId);
    return {
      press: () => {
        model.ask(move);
        return model.move({ reason: '' });
      },
      reads: () => {
        const { note, order } = shown();
        if (note?.is === 'changedBy') return said('versionConflict');
        return shows(note?.is === 'refused' ? note.code : undefined, order.status === after);
      },
    };
  },
});
