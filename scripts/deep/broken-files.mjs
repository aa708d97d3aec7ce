import { startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';

/**
 * Brings files that were broken on their way: none may break the server, or leave half of itself behind.
 * @param {import('./dates.mjs').Given} given
 * @returns {Promise<number>}
 */
export async function brokenFiles({ seed, take = 5000 }) {
  const server = await startPostgres();
  try {
    const { code, output } = await run('vitest', ['run', '--project=postgres', 'tests/sandbox/training/broken-files'], {
      env: { RUNS: String(take), ECHELON_SEED: String(seed), ...(server && { DATABASE_URL: server.url }) },
    });
    console.log(code === 0 ? `${take} files: none broke it, none left half of itself` : output);
    return code === 0 ? 0 : 1;
  } finally {
    await server?.stop();
  }
}
