import { getAccount } from '../../../src/core/contract/account.js';
import { getOffer } from '../../../src/core/contract/offers.js';
import type { Session } from '../../../src/core/session/session.js';
import { demoCodes } from '../../../src/sandbox/world/catalogue/codes.js';
import { commercialLogins } from '../../../src/sandbox/world/logins.js';
import { demoInvitation } from '../../../src/sandbox/world/worlds/family.js';
import { createDevices } from '../../../src/widgets/account/devices/model.js';
import { createFamilyManager } from '../../../src/widgets/account/family-manager/model.js';
import { createPreferences } from '../../../src/widgets/account/preferences/model.js';
import { createProfileEditor } from '../../../src/widgets/account/profile-editor/model.js';
import { createReceiptUpload } from '../../../src/widgets/account/receipt-upload/model.js';
import { createRedemptionBox } from '../../../src/widgets/account/redemption-box/model.js';
import { createSecurity } from '../../../src/widgets/account/security/model.js';
import { createActing } from '../../../src/widgets/account/switched-account/acting-model.js';
import { createCommercialSignIn } from '../../../src/widgets/commercial/commercial-sign-in/model.js';
import { createFamilyInvitation } from '../../../src/widgets/journeys/family-invitation/model.js';
import { createSignup } from '../../../src/widgets/journeys/signup/model.js';
import { createAddOns } from '../../../src/widgets/journeys/subscription-manager/add-ons/model.js';
import { createCancelFlow } from '../../../src/widgets/journeys/subscription-manager/cancel/model.js';
import { createManager } from '../../../src/widgets/journeys/subscription-manager/model.js';
import { createPause } from '../../../src/widgets/journeys/subscription-manager/pause/model.js';
import { createChangePlan } from '../../../src/widgets/journeys/subscription-manager/plan/model.js';
import { createStart } from '../../../src/widgets/journeys/subscription-manager/start/model.js';
import { createCreateAccount } from '../../../src/widgets/signup/create-account/model.js';
import { createPaymentForm } from '../../../src/widgets/signup/payment-form/model.js';
import { createOneTime } from '../../../src/widgets/signup/sign-in/one-time/model.js';
import { createSignIn } from '../../../src/widgets/signup/sign-in/model.js';
import { done } from '../../support/results.js';
import { createOfferEditor } from '../../../src/widgets/staff/offer-editor/model.js';
import { cardNow } from '../../widgets/journeys/subscription-manager/people.js';
import { typedCard } from '../../widgets/signup/card-fields.js';
import { callNames, calls, ME, member, nextPassword, signInLink, studio, type LostCallName } from './calls.js';
import type { LostCall } from './calls/lost-call.js';
import { commercialWays, otherScreens } from './screens/commercial.js';
import { otherTrainingScreens, trainingWays } from './screens/training.js';
import { said, shows, until, type Way } from './screens/way.js';
import type { AccountAction } from '../../../src/core/contract/schemas/account.js';

export interface Row extends LostCall, Way {
  call: LostCallName;
  /** Where it is made too, beside the screen that makes it first. */
  at?: string;
}

const accountOf = async (session: Session) => done(session.request(getAccount, { userId: session.get().userId ?? '' }));

/** A row of the subscription manager: a press there, and the account as the screen has it. */
async function manager(session: Session) {
  const model = createManager({ session, onChanged: () => undefined });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is === 'member');
  return model;
}

const signUp: Way = {
  async open(session) {
    const model = createCreateAccount({}, session);
    model.$screen.listen(() => undefined);
    return {
      press: () => {
        for (const [field, value] of Object.entries({
          firstName: 'Ana',
          lastName: 'Ruiz',
          email: 'ana.new@example.com',
          password: 'Climb-4-life',
        }))
          model.form.type(field as 'email', value);
        return model.submit();
      },
      reads: () =>
        model.$screen.get().is === 'signedIn'
          ? { is: 'done' }
          : model.form.$form.get().refusal?.code
            ? said(model.form.$form.get().refusal?.code ?? '')
            : { is: 'asked' },
    };
  },
};

