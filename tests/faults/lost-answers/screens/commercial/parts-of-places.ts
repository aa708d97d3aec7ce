import { createCodes } from '../../../../../src/widgets/commercial/location-manager/codes/model.js';
import { createSummary } from '../../../../../src/widgets/commercial/location-manager/summary/model.js';
import { createTransfers } from '../../../../../src/widgets/commercial/location-manager/transfers/model.js';
import { createOffer } from '../../../../../src/widgets/commercial/location-manager/transfers/offer-model.js';
import { createInvitation } from '../../../../../src/widgets/commercial/location-manager/users/invite-model.js';
import { createUsers, type Change } from '../../../../../src/widgets/commercial/location-manager/users/model.js';
import type { Session } from '../../../../../src/core/session/session.js';
import { newHand } from '../../calls/commercial.js';
import { shows, until, type Way } from '../way.js';
import { openPlace } from './places.js';

/** Who works at a location, by email address. */
async function openUsers(session: Session) {
  const model = createUsers(session, 'loc_downtown');
  model.list.$screen.listen(() => undefined);
  const items = () => {
    const screen = model.list.$screen.get();
    return screen.is === 'list' ? screen.items : undefined;
  };
  await until(() => items() !== undefined);
  return { model, find: (email: string) => items()?.find(user => user.email === email) };
}

const clerk = 'location-staff@echelon.test';

export const changeUser = (to: Change['to']): Way => ({
  async open(session) {
    const { model, find } = await openUsers(session);
    return {
      press: async () => {
        const user = find(clerk);
        if (user) await model.make({ user, to });
      },
      reads: () => {
        const change = model.$change.get();
        return shows(
          change.is === 'refused' ? change.failure.code : undefined,
          to === 'out' ? !find(clerk) : find(clerk)?.role === to,
        );
      },
    };
  },
});

export const inviteUser: Way = {
  async open(session) {
    const { find } = await openUsers(session);
    let isInvited = false;
    const { form, send } = createInvitation({
      session,
      locationId: 'loc_downtown',
      onInvited: () => (isInvited = true),
    });
    return {
      press: () => {
        form.type('email', newHand);
        return send();
      },
      reads: () => shows(form.$form.get().refusal?.code, isInvited || find(newHand) !== undefined),
    };
  },
};

export const silence: Way = {
  async open(session) {
    const model = createSummary(session, 'loc_downtown');
    model.$alarms.listen(() => undefined);
    await until(() => model.$alarms.get().is === 'known');
    const fault = () => {
      const alarms = model.$alarms.get();
      return alarms.is === 'known' ? alarms.data.items.find(({ kind }) => kind === 'fault') : undefined;
    };
    return {
      press: async () => {
        const alarm = fault();
        if (alarm) await model.snooze(alarm, 7);
      },
      reads: () => {
        const snoozing = model.$snoozing.get();
        return shows(snoozing.is === 'refused' ? snoozing.failure.code : undefined, fault() === undefined);
      },
    };
  },
};

async function openCodes(session: Session) {
  const model = createCodes(session, 'loc_downtown');
  model.$current.listen(() => undefined);
  model.all.$screen.listen(() => undefined);
  await until(() => model.$current.get().is === 'known');
  const current = () => {
    const codes = model.$current.get();
    return codes.is === 'known' ? codes.data : [];
  };
  return { model, current };
}

export const makeCode: Way = {
  async open(session) {
    const { model, current } = await openCodes(session);
    return {
      press: () => model.create(),
      // there was one before
      reads: () => shows(model.form.$form.get().refusal?.code, current().length === 2),
    };
  },
};

export const revokeCode: Way = {
  async open(session) {
    const { model, current } = await openCodes(session);
    const code = () => current().find(({ id }) => id === 'act_downtown');
    return {
      press: async () => {
        const one = code();
        if (one) await model.revoke(one);
      },
      reads: () => {
        const revoking = model.$revoking.get();
        return shows(revoking.is === 'refused' ? revoking.failure.code : undefined, code() === undefined);
      },
    };
  },
};

async function openTransfers(session: Session, locationId: string) {
  const model = createTransfers(session, locationId, () => undefined);
  model.$offers.listen(() => undefined);
  await until(() => model.$offers.get().is === 'known');
  const offers = () => {
    const known = model.$offers.get();
    return known.is === 'known' ? known.data : [];
  };
  return { model, offers };
}

export const offerMachines: Way = {
  async open(session) {
    const place = (await openPlace(session, 'loc_lakeside')).shown();
    if (!place) throw new Error('It is not there.');
    const { offers } = await openTransfers(session, place.id);
    let isOffered = false;
    const model = createOffer({ session, place, onOffered: () => (isOffered = true) });
    model.$machines.listen(() => undefined);
    await Promise.all([model.begin(), until(() => model.$machines.get().is === 'known')]);
    return {
      press: () => {
        model.form.type('to', 'Harbor Hotel Airport');
        return model.send();
      },
      reads: () => shows(model.form.$form.get().refusal?.code, isOffered || offers().length > 0),
    };
  },
};

export const acceptMachines: Way = {
  async open(session) {
    const { model, offers } = await openTransfers(session, 'loc_airport');
    return {
      press: async () => {
        const asked = model.$deciding.get();
        const [transfer] = offers();
        // what was asked about stands there until it is put away
        if (asked.is !== 'nothing') await model.decide(asked.of);
        else if (transfer) await model.decide({ transfer, decision: 'accept' });
      },
      reads: () => {
        const deciding = model.$deciding.get();
        return shows(
          deciding.is === 'refused' ? deciding.failure.code : undefined,
          deciding.is === 'done' || offers().length === 0,
        );
      },
    };
  },
};
