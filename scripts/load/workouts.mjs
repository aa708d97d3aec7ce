import { root } from '../lib/paths.mjs';
import { compareLists } from './lists.mjs';
import { openServers } from './servers.mjs';
import * as what from './workouts/rows.mjs';
import { seed } from './workouts/seed.mjs';

/**
 * What a member sees of their training among a million workouts, each beside the same query by hand.
 * @param {{ built: string, rounds: number, only?: string }} how `only` those with this in their name
 * @returns {Promise<boolean>} whether all is within its budget
 */
export async function measureWorkouts({ built, rounds, only }) {
  const servers = await openServers('active-monthly');
  try {
    const ours = await servers.start(built);
    const bare = await servers.start(`${root}/scripts/load/bare.mjs`, { LISTS: 'workouts' });
    const began = performance.now();
    const { workouts, mine, tries } = await seed(servers.url);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${workouts} workouts, ${mine} of one member, ${tries} tries of one class; seeded in ${seconds} s`);
    return await compareLists({ url: servers.url, ours, bare, rounds, only }, what);
  } finally {
    await servers.stop();
  }
}