const comeToWork: Way = {
  async open(session) {
    const model = createCommercialSignIn({}, session);
    model.$screen.listen(() => undefined);
    return {
      press: () => {
        model.credentials.type('email', commercialLogins.owner.email);
        model.credentials.type('password', commercialLogins.owner.password);
        return model.signIn();
      },
      reads: () => {
        const code = model.credentials.$form.get().refusal?.code;
        return session.get().userId ? { is: 'done' } : code ? said(code) : { is: 'asked' };
      },
    };
  },
};

const comeIn: Way = {
  async open(session) {
    const model = createSignIn({}, session);
    model.$screen.listen(() => undefined);
    return {
      press: () => {
        model.credentials.type('email', member.email);
        model.credentials.type('password', member.password);
        return model.signIn();
      },
      reads: () => {
        const code = model.credentials.$form.get().refusal?.code;
        return session.get().userId ? { is: 'done' } : code ? said(code) : { is: 'asked' };
      },
    };
  },
};

const comeByLink: Way = {
  async open(session) {
    const model = createOneTime(signInLink.token, session, () => undefined);
    return {
      press: () => model.go(),
      reads: () => {
        const screen = model.$screen.get();
        const isTheirs = session.get().userId === ME;
        return isTheirs ? { is: 'done' } : screen.is === 'refused' ? said(screen.code) : { is: 'asked' };
      },
    };
  },
};

const sayWhy: Way = {
  async open(session) {
    const model = createActing(session);
    model.$screen.listen(() => undefined);
    const known = () => {
      const screen = model.$screen.get();
      return screen.is === 'acting' ? screen : undefined;
    };
    await until(() => known()?.known !== undefined);
    return {
      press: () => model.give('Asked on the phone'),
      reads: () => shows(known()?.failed, known()?.known?.reason === 'Asked on the phone'),
    };
  },
};

const forgotten: Way = {
  async open(session) {
    const model = createSignIn({}, session);
    model.$screen.listen(() => undefined);
    return {
      press: () => {
        model.forget();
        model.address.type('email', member.email);
        return model.sendLink();
      },
      reads: () => {
        const code = model.address.$form.get().refusal?.code;
        return model.$screen.get().is === 'linkSent' ? { is: 'done' } : code ? said(code) : { is: 'asked' };
      },
    };
  },
};

const setPassword: Way = {
  async open(session) {
    const model = createFamilyInvitation({ session, token: demoInvitation, onJoined: () => undefined });
    model.$screen.listen(() => undefined);
    return {
      press: () => {
        model.form.type('password', nextPassword);
        return model.setPassword();
      },
      reads: () => {
        const screen = model.$screen.get();
        const code = model.form.$form.get().refusal?.code;
        return screen.is === 'signIn' && screen.because === 'isSet'
          ? { is: 'done' }
          : code
            ? said(code)
            : { is: 'asked' };
      },
    };
  },
};

const otherPassword: Way = {
  async open(session) {
    const model = createSecurity(session);
    model.$screen.listen(() => undefined);
    return {
      press: () => {
        model.password.form.type('oldPassword', member.password);
        model.password.form.type('password', nextPassword);
        return model.changePassword();
      },
      reads: () => {
        const code = model.password.form.$form.get().refusal?.code;
        return model.password.$changed.get() ? { is: 'done' } : code ? said(code) : { is: 'asked' };
      },
    };
  },
};

const signOutElsewhere: Way = {
  async open(session) {
    const model = createSecurity(session);
    model.$screen.listen(() => undefined);
    await until(() => model.sessions.$part.get().is === 'known');
    return {
      press: () => model.end({ is: 'others' }),
      reads: () => {
        const ending = model.sessions.$ending.get();
        const part = model.sessions.$part.get();
        if (ending.is === 'ended') return { is: 'done' };
        if (ending.is === 'refused') return said(ending.code);
        return part.is === 'known' && part.items.length === 1 ? { is: 'done' } : { is: 'undone' };
      },
    };
  },
};

/** The machine is the only one. */
const takeAway: Way = {
  async open(session) {
    const model = createDevices(session);
    model.$screen.listen(() => undefined);
    await until(() => model.machines.get().is === 'known');
    const machine = () => {
      const part = model.machines.get();
      return part.is === 'known' ? part.items[0] : undefined;
    };
    return {
      press: async () => {
        const one = machine();
        if (one) model.askToRemove(one);
        await model.remove();
      },
      reads: () => {
        const removing = model.$removing.get();
        if (removing.is === 'refused') return said(removing.code);
        return { is: machine() ? 'undone' : 'done' };
      },
    };
  },
};

