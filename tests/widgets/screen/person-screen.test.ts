import { atom } from 'nanostores';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../src/core/contract/auth.js';
import { getUser } from '../../../src/core/contract/users.js';
import type { Session } from '../../../src/core/session/session.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { followPerson, loadForPerson, type SignedOut } from '../../../src/widgets/screen/person-screen.js';
import { inProcessFetch } from '../../../src/sandbox/index.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

type Screen = SignedOut | { is: 'loading' } | { is: 'failed' } | { is: 'shown'; email: string | null };

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.load('fresh');
  session = openSession(sandbox);
});

const comes = (who: keyof typeof logins) => done(session.request(signIn, logins[who]));
const askedFor = () => sandbox.logged.filter(({ call }) => call === 'getUser').length;
const member = { is: 'shown', email: logins.member.email };
const staff = { is: 'shown', email: logins.staff.email };

/** The next answer of a call is on its way until it is let in, whatever has become of its request meanwhile. */
function holdNext(path: string) {
  const send = inProcessFetch(sandbox);
  let letIn = () => {};
  let cameIn = () => {};
  const gate = new Promise<void>(resolve => (letIn = resolve));
  const arrived = new Promise<void>(resolve => (cameIn = resolve));
  let isHeld = false;
  session.configure({
    fetch: async (input, init) => {
      if (isHeld || !String(input).includes(path)) return send(input, init);
      isHeld = true;
      const answer = await send(input, { ...init, signal: null });
      await gate;
      cameIn();
      return answer;
    },
  });
  return async () => {
    letIn();
    await arrived;
    // what reads it has read it
    await new Promise(resolve => setTimeout(resolve, 20));
  };
}

/** A user looks at a screen with their own address on it. */
function look() {
  const $screen = atom<Screen>({ is: 'loading' });
  const signals: AbortSignal[] = [];
  const load = async (userId: string, signal: AbortSignal) => {
    signals.push(signal);
    $screen.set({ is: 'loading' });
    const answer = await session.request(getUser, { userId }, { signal });
    if (!signal.aborted) $screen.set(answer.ok ? { is: 'shown', email: answer.data.email } : { is: 'failed' });
  };
  const begun: (string | undefined)[] = [];
  const following = loadForPerson(session, $screen, load, userId => begun.push(userId));
  const seen: Screen[] = [];
  const leave = $screen.subscribe(screen => void seen.push(screen));
  const settled = () => vi.waitFor(() => expect($screen.get().is).not.toBe('loading'), patience);
  return { $screen, following, signals, begun, seen, leave, settled };
}

describe('who looks at a screen of their own things', () => {
  it('sees theirs', async () => {
    await comes('member');
    const { $screen, settled } = look();
    expect($screen.get()).toEqual({ is: 'loading' });
    await settled();
    expect($screen.get()).toEqual(member);
  });

  it('is asked to sign in when nobody is, and sees theirs once they have', async () => {
    const asked = askedFor();
    const { $screen, settled, begun } = look();
    expect($screen.get()).toEqual({ is: 'signedOut', ended: false });
    expect(askedFor()).toBe(asked);
    const { userId } = await comes('member');
    await settled();
    expect($screen.get()).toEqual(member);
    expect(begun).toEqual([undefined, userId]);
  });

  it('sees nothing of a user who was there before, although the answer was on its way', async () => {
    await comes('member');
    const arrives = holdNext('/users/');
    const { $screen, following, settled, seen, signals } = look();
    await comes('staff');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(following.signal).toBe(signals[1]);
    await settled();
    await arrives();
    expect($screen.get()).toEqual(staff);
    expect(seen).not.toContainEqual(member);
  });

  it('reads that their session is over when it was taken from them', async () => {
    await comes('member');
    const { $screen, following, settled } = look();
    await settled();
    // Every session of the world before is gone.
    await sandbox.load('fresh');
    following.again();
    await vi.waitFor(() => expect($screen.get()).toEqual({ is: 'signedOut', ended: true }));
  });

  it('does not read so when they have signed out themselves', async () => {
    await comes('member');
    const { $screen, settled, signals } = look();
    await settled();
    await session.signOut();
    expect($screen.get()).toEqual({ is: 'signedOut', ended: false });
    expect(signals[0]?.aborted).toBe(true);
  });

  it('can start again, and the former request is aborted', async () => {
    await comes('member');
    await sandbox.fail({ call: 'getUser', kind: 'status', times: 3, status: 503 });
    const { $screen, following, settled, signals } = look();
    await settled();
    expect($screen.get()).toEqual({ is: 'failed' });
    following.again();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await settled();
    expect($screen.get()).toEqual(member);
  });
});

describe('a screen that nobody looks at', () => {
  it('asks for nothing before a component does', async () => {
    await comes('member');
    let begun = 0;
    followPerson(session, atom(), () => {
      begun += 1;
    });
    await comes('staff');
    expect(begun).toBe(0);
  });

  it('gives up what is on its way, and asks for nobody who comes after', async () => {
    await comes('member');
    await sandbox.fail({ call: 'getUser', kind: 'delay', times: 1, ms: 1500 });
    const { seen, leave, signals, begun } = look();
    leave();
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true), patience);
    await comes('staff');
    expect([signals.length, begun.length]).toEqual([1, 1]);
    expect(seen).toEqual([{ is: 'loading' }]);
  });

  it('starts again when a component comes back to it', async () => {
    await comes('member');
    const { $screen, following, leave, settled, signals } = look();
    await settled();
    leave();
    await vi.waitFor(() => expect(following.signal.aborted).toBe(true), patience);
    $screen.listen(() => undefined);
    expect(following.signal.aborted).toBe(false);
    await settled();
    expect([signals.length, $screen.get()]).toEqual([2, member]);
  });
});
