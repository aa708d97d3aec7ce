import pg from 'pg';

/** A database of its own on a server. */
export interface ServerDatabase {
  url: string;
  /** Ends every connection to it that is still there. */
  disconnect(): Promise<void>;
  drop(): Promise<void>;
}

/** Runs statements over a connection of their own. */
export async function onConnection<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What the names of all databases begin with that the tests under one runner make. */
const prefixOf = (runner: number) => `test_${runner}_`;

let number = 0;

/** Makes an empty database on the server at `url`. */
export async function serverDatabase(url: string): Promise<ServerDatabase> {
  const name = `${prefixOf(process.ppid)}${process.pid}_${Date.now()}_${(number += 1)}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  await onConnection(url, client => client.query(`create database ${name}`));
  return {
    url: own.href,
    disconnect: () =>
      onConnection(url, async client => {
        await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      }),
    drop: () =>
      onConnection(url, async client => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

/** Drops what the tests under this runner have left on the server. */
export async function dropServerDatabases(url: string): Promise<void> {
  await onConnection(url, async client => {
    const { rows } = await client.query<{ name: string }>(
      'select quote_ident(datname) as name from pg_database where starts_with(datname, $1)',
      [prefixOf(process.pid)],
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  });
}
