import { inColdPage, profiles } from './visit.mjs';
import { probe } from './probe.mjs';

/** Notes how long each press takes until the frame is drawn that answers it. */
function noteFeedback() {
  globalThis.feedback = [];
  new PerformanceObserver(list => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId) globalThis.feedback.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** What a person presses on the way into the snippet's journey. */
const presses = [
  ['choose a plan', page => page.getByRole('button', { name: /^Choose/ }).first()],
  ['subscribe', page => page.getByRole('button', { name: 'Subscribe', exact: true })],
  ['create an account that is empty', page => page.getByRole('button', { name: 'Create account' })],
];

/** Milliseconds until each press is answered on a slow processor, and the longest task once the cards had shown. */
export const pressed = (browser, url, texts) =>
  inColdPage(browser, { cpu: profiles.slow.cpu }, async page => {
    await page.addInitScript(probe, { texts, presses: false });
    await page.addInitScript(noteFeedback);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.seen?.visible, null, { timeout: 60_000, polling: 100 });
    const took = {};
    for (const [name, find] of presses) {
      const button = find(page);
      await button.waitFor();
      // A person reads before pressing; what the page still does by itself counts as a task all the same.
      await page.waitForTimeout(1000);
      await page.evaluate(() => void (globalThis.feedback.length = 0));
      await button.click();
      // An entry comes once its frame has been drawn; what took less than 16 ms leaves none.
      await page.waitForTimeout(700);
      took[name] = await page.evaluate(() => Math.max(0, ...globalThis.feedback.map(({ duration }) => duration)));
    }
    const task = await page.evaluate(() =>
      Math.max(
        0,
        ...globalThis.seen.tasks
          .filter(({ startTime }) => startTime >= globalThis.seen.visible)
          .map(({ duration }) => duration),
      ),
    );
    return { took, task };
  });
