import { signIn } from '../../../src/core/contract/auth.js';
import { cancel, pause } from '../../../src/core/contract/account-actions.js';
import { getAccount } from '../../../src/core/contract/account.js';
import { addDays } from '../../../src/core/dates.js';
import { logins, type Db } from '../../../src/sandbox/index.js';
import { done } from '../../support/results.js';
import { clientOf, type Reach } from '../../support/visitor.js';
import { setBanks } from './begin.js';
import { type Life, stopsFrom } from './lives.js';

/** How the clock is moved to an instant; a run may put something in its way. */
export type Move = (now: number, stop: number) => Promise<void>;

interface Clock {
  advancing: boolean;
  due: number;
}

const clockOf = async (response: Response): Promise<Clock> => {
  const { data }: { data: Clock } = await response.json();
  return data;
};

export const moveClock = async ({ baseUrl, fetch }: Reach, now: number): Promise<Clock> =>
  clockOf(
    await fetch(`${baseUrl}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    }),
  );

/** Waits until all that is due by the clock has happened. */
export async function untilThere({ baseUrl, fetch }: Reach): Promise<void> {
  for (;;) {
    const { advancing } = await clockOf(await fetch(`${baseUrl}/sandbox/clock`));
    if (!advancing) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

async function eachOf<One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> {
  const rest = [...all];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let one = rest.pop(); one; one = rest.pop()) await work(one);
    }),
  );
}

/** What people do, and banks, on the evening of a stop; customer support does it for the members. */
async function evening(db: Db, reach: Reach, lives: readonly Life[], at: number): Promise<void> {
  const { jwt } = await done(clientOf(reach)(signIn, logins.staff));
  const client = clientOf(reach, jwt);
  await eachOf(lives, async ({ userId, event }) => {
    if (event?.at !== at) return;
    if (event.is === 'cancel') await done(client(cancel, { userId }));
    if (event.is === 'pause') {
      const { subscription } = await done(client(getAccount, { userId }));
      await done(client(pause, { userId, resumesAt: addDays(subscription?.currentPeriodEnd ?? 0, event.until) }));
    }
  });
  const fails = ({ event }: Life) => event?.is === 'cardFails';
  await setBanks(
    db,
    lives.filter(life => fails(life) && life.event?.at === at).map(({ userId }) => userId),
    'chargeFails',
  );
  await setBanks(
    db,
    lives.filter(({ event }) => event?.is === 'cardFails' && event.recovers === at).map(({ userId }) => userId),
    'success',
  );
}

/** Lets two years pass over the lives, stop by stop. Answers the seconds that the clock took, without what people did. */
export async function play(
  db: Db,
  reach: () => Reach,
  lives: readonly Life[],
  start: number,
  move: Move,
): Promise<{ until: number; seconds: number; longest: number }> {
  const took: number[] = [];
  const stops = stopsFrom(start);
  for (const [index, at] of stops.entries()) {
    const began = performance.now();
    await move(at, index);
    took.push((performance.now() - began) / 1000);
    await evening(db, reach(), lives, at);
  }
  return { until: stops.at(-1) ?? start, seconds: took.reduce((sum, one) => sum + one, 0), longest: Math.max(...took) };
}
