import type { Session } from '../../../../../src/core/session/session.js';
import { createNewLicense } from '../../../../../src/widgets/commercial/license-manager/edit/create.js';
import { createLicenseEditor } from '../../../../../src/widgets/commercial/license-manager/edit/model.js';
import { createLicenseList } from '../../../../../src/widgets/commercial/license-manager/model.js';
import { createLicense } from '../../../../../src/widgets/commercial/license-manager/seats/model.js';
import { said, shows, until, type Way } from '../way.js';

async function openList(session: Session) {
  const list = createLicenseList({ session, query: '', onQuery: () => undefined });
  list.$screen.listen(() => undefined);
  const items = () => {
    const screen = list.$screen.get();
    return screen.is === 'list' ? screen.items : undefined;
  };
  await until(() => items() !== undefined);
  return items;
}

async function licenseOf(session: Session, id: string) {
  const found = (await openList(session))()?.find(one => one.id === id);
  if (!found) throw new Error(`No license ${id}.`);
  return found;
}

export const addLicense: Way = {
  async open(session) {
    const items = await openList(session);
    let isCreated = false;
    const model = createNewLicense({ session, locationId: 'loc_airport', onCreated: () => (isCreated = true) });
    model.$places.listen(() => undefined);
    await until(() => model.form.$form.get().values.locationId !== '');
    return {
      press: () => {
        model.form.type('plan', 'Hotel');
        model.form.type('seats', 3);
        model.form.type('endsOn', '2099-12-31');
        return model.create();
      },
      reads: () =>
        shows(model.form.$form.get().refusal?.code, isCreated || (items() ?? []).some(({ plan }) => plan === 'Hotel')),
    };
  },
};

export const suspendLicense: Way = {
  async open(session) {
    const license = await licenseOf(session, 'lic_airport');
    const model = createLicense({ session, license, onChanged: () => undefined });
    model.$license.listen(() => undefined);
    return {
      press: () => {
        model.askToSuspend();
        return model.suspend('');
      },
      reads: () => {
        const { note, license: shown } = model.$license.get();
        if (note?.is === 'changedBy') return said('versionConflict');
        return shows(note?.is === 'refused' ? note.code : undefined, shown.suspended);
      },
    };
  },
};

export const moreSeats: Way = {
  async open(session) {
    const license = await licenseOf(session, 'lic_airport');
    const model = createLicenseEditor({
      session,
      license,
      onSaved: () => undefined,
      onReleased: () => undefined,
    });
    model.$editing.listen(() => undefined);
    return {
      press: () => {
        model.type('seats', 12);
        return model.save();
      },
      reads: () => {
        const { conflict, row } = model.$editing.get();
        if (conflict) return said('versionConflict');
        return shows(model.form.$form.get().refusal?.code, row.seats === 12);
      },
    };
  },
};

/**
 * Fewer seats than are taken: refused with a list of machines, two of which give theirs up, and then it is saved. The button
 * that is pressed is the last one of the screen as it is opened; `done` is read once the seats are free, or once it is saved.
 */
export const fewerSeats = (done: 'released' | 'saved'): Way => ({
  async open(session) {
    const license = await licenseOf(session, 'lic_downtown');
    const model = createLicenseEditor({ session, license, onSaved: () => undefined, onReleased: () => undefined });
    model.$editing.listen(() => undefined);
    const isReleased = license.seatsUsed <= 8;
    if (license.seats !== 8) {
      model.type('seats', 8);
      if (!isReleased) await model.save();
      model.choose(['eqp_1', 'eqp_2']);
    }
    return {
      press: () => (model.$editing.get().inUse ? model.releaseAndSave() : model.save()),
      reads: () => {
        const { conflict, inUse, row } = model.$editing.get();
        if (conflict) return said('versionConflict');
        const code = inUse ? inUse.failure?.code : model.form.$form.get().refusal?.code;
        return shows(code, row.seats === 8 || (done === 'released' && isReleased));
      },
    };
  },
});

/** A machine without a seat is given one from its license's page. */
export const giveSeat: Way = {
  async open(session) {
    const license = await licenseOf(session, 'lic_downtown');
    const model = createLicense({ session, license, onChanged: () => undefined });
    for (const store of [model.$license, model.seated.$screen, model.seating.$seating]) store.listen(() => undefined);
    const seated = () => {
      const screen = model.seated.$screen.get();
      return screen.is === 'list' && !screen.waiting ? screen.items : undefined;
    };
    // the newest name stands first, on the first of two pages
    model.seated.search('11');
    await until(() => seated() !== undefined);
    const isDone = () => (seated() ?? []).some(({ id }) => id === 'eqp_11');
    if (isDone()) return { press: () => Promise.resolve(), reads: () => shows(undefined, true) };
    await model.seating.check('assign', ['eqp_11']);
    return {
      press: () => Promise.resolve(model.seating.again() ?? model.seating.change()),
      reads: () => {
        const now = model.seating.$seating.get();
        return now.is === 'failed' ? said(now.code) : shows(undefined, now.is === 'changed' || isDone());
      },
    };
  },
};