const silence: Way = {
  async open(session) {
    const model = createDevices(session);
    model.$screen.listen(() => undefined);
    await until(() => model.devices.get().is === 'known');
    const phone = () => {
      const part = model.devices.get();
      return part.is === 'known' ? part.items.find(({ platform }) => platform === 'ios') : undefined;
    };
    return {
      press: async () => {
        const device = phone();
        if (device) model.ask(device);
        await model.turnOff();
      },
      reads: () => {
        const turning = model.$turning.get();
        if (turning.is === 'refused') return said(turning.code);
        return { is: phone()?.enabled ? 'undone' : 'done' };
      },
    };
  },
};

const card: Way = {
  async open(session, sandbox) {
    const shown = (await manager(session)).$screen.get();
    const isPaid = shown.is === 'member' && !shown.subscription.pastDue;
    const model = createPaymentForm(
      { organizationCode: 'echelon-us', publishableKey: 'pk_sandbox_echelon_us' },
      session,
      () => Promise.resolve(Object.create(null)),
    );
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is === 'form');
    model.cardChanged(true);
    model.addressChanged(
      {
        name: 'Ana Ruiz',
        firstName: 'Ana',
        lastName: 'Ruiz',
        phone: '+1 217 555 0100',
        address: {
          line1: '1 Main Street',
          line2: null,
          city: 'Springfield',
          state: 'IL',
          postal_code: '62701',
          country: 'US',
        },
      },
      true,
    );
    const fields = typedCard(sandbox);
    return {
      press: () => model.submit(fields),
      reads: () => {
        const form = model.$screen.get();
        if (form.is !== 'form') return said(form.is);
        if (form.saved || isPaid) return { is: 'done' };
        return form.refusal
          ? said(form.refusal.by === 'server' ? form.refusal.code : form.refusal.by)
          : { is: 'undone' };
      },
    };
  },
};

const join: Way = {
  async open(session) {
    session.remember({ termsAcceptedAt: Math.floor(Date.now() / 1000) });
    const model = createSignup({}, session);
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is !== 'resuming');
    if (model.$screen.get().is === 'step') {
      model.chooseOffer(await done(session.request(getOffer, { offerId: 'us-premier-monthly' })));
      model.go('review');
      await model.review.quote();
    }
    return {
      press: () => model.review.subscribe(),
      reads: () => {
        const review = model.review.$screen.get();
        if (model.$screen.get().is === 'member' || review.is === 'done') return { is: 'done' };
        if (review.is === 'failed') return said(review.code);
        return review.is === 'ready' && review.refused ? said(review.refused.code) : { is: 'undone' };
      },
    };
  },
};

const redeem: Way = {
  async open(session) {
    const model = createRedemptionBox({ session, code: demoCodes.thirtyDays, onRedeemed: () => undefined });
    model.$screen.listen(() => undefined);
    return {
      press: async () => {
        if (model.$screen.get().is === 'asking') await model.check();
        await model.redeem();
      },
      reads: () => {
        const screen = model.$screen.get();
        if (screen.is === 'granted') return { is: 'done' };
        const code = screen.is === 'asking' || screen.is === 'offered' ? screen.refused?.code : undefined;
        // "has been redeemed on this day" is true, by any user
        if (code === 'redemptionCodeAlreadyRedeemed') return { is: 'done' };
        return code ? said(code) : { is: 'asked' };
      },
    };
  },
};

/** What costs money to begin. */
const start = (call: 'activate' | 'unpause' | 'payment', what: 'activate' | 'resume' | 'settle'): Way => ({
  async open(session, sandbox) {
    const shown = (await manager(session)).$screen.get();
    if (shown.is !== 'member') throw new Error(shown.is);
    const isDone = what === 'settle' ? !shown.subscription.pastDue : shown.account.actions[call] !== 'ok';
    if (what === 'settle') await cardNow(sandbox, 'success');
    let began = false;
    const model = createStart({
      session,
      start: what,
      account: shown.account,
      subscription: shown.subscription,
      onStarted: () => (began = true),
      onElsewhere: () => (began = true),
    });
    model.$screen.listen(() => undefined);
    if (!isDone) await until(() => model.$screen.get().is === 'ready');
    return {
      press: () => model.press(),
      reads: () => {
        const now = model.$screen.get();
        if (began || isDone) return { is: 'done' };
        return now.is === 'ready' && now.refused ? said(now.refused.code) : { is: 'undone' };
      },
    };
  },
});

