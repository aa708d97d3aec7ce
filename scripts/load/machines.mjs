import { root } from '../lib/paths.mjs';
import { timeImports } from './machines/file.mjs';
import { compareLists } from './lists.mjs';
import * as what from './machines/rows.mjs';
import { scrollMachines } from './machines/scroll.mjs';
import { seed } from './machines/seed.mjs';
import { openServers } from './servers.mjs';

/**
 * The lists of 50,000 machines and 2,000 locations, each beside the same query by hand; the portal's page of them, scrolled;
 * then a file of as many machines.
 * @param {{ built: string, rounds: number, only?: string }} how `only` the lists with this in their name, and nothing else
 * @returns {Promise<boolean>} whether all is within its budget
 */
export async function measureMachines({ built, rounds, only }) {
  const servers = await openServers('commercial');
  try {
    const ours = await servers.start(built);
    const bare = await servers.start(`${root}/scripts/load/bare.mjs`, { LISTS: 'machines' });
    const began = performance.now();
    const { machines, locations, seats } = await seed(servers.url);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${machines} machines at ${locations} locations, ${seats} seats taken; seeded in ${seconds} s`);
    const isFast = await compareLists({ url: servers.url, ours, bare, rounds, only }, what);
    if (only !== undefined) return isFast;
    const isSmooth = await scrollMachines(ours.port);
    await timeImports(ours.port);
    return isFast && isSmooth;
  } finally {
    await servers.stop();
  }
}
