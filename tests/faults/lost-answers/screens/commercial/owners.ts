import { createConnection, createNewOwner } from '../../../../../src/widgets/commercial/owner-manager/add/model.js';
import { createOwnerList } from '../../../../../src/widgets/commercial/owner-manager/model.js';
import type { Session } from '../../../../../src/core/session/session.js';
import { DEALER } from '../../calls/commercial.js';
import { shows, until, type Way } from '../way.js';

/** The owners of the dealer, by name. */
async function openList(session: Session) {
  const model = createOwnerList({ session, dealerId: undefined });
  model.$screen.listen(() => undefined);
  const items = () => {
    const screen = model.$screen.get();
    return screen.is === 'list' && !screen.waiting ? screen.items : undefined;
  };
  await until(() => items() !== undefined);
  return { model, find: (name: string) => items()?.find(one => one.name === name) };
}

export const addOwner: Way = {
  async open(session) {
    const { model, find } = await openList(session);
    const { form, create } = createNewOwner({
      session,
      dealerId: DEALER,
      onAdded: owner => model.added('created', owner),
    });
    return {
      press: () => {
        form.type('name', 'Iron Club');
        return create();
      },
      reads: () =>
        shows(form.$form.get().refusal?.code, model.$note.get()?.is === 'created' || find('Iron Club') !== undefined),
    };
  },
};

export const connectOwner: Way = {
  async open(session) {
    const { model, find } = await openList(session);
    const { form, connect } = createConnection({
      session,
      dealerId: DEALER,
      onAdded: owner => model.added('connected', owner),
    });
    return {
      press: () => {
        form.type('ownerId', 'own_pulse');
        return connect();
      },
      reads: () =>
        shows(
          form.$form.get().refusal?.code,
          model.$note.get()?.is === 'connected' || find('Pulse Studios') !== undefined,
        ),
    };
  },
};

export const disconnectOwner: Way = {
  async open(session) {
    const { model, find } = await openList(session);
    return {
      press: async () => {
        const owner = find('Pulse Studios');
        if (!model.$leaving.get() && owner) model.ask(owner);
        await model.disconnect();
      },
      reads: () => shows(model.$leaving.get()?.refused?.code, find('Pulse Studios') === undefined),
    };
  },
};
