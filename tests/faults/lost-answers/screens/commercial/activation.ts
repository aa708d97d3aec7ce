import { eq } from 'drizzle-orm';
import { approvePairing, beginPairing } from '../../../../../src/core/contract/commercial/activation.js';
import { signIn } from '../../../../../src/core/contract/auth.js';
import type { Session } from '../../../../../src/core/session/session.js';
import { commercialEquipment, pairings } from '../../../../../src/sandbox/commercial/tables/equipment.js';
import { commercialLogins } from '../../../../../src/sandbox/world/logins.js';
import { demoActivationCodes } from '../../../../../src/sandbox/world/worlds/commercial.js';
import { createConsole } from '../../../../../src/widgets/commercial/commercial-activation/console-model.js';
import { createActivation } from '../../../../../src/widgets/commercial/commercial-activation/model.js';
import type { Time } from '../../../../../src/widgets/commercial/commercial-activation/time.js';
import { done } from '../../../../support/results.js';
import type { TestSandbox } from '../../../../support/sandbox.js';
import { newMachine } from '../../calls/commercial.js';
import { said, until, type Reading, type Way } from '../way.js';

const nothing = () => undefined;

/** The label of a machine that waits to be activated, and a code of its location. */
export const byLabel: Way = {
  async open(session, { database }) {
    const [known] = await database.db
      .select({ serialNumber: commercialEquipment.serialNumber })
      .from(commercialEquipment)
      .where(eq(commercialEquipment.id, 'eqp_11'));
    const model = createActivation({ onActivated: nothing, onCodeRead: nothing }, session);
    model.$screen.listen(nothing);
    model.go('label');
    return {
      press: () => {
        model.label.form.type('serialNumber', known?.serialNumber ?? '');
        model.label.form.type('activationCode', demoActivationCodes.active);
        return model.label.activate();
      },
      reads: () => {
        const code = model.label.form.$form.get().refusal?.code;
        return model.$screen.get().is === 'done' ? { is: 'done' } : code ? said(code) : { is: 'asked' };
      },
    };
  },
};

/** The code that a machine shows; it is the same when the page is loaded again. */
async function codeOnScreen({ database, client }: TestSandbox): Promise<string> {
  const [shown] = await database.db.select({ userCode: pairings.userCode }).from(pairings);
  return shown?.userCode ?? (await done(client()(beginPairing, newMachine))).userCode;
}

export const confirmCode: Way = {
  async open(session, sandbox) {
    const code = await codeOnScreen(sandbox);
    const model = createActivation({ code, onActivated: nothing, onCodeRead: nothing }, session);
    model.$screen.listen(nothing);
    const { $seen, form, place } = model.pairing;
    await until(() => $seen.get() !== undefined || form.$form.get().refusal !== undefined);
    return {
      press: () => {
        place.type('locationId', 'loc_downtown');
        return model.pairing.approve();
      },
      reads: () => {
        if (model.$screen.get().is === 'done') return { is: 'done' };
        // "no machine shows this code" is true from then on: it shows that it is activated
        if (form.$form.get().refusal?.code === 'activationCodeInvalid') return { is: 'done' };
        const refused = place.$form.get().refusal?.code;
        return refused ? said(refused) : { is: 'asked' };
      },
    };
  },
};

/** Time in which nothing comes by itself: what a machine waits for comes when it is pressed on. */
function heldTime() {
  let waiting: (() => void)[] = [];
  const time: Time = {
    now: () => performance.now(),
    wait: (_, signal) =>
      new Promise(resolve => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => {
          waiting = waiting.filter(one => one !== resolve);
          resolve();
        });
      }),
  };
  return {
    time,
    isHeld: () => waiting.length > 0,
    pass: () => {
      const due = waiting;
      waiting = [];
      for (const go of due) go();
    },
  };
}

/** A machine's own screen, from its code on. */
function openConsole(session: Session) {
  const held = heldTime();
  const model = createConsole(
    { ...newMachine, keepSecret: nothing, onActivated: nothing, onCanceled: nothing },
    session,
    held.time,
  );
  const begin = async () => {
    model.$screen.listen(nothing);
    await until(held.isHeld);
  };
  /** Lets the moment pass that the machine waits for, until it waits again or has nothing to wait for. */
  const pass = async (isOver: () => boolean) => {
    held.pass();
    await until(() => held.isHeld() || isOver());
  };
  return { model, begin, pass };
}

export const showCode: Way = {
  async open(session) {
    const { model, begin, pass } = openConsole(session);
    const reads = (): Reading => {
      const screen = model.$screen.get();
      if (screen.is === 'unreachable') return said(screen.code);
      return { is: screen.is === 'showing' ? 'done' : 'asked' };
    };
    return {
      press: () => (model.$screen.get().is === 'unreachable' ? pass(() => false) : begin()),
      reads,
    };
  },
};

/** Somebody confirms the code that a machine shows. */
async function confirmed({ client }: TestSandbox, userCode: string): Promise<void> {
  const { jwt } = await done(client()(signIn, commercialLogins.manager));
  await done(client({ jwt })(approvePairing, { userCode, locationId: 'loc_downtown' }));
}

export const becomeActivated: Way = {
  async open(session, sandbox) {
    const { model, begin, pass } = openConsole(session);
    await begin();
    const screen = model.$screen.get();
    if (screen.is === 'showing') await confirmed(sandbox, screen.userCode);
    return {
      press: () => pass(() => model.$screen.get().is === 'activated'),
      reads: () => {
        const now = model.$screen.get();
        if (now.is === 'activated') return { is: 'done' };
        return now.is === 'showing' && now.trouble ? said(now.trouble) : { is: 'asked' };
      },
    };
  },
};

/** A code that is typed on the machine. */
export const byTypedCode: Way = {
  async open(session) {
    const { model, begin } = openConsole(session);
    await begin();
    return {
      press: () => {
        model.typeInstead();
        model.type(demoActivationCodes.active);
        return model.activate();
      },
      reads: () => {
        const code = model.form.$form.get().refusal?.code;
        return model.$screen.get().is === 'activated' ? { is: 'done' } : code ? said(code) : { is: 'asked' };
      },
    };
  },
};

export const hideCode: Way = {
  async open(session) {
    const { model, begin, pass } = openConsole(session);
    await begin();
    const isWithdrawn = () => {
      const screen = model.$screen.get();
      return screen.is === 'canceled' && screen.isWithdrawn;
    };
    return {
      press: async () => {
        if (model.$screen.get().is !== 'canceled') void model.cancel();
        await pass(isWithdrawn);
      },
      // before it is sure, no word is said of the code
      reads: () => ({ is: isWithdrawn() ? 'done' : 'asked' }),
    };
  },
};
