import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataFolder, emptyData, makeDataFolder } from './lib/data-folder.mjs';
import { optionsOf } from './lib/options.mjs';
import { root } from './lib/paths.mjs';
import { freePorts } from './lib/ports.mjs';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/setup.mjs';

// Nothing above may come from a package: this runs before there are any.
const usage = `npm start [-- options]

  --fresh     begin with an empty data folder
  --port N    first port to try (4100)

  ECHELON_DATA   where data is kept (.data)
  DATABASE_URL   a PostgreSQL to use in place of the data folder
  STRIPE_PUBLISHABLE_KEY   a card provider's own key, in place of the sandbox's cards
  STRIPE_WEBHOOK_SECRET    the secret of the events it sends`;

const options = optionsOf({ fresh: 'flag', port: 'number' }, usage);
if (process.env.NODE_ENV === 'production') {
  console.error(
    'npm start brings up the demo with its published logins. In production run the server itself: see "In production" in README.md.',
  );
  process.exit(1);
}
const base = options.port ?? Number(process.env.PORT ?? 4100);
if (!Number.isInteger(base) || base < 1 || base > 65_000) {
  console.error(`--port takes a number of 1 to 65000.\n\n${usage}`);
  process.exit(1);
}

const stop = message => {
  console.error(message);
  process.exit(1);
};
/** Does what may be refused, and says why in place of where. */
const orStop = work => {
  try {
    return work();
  } catch (error) {
    return stop(error.message);
  }
};
const dataDir = orStop(() => dataFolder(process.env));

requireNode();
ensureInstalled();
if (options.fresh) console.log(orStop(() => emptyData(dataDir)));
await ensureBuilt({ only: ['package', 'script tag', 'node', 'stripe', 'portal'] });

const built = path => import(pathToFileURL(join(root, 'dist', path)).href);
const [{ startSandbox }, { commercialLogins, logins }, { serveHosts }] = await Promise.all(
  ['sandbox/node.js', 'sandbox/index.js', 'hosts/serve.js'].map(built),
);

const { sandbox: sandboxPort, ...ports } = await freePorts(
  ['sandbox', 'portal', 'partner', 'retailer', 'landing'],
  base,
);
if (!process.env.DATABASE_URL) makeDataFolder(dataDir);
const sandbox = await startSandbox({
  port: sandboxPort,
  dataDir,
  ...(process.env.DATABASE_URL && { databaseUrl: process.env.DATABASE_URL }),
  assets: join(root, 'dist'),
  portalUrl: `http://localhost:${ports.portal}`,
  sampleReports: true,
  ...(process.env.STRIPE_PUBLISHABLE_KEY && { publishableKey: process.env.STRIPE_PUBLISHABLE_KEY }),
  ...(process.env.STRIPE_WEBHOOK_SECRET && { webhookSecret: process.env.STRIPE_WEBHOOK_SECRET }),
}).catch(error => stop(error.message));
const hosts = await serveHosts({ sandbox: sandbox.url, root, ports }).catch(error => stop(error.message));

const rows = [
  ['Portal', hosts.origins.portal],
  ['Partner page', hosts.origins.partner],
  ['Retailer page', hosts.origins.retailer],
  ['Landing page', hosts.origins.landing],
  ['Sandbox API', sandbox.url],
  ['Script tag', `${sandbox.url}/cdn/echelon.js`],
  ['Storybook', 'npm run storybook'],
  ['Member', `${logins.member.email}  ${logins.member.password}`],
  ['Customer service', `${logins.staff.email}  ${logins.staff.password}`],
  ['Marketing', `${logins.marketingManager.email}  ${logins.marketingManager.password}`],
  ['Dealer', `${commercialLogins.dealer.email}  ${commercialLogins.dealer.password}`],
  ['Owner', `${commercialLogins.owner.email}  ${commercialLogins.owner.password}`],
  ['Data', process.env.DATABASE_URL ? 'the database of DATABASE_URL' : dataDir],
];
console.log(`\n${rows.map(([name, value]) => `  ${name.padEnd(17)} ${value}`).join('\n')}\n\n  Ctrl-C stops it all.\n`);

let closing = false;
const close = async () => {
  if (closing) process.exit(1);
  closing = true;
  await Promise.allSettled([hosts.close(), sandbox.close()]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void close());