type Manager = Awaited<ReturnType<typeof manager>>;
interface Part {
  press: () => Promise<unknown>;
  code: () => string | undefined;
  isDone: () => boolean;
}

/** What is one press in the manager, or in a panel of it; done when the account offers it no more. */
const panel = (action: AccountAction, make: (session: Session, shown: Manager) => Promise<Part>): Way => ({
  async open(session) {
    const shown = await manager(session);
    const screen = shown.$screen.get();
    if (screen.is !== 'member') throw new Error(screen.is);
    if (screen.account.actions[action] !== 'ok')
      return { press: () => Promise.resolve(), reads: () => ({ is: 'done' }) };
    const { press, code, isDone } = await make(session, shown);
    return {
      press,
      reads: () => {
        const why = code();
        return isDone() ? { is: 'done' } : why ? said(why) : { is: 'undone' };
      },
    };
  },
});

const keeping = panel('uncancel', (_, shown) => {
  const now = () => {
    const screen = shown.$screen.get();
    return screen.is === 'member' ? screen.outcome : undefined;
  };
  return Promise.resolve({
    press: () => shown.press('uncancel'),
    code: () => {
      const news = now();
      return news?.is === 'refused' ? news.code : undefined;
    },
    isDone: () => now()?.is === 'done' || now()?.is === 'elsewhere',
  });
});

const pausing = panel('pause', async session => {
  const model = createPause({ session, account: await accountOf(session), onDone: () => undefined });
  model.$screen.listen(() => undefined);
  return {
    press: () => model.pause(),
    code: () => {
      const now = model.$screen.get();
      return now.is === 'asking' ? now.refused?.code : undefined;
    },
    isDone: () => model.$screen.get().is === 'set',
  };
});

const leaving = panel('cancel', async session => {
  const model = createCancelFlow({ session, account: await accountOf(session), onChanged: () => undefined });
  model.$screen.listen(() => undefined);
  await until(() => model.$screen.get().is !== 'loading');
  return {
    press: async () => {
      model.type('reason', 'other');
      model.type('comment', 'I will be back.');
      await model.cancel();
    },
    code: () => {
      const now = model.$screen.get();
      return now.is === 'asking' ? now.refused?.code : undefined;
    },
    isDone: () => model.$screen.get().is === 'cancelled',
  };
});

const plan = (planId: string): Way => ({
  async open(session) {
    const known = await accountOf(session);
    const isDone = known.subscription?.planId === planId || known.subscription?.pendingChange?.planId === planId;
    const model = createChangePlan({ session, account: known, onDone: () => undefined });
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is === 'choosing');
    return {
      press: async () => {
        if (model.$screen.get().is === 'choosing') {
          model.choose(planId);
          await model.quote();
        }
        await model.change();
      },
      reads: () => {
        const now = model.$screen.get();
        if (isDone || now.is === 'changed') return { is: 'done' };
        const code = now.is === 'reviewing' || now.is === 'choosing' ? now.refused?.code : undefined;
        return code ? said(code) : { is: 'undone' };
      },
    };
  },
});

const addon = (
  call: 'addAddonOffer' | 'cancelAddonOffer' | 'uncancelAddonOffer',
  wished: 'active' | 'canceling',
): Way => ({
  async open(session) {
    const known = await accountOf(session);
    const held = (from: typeof known) => from.subscription?.addons.find(({ offerId }) => offerId === studio);
    const model = createAddOns({ session, account: known, onDone: () => undefined });
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is === 'list');
    return {
      press: async () => {
        const screen = model.$screen.get();
        if (!('account' in screen)) return undefined;
        const booked = held(screen.account);
        if (call === 'addAddonOffer') {
          const offer = screen.offers.find(({ id }) => id === studio);
          if (screen.is === 'list' && offer) await model.choose(offer);
          return model.add();
        }
        if (!booked) return undefined;
        if (call === 'uncancelAddonOffer') return model.keep(booked);
        model.askToEnd(booked);
        return model.end();
      },
      reads: () => {
        const screen = model.$screen.get();
        const code = 'refused' in screen ? screen.refused?.code : undefined;
        if (code && code !== 'addonAlreadyActive' && code !== 'addonNotCanceling') return said(code);
        return { is: 'account' in screen && held(screen.account)?.status === wished ? 'done' : 'undone' };
      },
    };
  },
});

