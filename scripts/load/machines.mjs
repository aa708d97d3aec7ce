import { root } from '../lib/paths.mjs';
import { compareLists } from './machines/lists.mjs';
import { seed } from './machines/seed.mjs';
import { openServers } from './servers.mjs';

/**
 * The lists of 50,000 machines and 2,000 locations, each beside the same query by hand.
 * @param {{ built: string, rounds: number, only?: string }} how
 */
export async function measureMachines({ built, rounds, only }) {
  const servers = await openServers('commercial');
  try {
    const ours = await servers.start(built);
    const bare = await servers.start(`${root}/scripts/load/bare.mjs`);
    const began = performance.now();
    const { machines, locations, seats } = await seed(servers.url);
    console.log(
      `${machines} machines at ${locations} locations, ${seats} seats taken; ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
    return await compareLists({ url: servers.url, ours, bare, rounds, only });
  } finally {
    await servers.stop();
  }
}
