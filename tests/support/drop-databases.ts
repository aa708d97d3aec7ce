import { dropServerDatabases } from './server-database.js';

/** The last thing of a run: files hand their databases on, so none of them can drop them. */
export async function teardown(): Promise<void> {
  const server = process.env['DATABASE_URL'];
  if (server) await dropServerDatabases(server);
}