const family = (call: 'changeFamily' | 'removeFamilyMember'): Way => ({
  async open(session) {
    const model = createFamilyManager({ session, onChanged: () => undefined, onSwitched: () => undefined });
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is === 'family');
    const items = () => {
      const screen = model.$screen.get();
      return screen.is === 'family' ? screen.family.items : [];
    };
    return {
      press: () => {
        if (call === 'removeFamilyMember') {
          model.askToRemove('usr_kim');
          return Promise.resolve(model.remove());
        }
        model.openForm();
        model.form.type('firstName', 'Noor');
        model.form.type('lastName', 'Rider');
        return model.add();
      },
      reads: () => {
        const screen = model.$screen.get();
        const code =
          model.form.$form.get().refusal?.code ?? (screen.is === 'family' ? screen.refused?.code : undefined);
        if (code) return said(code);
        const isThere = items().some(one =>
          call === 'changeFamily' ? one.displayName === 'Noor' : one.id === 'usr_kim',
        );
        return { is: isThere === (call === 'changeFamily') ? 'done' : 'undone' };
      },
    };
  },
});

const setting = (call: 'updatePreferences' | 'resetPreference'): Way => ({
  async open(session) {
    const model = createPreferences({ session, onChanged: () => undefined });
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is === 'showing');
    return {
      press: async () => {
        if (call === 'resetPreference') model.reset('weekStart');
        else model.set({ weekStart: 'monday' });
        await until(() => {
          const screen = model.$screen.get();
          return screen.is === 'showing' && !screen.saving;
        });
        // a failed change is reported a moment after it is over
        await until(() => {
          const screen = model.$screen.get();
          return screen.is === 'showing' && Boolean(screen.saved ?? screen.refused);
        });
      },
      reads: () => {
        const screen = model.$screen.get();
        if (screen.is !== 'showing') return said(screen.is);
        if (screen.refused) return said(screen.refused.code);
        return { is: (screen.values.weekStart === 'monday') === (call === 'updatePreferences') ? 'done' : 'undone' };
      },
    };
  },
});

const profile = (call: 'updateUser' | 'deleteUserImage'): Way => ({
  async open(session) {
    const model = createProfileEditor({ session, onSaved: () => undefined });
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is === 'editing');
    return {
      press: () => {
        if (call === 'updateUser') model.type('firstName', 'Noor');
        else model.type('image', 'none');
        return model.save();
      },
      reads: () => {
        const screen = model.$screen.get();
        if (screen.is !== 'editing') return said(screen.is);
        const code = model.form.$form.get().refusal?.code;
        if (code) return said(code);
        return {
          is: (call === 'updateUser' ? screen.row.firstName === 'Noor' : screen.row.imageUrl === null)
            ? 'done'
            : 'undone',
        };
      },
    };
  },
});

const receipt: Way = {
  async open(session) {
    const model = createReceiptUpload({ session, onUploaded: () => undefined, waits: [1] });
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is !== 'loading');
    return {
      press: () => {
        if (model.$screen.get().is === 'receipts') model.ask();
        model.form.type('retailer', 'Fitshop');
        model.form.type('file', new File(['%PDF-1.7 a receipt'], 'receipt.pdf', { type: 'application/pdf' }));
        return model.send();
      },
      reads: () => {
        const screen = model.$screen.get();
        const code = model.form.$form.get().refusal?.code;
        if (screen.is === 'receipts') return { is: screen.total > 0 ? 'done' : 'undone' };
        return code ? said(code) : { is: 'asked' };
      },
    };
  },
};

