import { probe } from './probe.mjs';

/** Where time is counted: on loopback as it is, and on a slow line with a slow processor. */
export const profiles = {
  fast: {},
  slow: { cpu: 4, network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 } },
};

/** A page of a browser context of its own, which is as cold as the first visit of all. */
export async function inColdPage(browser, profile, work) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // In time of the thread itself: what other processes take of the machine is not the page's work.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (profile.network) {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', profile.network);
    }
    if (profile.cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
    return await work(page, cdp);
  } finally {
    await context.close();
  }
}

/** What the browser requests from the network, in the page's own milliseconds; preflight requests count too. */
export function requestsOf(cdp) {
  const requests = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp, wallTime }) => {
    if (type !== 'Document' && !request.url.endsWith('/favicon.ico'))
      requests.set(requestId, {
        url: request.url,
        type: initiator.type === 'preflight' ? 'Preflight' : type,
        start: wallTime * 1000,
        offset: wallTime * 1000 - timestamp * 1000,
        end: Infinity,
      });
  });
  const ended = ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp * 1000 + request.offset;
  };
  cdp.on('Network.loadingFinished', ended);
  cdp.on('Network.loadingFailed', ended);
  return timeOrigin =>
    [...requests.values()].map(({ url, type, start, end }) => ({
      url,
      type,
      start: start - timeOrigin,
      end: end - timeOrigin,
    }));
}

/** One cold visit of a page: what its probe noted, and what the browser did meanwhile. */
export const visit = (browser, url, profile, { texts, presses = false }) =>
  inColdPage(browser, profile, async (page, cdp) => {
    const requests = requestsOf(cdp);
    await page.addInitScript(probe, { texts, presses });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      wanted => globalThis.seen?.visible && (globalThis.seen.interactive || !wanted),
      presses,
      { timeout: 60_000, polling: 100 },
    );
    await page.waitForTimeout(100);
    const { metrics } = await cdp.send('Performance.getMetrics');
    // What comes after the first sight, such as the takeover of markup, may still move something.
    if (!presses) await page.waitForLoadState('networkidle');
    const { timeOrigin, ...seen } = await page.evaluate(() => ({
      ...globalThis.seen,
      timeOrigin: performance.timeOrigin,
    }));
    return {
      ...seen,
      task: metrics.find(({ name }) => name === 'TaskDuration').value * 1000,
      requests: requests(timeOrigin),
    };
  });

/**
 * Alternates the visits, so that the machine's other load falls on all of them equally; every second round goes the other
 * way, so that none always follows the same other. Each visit is told how many rounds came before it.
 */
export async function inTurn(times, visits) {
  const names = Object.keys(visits);
  const seen = Object.fromEntries(names.map(name => [name, []]));
  for (let run = 0; run < times; run += 1)
    for (const name of run % 2 === 0 ? names : names.toReversed()) seen[name].push(await visits[name](run));
  return seen;
}
