import pg from 'pg';

/** A database of its own on a server. */
export interface ServerDatabase {
  url: string;
  drop(): Promise<void>;
}

let number = 0;

/** Makes an empty database on the server at `url`. */
export async function serverDatabase(url: string): Promise<ServerDatabase> {
  const name = `test_${process.pid}_${Date.now()}_${(number += 1)}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  return {
    url: own.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
