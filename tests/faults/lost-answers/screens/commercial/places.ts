import type { Session } from '../../../../../src/core/session/session.js';
import { createCreation } from '../../../../../src/widgets/commercial/location-manager/form/create-model.js';
import { createEdit } from '../../../../../src/widgets/commercial/location-manager/form/edit-model.js';
import { createLocations } from '../../../../../src/widgets/commercial/location-manager/list/model.js';
import { createPlace } from '../../../../../src/widgets/commercial/location-manager/place/model.js';
import { said, shows, until, type Way } from '../way.js';

/** A location in full. */
export async function openPlace(session: Session, locationId: string) {
  let isClosed = false;
  const model = createPlace({ session, locationId, onClosed: () => (isClosed = true) });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is !== 'loading');
  const shown = () => {
    const screen = model.$screen.get();
    return screen.is === 'place' ? screen.place : undefined;
  };
  const refusal = () => {
    const press = model.$question.get();
    return press.is === 'refused' ? press.failure.code : undefined;
  };
  return { model, shown, refusal, isClosed: () => isClosed };
}

export const addLocation: Way = {
  async open(session) {
    const list = createLocations({ session, query: '', onQuery: () => undefined });
    list.$screen.listen(() => undefined);
    const items = () => {
      const screen = list.$screen.get();
      return screen.is === 'list' ? screen.items : undefined;
    };
    await until(() => items() !== undefined);
    let isCreated = false;
    const { form, create } = createCreation({ session, onCreated: () => (isCreated = true) });
    return {
      press: () => {
        form.type('name', 'Harbor Pier');
        form.type('countryCode', 'US');
        return create();
      },
      reads: () =>
        shows(form.$form.get().refusal?.code, isCreated || (items() ?? []).some(({ name }) => name === 'Harbor Pier')),
    };
  },
};

export const editLocation: Way = {
  async open(session) {
    const location = (await openPlace(session, 'loc_airport')).shown();
    if (!location) throw new Error('It is not there.');
    const model = createEdit({ session, location, onSaved: () => undefined });
    model.begin();
    return {
      press: () => {
        model.form.type('name', 'Harbor Hotel O’Hare');
        return model.save();
      },
      reads: () => {
        const { row, conflict } = model.$screen.get();
        if (conflict) return said('versionConflict');
        return shows(model.form.$form.get().refusal?.code, row.name === 'Harbor Hotel O’Hare');
      },
    };
  },
};

export const closeLocation: Way = {
  async open(session) {
    const { model, shown, refusal, isClosed } = await openPlace(session, 'loc_airport');
    return {
      press: () => {
        model.ask('close');
        return model.close();
      },
      // what is closed shows so, or is not there any more
      reads: () => shows(refusal(), isClosed() || shown()?.status !== 'active'),
    };
  },
};

export const removeDealer: Way = {
  async open(session) {
    const { model, shown, refusal } = await openPlace(session, 'loc_airport');
    return {
      press: () => {
        model.ask('removeDealer');
        return model.removeDealer();
      },
      reads: () => shows(refusal(), shown()?.dealer === null),
    };
  },
};