type OfferEditor = ReturnType<typeof createOfferEditor>;
type OfferScreen = Extract<ReturnType<OfferEditor['$screen']['get']>, { is: 'editing' }>;

/** An offer that is written as a draft: what is pressed there, and whether the page shows that it happened. */
const offer = (
  offerId: string | undefined,
  press: (model: OfferEditor) => Promise<unknown>,
  isDone: (screen: OfferScreen) => boolean,
): Way => ({
  async open(session) {
    const model = createOfferEditor({ session, offerId, onCreated: () => undefined, onDeleted: () => undefined });
    model.$screen.listen(() => undefined);
    await until(() => model.$screen.get().is !== 'loading');
    return {
      press: () => press(model),
      reads: () => {
        const screen = model.$screen.get();
        // what was deleted is not there any more
        if (screen.is === 'deleted' || screen.is === 'unknown') return { is: 'done' };
        if (screen.is !== 'editing') return said(screen.is);
        const code = screen.refused?.code ?? model.form.$form.get().refusal?.code;
        if (code) return said(code);
        if (isDone(screen)) return { is: 'done' };
        // a page for something new knows nothing of what was sent before
        return { is: screen.row.version === 0 ? 'asked' : 'undone' };
      },
    };
  },
});

const typed = (model: OfferEditor) => {
  model.type('card.subtitle', 'Kept');
  return model.save();
};

const ways: Record<LostCallName, Way> = {
  createOffer: offer(undefined, typed, ({ row }) => row.version > 0),
  patchOffer: offer('us-connect-monthly', typed, ({ row }) => row.body.card?.subtitle === 'Kept'),
  publishOffer: offer(
    'us-premier-monthly',
    model => model.publish(),
    ({ row }) => row.state === 'published',
  ),
  unpublish: offer(
    'us-connect-monthly',
    model => model.unpublish({ keep: true }),
    ({ row }) => row.state === 'draft',
  ),
  unschedule: offer(
    'us-premier-annual-trial',
    model => model.unschedule(),
    ({ row }) => row.scheduled.length === 0,
  ),
  askToPublish: offer(
    'us-premier-annual-trial',
    model => model.ask('For Monday.'),
    ({ row }) => row.asked !== null,
  ),
  discardDraft: offer(
    'us-premier-monthly',
    model => model.discardDraft(),
    ({ row }) => row.draft === null,
  ),
  deleteDraft: offer(
    'off_winter',
    model => model.remove(),
    () => false,
  ),
  restoreVersion: offer(
    'us-premier-monthly',
    model => model.restore(2),
    ({ row }) => row.body.card?.savings === undefined,
  ),
  createUser: signUp,
  signIn: comeIn,
  signInCommercial: comeToWork,
  redeemOneTimeToken: comeByLink,
  giveActingReason: sayWhy,
  forgotPassword: forgotten,
  resetPassword: setPassword,
  changePassword: otherPassword,
  endSessions: signOutElsewhere,
  savePushNotifications: silence,
  removeUserEquipment: takeAway,
  updatePayment: card,
  subscribe: join,
  redeemAccountCode: redeem,
  payOwed: start('payment', 'settle'),
  activate: start('activate', 'activate'),
  unpause: start('unpause', 'resume'),
  uncancel: keeping,
  pause: pausing,
  cancel: leaving,
  changePlan: plan('us-premier-annual'),
  schedulePlanChange: plan('us-connect-monthly'),
  addAddonOffer: addon('addAddonOffer', 'active'),
  cancelAddonOffer: addon('cancelAddonOffer', 'canceling'),
  uncancelAddonOffer: addon('uncancelAddonOffer', 'active'),
  changeFamily: family('changeFamily'),
  removeFamilyMember: family('removeFamilyMember'),
  updatePreferences: setting('updatePreferences'),
  resetPreference: setting('resetPreference'),
  updateUser: profile('updateUser'),
  deleteUserImage: profile('deleteUserImage'),
  uploadReceipt: receipt,
  ...commercialWays,
  ...trainingWays,
};

/** Every call that writes and that a screen makes, with that screen, and with another that makes it otherwise. */
export const rows: readonly Row[] = [
  ...callNames.map(call => ({ call, ...calls[call], ...ways[call] })),
  ...otherScreens,
  ...otherTrainingScreens,
];
