import { root } from '../lib/paths.mjs';
import { compareLists } from './lists.mjs';
import { openServers } from './servers.mjs';
import { isOfList, people, rows, same } from './staff/rows.mjs';
import { seed, SIZE } from './staff/seed.mjs';

/**
 * Staff's lists of a million people, codes, orders, receipts and commercial orders, each beside the same query by hand, and
 * a page far down beside the first.
 * @param {{ built: string, rounds: number, only?: string }} how `only` those with this in their name
 * @returns {Promise<boolean>} whether all is within its budget
 */
export async function measureStaff({ built, rounds, only }) {
  const servers = await openServers('active-monthly');
  try {
    const ours = await servers.start(built);
    const bare = await servers.start(`${root}/scripts/load/bare.mjs`, { LISTS: 'staff' });
    const began = performance.now();
    const tables = new Set(rows.filter(({ name }) => !only || name.includes(only)).map(({ table }) => table));
    await seed(servers.url, [...tables]);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${SIZE} rows each of ${[...tables].join(', ')}; seeded in ${seconds} s`);
    return await compareLists({ url: servers.url, ours, bare, rounds, only }, { people, rows, isOfList, same });
  } finally {
    await servers.stop();
  }
}
