import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from '../core/client/client.js';
import { now } from '../core/dates.js';
import { serialKey } from '../core/serial-number.js';
import { createDevice } from './device.js';
import { fileStore } from './file-store.js';
import { linesOf } from './screen.js';

const usage = `console --serial EX9SPRO-1001     a console of a machine with this serial number
  --model ex-9s-pro        says its model, so that it may be new to the server
  --url http://localhost:4100
  --key pk_echelon_portal  the API key
  --code XXXX-XXXX         activates itself by a code of the location; without it, it shows one
  --state folder           where it remembers (.console)
Keys, each with Enter: s starts or ends a workout · n cuts or mends the network · p shows a code · x cancels it · q quits`;

/** A real console in a terminal: it calls the API over HTTP, as one on a machine does. */
export async function runConsole(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      serial: { type: 'string' },
      model: { type: 'string' },
      url: { type: 'string', default: 'http://localhost:4100' },
      key: { type: 'string', default: 'pk_echelon_portal' },
      code: { type: 'string' },
      state: { type: 'string', default: '.console' },
      hardware: { type: 'string' },
    },
  });
  const { serial, model, url, key, code, state, hardware } = values;
  if (serial === undefined) throw new Error(usage);
  const store = fileStore(`${state}/${serialKey(serial)}.json`, {
    serialNumber: serial,
    ...(model !== undefined && { modelId: model }),
    firmware: '4.2.1',
    hardwareId: hardware ?? `board-${crypto.randomUUID()}`,
    workouts: [],
  });
  let isCut = false;
  const reach: typeof fetch = (input, init) =>
    isCut ? Promise.reject(new TypeError('The network is cut.')) : fetch(input, init);
  const device = createDevice({
    store,
    now,
    clientWith: jwt =>
      createClient({
        baseUrl: () => url,
        credentials: () => ({ apiKey: key, ...(jwt !== undefined && { jwt }) }),
        fetch: () => reach,
      }),
  });

  let shown = '';
  const show = async (): Promise<void> => {
    const lines = linesOf(await device.screen());
    // what merely counts down is no news
    const news = lines
      .filter(line => !line.endsWith(' left'))
      .join('\n')
      .replaceAll(/\d+:\d\d/g, '');
    if (news !== shown) process.stdout.write(`\n${lines.join('\n')}\n`);
    shown = news;
  };

  const over = new AbortController();
  const keys: Readonly<Record<string, () => Promise<unknown>>> = {
    s: async () => ((await device.screen()).is === 'workout' ? device.endWorkout() : device.startWorkout()),
    async n() {
      isCut = !isCut;
      process.stdout.write(isCut ? '\n(network cut)\n' : '\n(network back)\n');
    },
    p: device.showCode,
    x: device.cancelCode,
    q: async () => over.abort(),
  };
  const input = createInterface({ input: process.stdin });
  input.on('line', line => {
    void keys[line.trim()]?.().then(show);
  });
  process.once('SIGTERM', () => over.abort());

  if (store.read().life === undefined) await (code === undefined ? device.showCode() : device.typeCode(code));
  while (!over.signal.aborted) {
    await device.beat();
    await show();
    await sleep(1000);
  }
  input.close();
}
