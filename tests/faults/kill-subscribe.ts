import * as v from 'valibot';
import { subscribe } from '../../src/core/contract/account.js';
import { done } from '../support/results.js';
import { startProcess } from '../support/process.js';
import { portalKey } from '../support/portal-key.js';
import { clientOf, signUpWithCard, type Member, type Reach } from '../support/visitor.js';

/** What became of each subscribe whose process was killed. */
export interface Outcome {
  /** The process died before it had committed: nothing was left. */
  undone: number;
  /** It had committed and died before it could answer. */
  unanswered: number;
  /** The answer was faster than the signal. */
  answered: number;
}

const row = v.object({ status: v.optional(v.string()), type: v.optional(v.string()) });
const records = v.object({
  data: v.object({
    subscriptions: v.array(row),
    payments: v.array(row),
    invoices: v.array(row),
    history: v.array(row),
    paymentMethods: v.array(row),
  }),
});

interface Attempt {
  member: Member;
  key: string;
  offer: { offerId: string; termsAcceptedAt: number };
  answered: boolean;
}

const reachOf = (baseUrl: string): Reach => ({ baseUrl, apiKey: portalKey, fetch });

/** Moves the sandbox's clock on: one address that signs up for each kill would be refused as too busy. */
async function pass(seconds: number, { baseUrl }: Reach): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const moved = await fetch(`${baseUrl}/sandbox/clock`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ offsetSeconds: seconds }),
  });
  if (!moved.ok) throw new Error(`The clock did not move: ${moved.status}.`);
}

async function countsOf(reach: Reach, { userId }: Member) {
  const { data } = v.parse(records, await (await fetch(`${reach.baseUrl}/sandbox/records?userId=${userId}`)).json());
  return [data.subscriptions, data.payments, data.invoices, data.history].map(rows => rows.length).join();
}

/** All or nothing: a membership, its payment, its invoice and its one line of history. */
const ALL = '1,1,1,1';
const NOTHING = '0,0,0,0';

/** After the restart: nothing is half done, and the same key finishes the job once. */
async function settle(reach: Reach, { member, key, offer, answered }: Attempt, outcome: Outcome): Promise<void> {
  const found = await countsOf(reach, member);
  if (found !== ALL && found !== NOTHING)
    throw new Error(`Half a membership was left behind (subscriptions, payments, invoices, history: ${found}).`);
  if (answered && found === NOTHING) throw new Error('A membership was confirmed and is gone.');
  outcome[answered ? 'answered' : found === ALL ? 'unanswered' : 'undone'] += 1;
  const account = await done(
    clientOf(reach, member.jwt)(subscribe, { userId: member.userId, ...offer }, { idempotencyKey: key }),
  );
  if (account.subscription?.status !== 'active')
    throw new Error(`The retry left the membership ${account.subscription?.status ?? 'absent'}.`);
  const finished = await countsOf(reach, member);
  if (finished !== ALL) throw new Error(`The retry left ${finished}.`);
}

/** One subscribe; the process is killed `after` milliseconds into it when that is given. Answers how long it took. */
async function attemptIn(
  reach: Reach,
  attempt: Attempt,
  after: number | undefined,
  kill: () => Promise<void>,
): Promise<number> {
  const { userId, jwt } = attempt.member;
  const began = performance.now();
  const call = clientOf(reach, jwt)(subscribe, { userId, ...attempt.offer }, { idempotencyKey: attempt.key }).then(
    ({ ok }) => {
      attempt.answered = ok;
      return performance.now() - began;
    },
  );
  if (after !== undefined) {
    await new Promise(resolve => setTimeout(resolve, after));
    await kill();
  }
  return call;
}

/**
 * Kills a sandbox process in the middle of a subscribe, `times` times at random points, and starts it
 * again each time. Throws when anything is half done, or when a retry with the same key does not finish it.
 */
export async function killSubscribe(
  times: number,
  env: Record<string, string>,
  progress: (sofar: Outcome) => void = () => {},
): Promise<Outcome> {
  const outcome: Outcome = { undone: 0, unanswered: 0, answered: 0 };
  let running = await startProcess(env);
  let pending: Attempt | undefined;
  let usual = 0;
  try {
    for (let kills = 0; kills <= times; kills += 1) {
      let reach = reachOf(running.url);
      if (pending) await settle(reach, pending, outcome);
      progress(outcome);
      if (kills === times) break;
      const fresh = async (): Promise<Attempt> => ({
        member: await signUpWithCard(reach),
        key: crypto.randomUUID(),
        answered: false,
        offer: { offerId: 'us-premier-monthly', termsAcceptedAt: Math.floor(Date.now() / 1000) },
      });
      // one that is left alone now and then shows how long the first subscribe of a process takes
      if (kills % 10 === 0) {
        await pass(kills * 60, reach);
        usual = await attemptIn(reach, await fresh(), undefined, () => Promise.resolve());
        await running.end('SIGTERM');
        running = await startProcess(env);
        reach = reachOf(running.url);
      }
      pending = await fresh();
      await attemptIn(reach, pending, Math.random() * usual * 1.2, () => running.end('SIGKILL'));
      running = await startProcess(env);
    }
  } finally {
    await running.end('SIGTERM');
  }
  return outcome;
}
