import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

/*
 * The dates that the suites are run under. Each run takes one, `npm run deep` all.
 */

/** Days on which something that reads "today" has gone wrong, here or elsewhere. */
export const testDays = [
  // the last day of a sample year, on a Saturday
  '2026-11-28',
  // from the 28th to the 1st of a long month, and each weekday
  '2027-01-28',
  '2027-01-29',
  '2027-01-30',
  '2027-01-31',
  '2027-02-01',
  '2027-02-02',
  '2027-02-03',
  // the same of the shortest month, and of a leap year
  '2027-02-28',
  '2027-03-01',
  '2028-02-29',
  '2028-03-01',
  // clocks go back and forward in Brussels, then in New York
  '2026-10-25',
  '2027-03-28',
  '2026-11-01',
  '2027-03-14',
  // New Year
  '2026-12-31',
  '2027-01-01',
];

/** Before and after midnight: a run that begins at the first goes over it. */
export const testTimes = ['23:50', '00:10'];

export const testZones = ['America/New_York', 'Europe/Brussels'];

/** Each as ECHELON_DATE has it; undefined for the machine's own date. */
export const testDates = [
  undefined,
  ...testDays.flatMap(day => testTimes.flatMap(time => testZones.map(zone => `${day}T${time} ${zone}`))),
];

/** Spreads numbers that are near each other (a step of MurmurHash3, Austin Appleby, public domain). */
function spread(seed) {
  const once = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/**
 * The first so many of a seed: no date twice.
 * @template One
 * @param {readonly One[]} all
 * @param {number} seed
 * @param {number} [count]
 * @returns {One[]}
 */
export const drawn = (all, seed, count = 1) =>
  all
    .map((one, index) => ({ one, at: spread(Math.imul(seed + 1, 0x9e3779b1) ^ spread(index + 1)) }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ one }) => one);

const head = () => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
};

/**
 * ECHELON_SEED, or else the commit's: a run of the same commit has the same date. Without git, the day's.
 * @returns {number}
 */
export function seedOfRun(env = process.env, commit = head()) {
  const given = env.ECHELON_SEED;
  if (given !== undefined) {
    if (!/^\d+$/.test(given)) throw new Error(`ECHELON_SEED wants a whole number, not "${given}".`);
    return Number(given);
  }
  return commit ? Number.parseInt(commit.slice(0, 8), 16) : Math.floor(Date.now() / 86_400_000);
}

/**
 * Writes a date for people to read.
 * @param {string | undefined} date
 */
export function dateText(date) {
  if (!date) return 'today, by the machine';
  const [local, zone] = date.split(' ');
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(`${local}Z`));
  return `${day} in ${zone}`;
}
