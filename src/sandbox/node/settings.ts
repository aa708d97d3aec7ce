import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { isWorldName, type WorldName } from '../world/load.js';

/** What a server or the admin command is told by its environment. */
export interface Settings {
  production: boolean;
  port: number;
  host: string;
  drainSeconds: number;
  trustedProxies: string;
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  world?: WorldName | undefined;
  portalUrl?: string | undefined;
  publishableKey?: string | undefined;
  webhookSecret?: string | undefined;
  revision?: string | undefined;
}

interface Setting {
  name: string;
  /** What it does, and what holds without it: a cell of the table in README. */
  does: string;
  /** What to write, as the end of a sentence that begins with "Write". */
  write: string;
  fits: (value: string) => boolean;
  /** Its value is never repeated. */
  secret?: true;
  /** A server in production does not start without it. */
  needed?: true;
}

const whole = (most: number) => (value: string) => /^\d{1,6}$/.test(value) && Number(value) <= most;

/** `http://localhost` is a machine of one's own; anywhere else links in mails carry secrets, and travel encrypted. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, origin } = new URL(value);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
  return (protocol === 'https:' || (protocol === 'http:' && local)) && value.replace(/\/$/, '') === origin;
}

/** Whether it is an address, or a range of them such as `10.0.0.0/8`. */
export function isRange(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const kind = isIP(address);
  return kind !== 0 && more.length === 0 && (bits === undefined || whole(kind === 4 ? 32 : 128)(bits));
}

const listOf = (value: string) => value.split(',').map(part => part.trim());

/** Every setting, in the order in which a reader meets them. */
export const settings = [
  {
    name: 'DATABASE_URL',
    does: 'The PostgreSQL server; several processes may share it. Without it the folder of ECHELON_DATA.',
    write: 'an address such as postgres://name:password@host:5432/database.',
    fits: value => URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol),
    secret: true,
  },
  {
    name: 'ECHELON_DATA',
    does: 'A folder for the data, of one process alone. Without either, memory: nothing outlives the process.',
    write: 'the path of a folder that holds the data and nothing else.',
    fits: value => !value.startsWith('~') && !/\0/.test(value),
  },
  {
    name: 'PORTAL_URL',
    does: 'Where links in mails lead. Needed in production; else http://localhost:4101.',
    write: 'the origin of the portal without a path, such as https://my.example.com; http only for localhost.',
    fits: isOrigin,
    needed: true,
  },
  {
    name: 'PORT',
    does: 'The port: 4100 without it, 0 for any free one.',
    write: 'a whole number of 0 to 65535.',
    fits: whole(65_535),
  },
  {
    name: 'HOST',
    does: 'The address that it listens on: 127.0.0.1 without it, which only this machine reaches; 0.0.0.0 or :: for every one.',
    write: 'an address of this machine, such as 0.0.0.0, or localhost.',
    fits: value => isIP(value) !== 0 || value === 'localhost',
  },
  {
    name: 'TRUSTED_PROXIES',
    does: 'Who may say for whom it asks (Forwarded, X-Forwarded-For): how many proxies stand before it, or their addresses and ranges with commas. Without it nobody, and limits count the proxy.',
    write: 'a whole number of 0 to 9, or addresses and ranges such as 10.0.0.0/8,fd00::/8.',
    fits: value => whole(9)(value) || listOf(value).every(isRange),
  },
  {
    name: 'DRAIN_SECONDS',
    does: 'How long requests in flight have after SIGTERM: 10 without it.',
    write: 'a whole number of 0 to 600.',
    fits: whole(600),
  },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    does: "A card provider's key for pages, in place of the sandbox's cards. In production no card is taken yet, and no page gets it.",
    write: "the provider's publishable key, which begins with pk_.",
    fits: value => /^pk_\w+$/.test(value),
    secret: true,
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    does: "The secret that the provider signs its events with. Without it one of the database's own, which no provider knows.",
    write: 'the secret of the endpoint, which begins with whsec_.',
    fits: value => /^whsec_\S+$/.test(value),
    secret: true,
  },
  {
    name: 'ECHELON_WORLD',
    does: 'What an empty database is filled with, outside production: default without it.',
    write: 'the name of a world, such as default or fresh.',
    fits: isWorldName,
  },
  {
    name: 'ECHELON_REVISION',
    does: 'The revision that `/revision` tells.',
    write: 'a commit or a version: letters, digits, dots, dashes.',
    fits: value => /^[\w.+-]{1,100}$/.test(value),
  },
] as const satisfies readonly Setting[];

type Name = (typeof settings)[number]['name'];

/** One plain sentence for a setting that is wrong: its name, what it got, what to write. A secret is not repeated. */
const wrong = ({ name, write, secret }: Setting, value: string) =>
  `${name} is ${secret ? 'something else (not shown here)' : JSON.stringify(value)}: write ${write}`;

/** The schema of the whole environment: an empty value counts as none. */
const schemaOf = (server: boolean) =>
  v.pipe(
    v.record(v.string(), v.optional(v.string())),
    v.transform(env => ({
      production: env['NODE_ENV'] === 'production',
      given: new Map<string, string>(
        settings.flatMap(({ name }) => {
          const value = env[name]?.trim();
          return value ? [[name, value] as const] : [];
        }),
      ),
    })),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { production, given } = dataset.value;
      for (const setting of settings as readonly Setting[]) {
        const value = given.get(setting.name);
        if (value === undefined && server && production && setting.needed)
          addIssue({ message: `${setting.name} is missing: write ${setting.write}` });
        if (value !== undefined && !setting.fits(value)) addIssue({ message: wrong(setting, value) });
      }
    }),
    v.transform(({ production, given }): Settings => {
      const of = (name: Name) => given.get(name);
      const world = of('ECHELON_WORLD');
      return {
        production,
        port: Number(of('PORT') ?? 4100),
        host: of('HOST') ?? '127.0.0.1',
        drainSeconds: Number(of('DRAIN_SECONDS') ?? 10),
        trustedProxies: of('TRUSTED_PROXIES') ?? '',
        databaseUrl: of('DATABASE_URL'),
        dataDir: of('ECHELON_DATA'),
        world: world !== undefined && isWorldName(world) ? world : undefined,
        portalUrl: of('PORTAL_URL')?.replace(/\/$/, ''),
        publishableKey: of('STRIPE_PUBLISHABLE_KEY'),
        webhookSecret: of('STRIPE_WEBHOOK_SECRET'),
        revision: of('ECHELON_REVISION'),
      };
    }),
  );

/** Reads the environment, or throws with a line for each setting that is wrong or missing. A command needs less than a server. */
export function readSettings(env: NodeJS.ProcessEnv, { server = true } = {}): Settings {
  const read = v.safeParse(schemaOf(server), env);
  if (!read.success) throw new Error(read.issues.map(({ message }) => message).join('\n'));
  return read.output;
}

/** The addresses and ranges that a setting lists. */
export function rangesIn(value: string): BlockList {
  const ranges = new BlockList();
  for (const part of listOf(value)) {
    const [address = '', bits] = part.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) ranges.addAddress(address, kind);
    else ranges.addSubnet(address, Number(bits), kind);
  }
  return ranges;
}
