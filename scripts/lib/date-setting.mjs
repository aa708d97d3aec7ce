import { shiftDate } from './shift-date.mjs';

/*
 * ECHELON_DATE: the local date and time at which a run believes to begin, and the zone, as `2028-02-29T23:50 Europe/Brussels`.
 * Sandbox, pages, tests and browsers share it. Not by libfaketime: it is Linux's alone and has to be installed, bends the
 * monotonic clocks that browsers and PostgreSQL wait by, and the times of files that builds compare.
 */

const preload = `--import=${new URL('shifted.mjs', import.meta.url).href}`;

/** Answers the milliseconds by which a zone's clocks are ahead of UTC at an instant. */
function aheadAt(instant, zone) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/**
 * Finds the instant of a local date and time.
 * @param {string} local
 * @param {string} zone
 * @returns {number} unix milliseconds
 */
export function instantOf(local, zone) {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc))
    throw new Error(`ECHELON_DATE wants a date and time such as 2028-02-29T23:50, not "${local}".`);
  const guess = asUtc - aheadAt(asUtc, zone);
  return asUtc - aheadAt(guess, zone);
}

/**
 * Makes what processes are given so that they begin at this date; nothing for the machine's own.
 * @param {string | undefined} date
 * @returns {Record<string, string>}
 */
export function environmentAt(date, inherited = process.env) {
  if (!date) return {};
  const [local = '', zone = 'UTC'] = date.split(' ');
  return {
    ECHELON_DATE: date,
    // this process may believe in a date itself
    ECHELON_SHIFT: String(instantOf(local, zone) - Date.now() + Number(process.env.ECHELON_SHIFT ?? 0)),
    TZ: zone,
    NODE_OPTIONS: [inherited.NODE_OPTIONS, preload].filter(Boolean).join(' '),
  };
}

/** Gives this process's children the date that ECHELON_DATE names, unless whoever started it has. */
export function takeDate() {
  if (!process.env.ECHELON_SHIFT) Object.assign(process.env, environmentAt(process.env.ECHELON_DATE));
}

/**
 * Lets every page of the browsers that a driver starts have the run's date.
 * @param {{ launch: Function }} type one of Playwright's browsers
 */
export function shiftBrowsers(type) {
  const by = Number(process.env.ECHELON_SHIFT ?? 0);
  if (by === 0) return;
  const types = Object.getPrototypeOf(type);
  const { launch } = types;
  types.launch = async function launchShifted(...given) {
    const browser = await launch.apply(this, given);
    const { newContext } = browser;
    browser.newContext = async (...options) => {
      const context = await newContext.apply(browser, options);
      await context.addInitScript(`(${shiftDate})(${by});`);
      return context;
    };
    return browser;
  };
}
