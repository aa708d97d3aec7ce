import { logLines } from '../http/log.js';
import { runAdmin } from './commands.js';
import { lineWriter } from './line-writer.js';
import { readSettings, type Settings } from './settings.js';
import { startFailure } from './start-failure.js';
import { startSandbox, type StartOptions } from './start.js';

/** Leaves out what is not set. */
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };

/** Starts, or says which setting is of no use here. */
async function start(settings: Settings, more: StartOptions) {
  try {
    return await startSandbox({ ...more, ...given(settings) });
  } catch (error) {
    const sentence = startFailure(error, settings);
    throw sentence === undefined ? error : new Error(sentence, { cause: error });
  }
}

/** Runs the sandbox, or one of its commands, as a process of its own: settings from the environment, a log of JSON lines, a clean end on SIGINT and SIGTERM. */
export async function main(assets: string): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'admin') {
    process.stdout.write(`${await runAdmin(args, readSettings(process.env, { server: false }))}\n`);
    return;
  }
  const settings = readSettings(process.env);
  const { write, flush } = lineWriter(process.stdout);
  process.on('exit', flush);
  const sandbox = await start(settings, { assets, ownProcess: true, log: logLines(write) });
  const say = (level: 'info' | 'warn', more: object) => process.stdout.write(`${JSON.stringify({ level, ...more })}\n`);
  if (settings.production)
    say('warn', {
      message:
        'No card is taken in production yet: whoever would pay by card is told so, and sent to customer service.',
    });
  say('info', { listening: sandbox.url });

  let ending = false;
  const end = () => {
    // a second signal means "now"
    if (ending) process.exit(1);
    ending = true;
    void sandbox.close().then(cut => {
      if (cut > 0) say('warn', { message: `${cut} requests were cut: they took longer than DRAIN_SECONDS.` });
      process.exit(0);
    });
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
