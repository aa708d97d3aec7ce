import { logLines } from '../http/log.js';
import { isWorldName } from '../world/load.js';
import { runAdmin } from './commands.js';
import { lineWriter } from './line-writer.js';
import { startSandbox } from './start.js';

/** Runs the sandbox, or one of its commands, as a process of its own: settings from the environment, a log of JSON lines, a clean end on SIGINT and SIGTERM. */
export async function main(assets: string): Promise<void> {
  const {
    PORT,
    DATABASE_URL,
    ECHELON_DATA,
    ECHELON_WORLD,
    NODE_ENV,
    PORTAL_URL,
    STRIPE_PUBLISHABLE_KEY,
    ECHELON_REVISION,
    STRIPE_WEBHOOK_SECRET,
  } = process.env;
  const [command, ...args] = process.argv.slice(2);
  if (command === 'admin') {
    process.stdout.write(
      `${await runAdmin(args, { databaseUrl: DATABASE_URL, dataDir: ECHELON_DATA, portalUrl: PORTAL_URL })}\n`,
    );
    return;
  }
  const { write, flush } = lineWriter(process.stdout);
  process.on('exit', flush);
  const sandbox = await startSandbox({
    assets,
    ownProcess: true,
    production: NODE_ENV === 'production',
    log: logLines(write),
    ...(PORT && { port: Number(PORT) }),
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(ECHELON_DATA && { dataDir: ECHELON_DATA }),
    ...(ECHELON_WORLD && isWorldName(ECHELON_WORLD) && { world: ECHELON_WORLD }),
    ...(PORTAL_URL && { portalUrl: PORTAL_URL }),
    ...(ECHELON_REVISION && { revision: ECHELON_REVISION }),
    ...(STRIPE_PUBLISHABLE_KEY && { publishableKey: STRIPE_PUBLISHABLE_KEY }),
    ...(STRIPE_WEBHOOK_SECRET && { webhookSecret: STRIPE_WEBHOOK_SECRET }),
  });
  process.stdout.write(`${JSON.stringify({ level: 'info', listening: sandbox.url })}\n`);

  let ending = false;
  const end = () => {
    // a second signal means "now"
    if (ending) process.exit(1);
    ending = true;
    void sandbox.close().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
