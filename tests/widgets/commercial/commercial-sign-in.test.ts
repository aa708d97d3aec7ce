import { keepMount } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../../src/core/contract/auth.js';
import type { Session } from '../../../src/core/session/session.js';
import { commercialLogins, logins } from '../../../src/sandbox/world/logins.js';
import { createCommercialSignIn } from '../../../src/widgets/commercial/commercial-sign-in/model.js';
import { inWorld } from '../../support/in-world.js';
import { done } from '../../support/results.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
inWorld('commercial', opened => {
  sandbox = opened;
  session = openSession(sandbox);
});

function open(email?: string) {
  const model = createCommercialSignIn({ email }, session);
  keepMount(model.$screen);
  return model;
}

async function enter({ email, password }: { email: string; password: string }) {
  const model = open();
  model.credentials.type('email', ` ${email} `);
  model.credentials.type('password', password);
  return { model, entered: await model.signIn() };
}

describe('who has business with locations', () => {
  it.each(['dealer', 'owner', 'manager', 'clerk'] as const)(
    'is let in as %s, and greeted by their address',
    async who => {
      const { model, entered } = await enter(commercialLogins[who]);
      expect(entered).toEqual({ userId: session.get().userId });
      await expect
        .poll(() => model.$screen.get())
        .toEqual({ is: 'signedIn', userId: entered?.userId, email: commercialLogins[who].email, isMember: false });
      // the password is in no store any more
      expect(model.credentials.$form.get().values).toEqual({ email: '', password: '' });
    },
  );

  it('is told of a wrong pair, and keeps what was typed', async () => {
    const { model, entered } = await enter({ ...commercialLogins.owner, password: 'Wrong-1-word' });
    expect(entered).toBeUndefined();
    expect(model.credentials.$form.get()).toMatchObject({
      refusal: { code: 'invalidCredentials' },
      values: { password: 'Wrong-1-word' },
    });
  });

  it('goes on as who they are, or leaves for another account', async () => {
    const { model } = await enter(commercialLogins.owner);
    await expect.poll(() => model.$screen.get().is).toBe('signedIn');
    model.useAnother();
    await expect.poll(() => model.$screen.get()).toEqual({ is: 'signingIn', ended: false });
    expect(session.get().userId).toBeUndefined();
  });

  it('sends nothing without an address and a password', async () => {
    const model = open('owen');
    expect(await model.signIn()).toBeUndefined();
    expect(model.credentials.$form.get().problems).toEqual({ email: 'emailMalformed', password: 'passwordMissing' });
  });
});

describe('a member', () => {
  it('reads no more than that the pair is wrong', async () => {
    const { model, entered } = await enter(logins.member);
    expect(entered).toBeUndefined();
    expect(model.credentials.$form.get().refusal).toMatchObject({ code: 'invalidCredentials' });
    expect(session.get().userId).toBeUndefined();
  });

  it('who is signed in already is told that this account has no locations', async () => {
    await done(session.request(signIn, logins.member));
    const model = open();
    await expect.poll(() => model.$screen.get()).toMatchObject({ is: 'signedIn', isMember: true });
  });
});

describe('who forgot the password', () => {
  it('gets the same answer for an address that nobody has', async () => {
    for (const email of [commercialLogins.owner.email, 'nobody@echelon.test']) {
      const model = open(email);
      model.forget();
      expect(model.address.$form.get().values).toEqual({ email });
      await model.sendLink();
      expect(model.$screen.get()).toEqual({ is: 'linkSent', email });
      model.back();
      expect(model.$screen.get()).toEqual({ is: 'signingIn', ended: false });
    }
  });
});
