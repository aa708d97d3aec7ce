import { leaseHolds, leaseLeft } from './lease.js';
import { workoutOf, type Machine } from './machine.js';
import type { Screen } from './screen.js';

/** Why the next workout cannot begin: the server's word, else the lease. */
export async function refusalOf({ store, now, known }: Machine): Promise<string | null> {
  const has = store.read();
  if (has.next !== undefined && has.next !== 'ok') return has.next;
  if (known.online && has.next === 'ok') return null;
  const { lease } = has;
  // the console's clock may be wrong by as much as it was when the lease came
  const serverNow = lease ? lease.until - leaseLeft(has, now()) : now();
  return (await leaseHolds(has, serverNow)) ? null : 'leaseOver';
}

/** What the machine's screen shows. */
export async function shownOn(machine: Machine): Promise<Screen> {
  const { store, now, known } = machine;
  const { online, problem, stopped, pairing } = known;
  const has = store.read();
  const workout = workoutOf(machine);
  if (workout) return { is: 'workout', since: now() - workout.startedAt, online, problem: await refusalOf(machine) };
  if (stopped) return { is: 'stopped', code: stopped };
  if (pairing) {
    const { userCode, verificationUri, expiresIn, shownAt } = pairing;
    return { is: 'code', userCode, verificationUri, expiresIn: Math.max(0, expiresIn - (now() - shownAt)) };
  }
  if (!has.life) return { is: 'unpaired', problem };
  const { name, location } = has.life;
  return {
    is: 'ready',
    name,
    location,
    online,
    leaseLeft: leaseLeft(has, now()),
    next: (await refusalOf(machine)) ?? 'ok',
  };
}
