import { parseArgs } from 'node:util';
import { readClock } from '../world/clock.js';
import { makeApiKey, makeFirstAdministrator } from '../people/first-administrator.js';
import { openDb } from './open-db.js';
import { isOrigin, type Settings } from './settings.js';

const usage = `admin --email name@example.com              makes the first administrator, prints a link that sets the password
admin --key Name --origin https://a.example  makes a key for the pages of that origin (repeat --origin for more)
admin --key Name --service                   makes a back end's key
      --partner id                           … of a partner`;

/** What the one who runs the server does before anybody can sign in; answers the line to print. */
export async function runAdmin(
  args: readonly string[],
  {
    databaseUrl,
    dataDir,
    portalUrl = 'http://localhost:4101',
  }: Pick<Settings, 'databaseUrl' | 'dataDir' | 'portalUrl'>,
): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      email: { type: 'string' },
      key: { type: 'string' },
      origin: { type: 'string', multiple: true },
      service: { type: 'boolean' },
      partner: { type: 'string' },
    },
  });
  const { email, key, origin = [], service = false, partner } = values;
  const oneThing =
    (email === undefined) !== (key === undefined) && (key === undefined || service !== origin.length > 0);
  if (!oneThing) throw new Error(usage);
  const strange = origin.filter(one => !isOrigin(one));
  if (strange.length > 0)
    throw new Error(
      `--origin is ${strange.map(one => JSON.stringify(one)).join(' and ')}: write the origin of a page without a path, such as https://my.example.com; http only for localhost.`,
    );
  if (key !== undefined && key.trim() === '') throw new Error('--key is empty: write a name to know the key by.');
  if (partner !== undefined && key === undefined) throw new Error(usage);
  if (!databaseUrl && !dataDir) throw new Error('Name the database: DATABASE_URL, or ECHELON_DATA for a folder.');
  const { db, close } = await openDb({ databaseUrl, dataDir });
  try {
    if (key !== undefined) return await makeApiKey(db, { name: key, origins: origin, partnerId: partner });
    return `${portalUrl}/login?reset=${await makeFirstAdministrator(db, email ?? '', await readClock(db))}`;
  } finally {
    await close();
  }
}
