/**
 * Runs in the page before anything else: notes when its words and its line have been drawn, in ms since the page was
 * asked for, and what takes long after that.
 * @param {{ title: string, element?: string }} given what is said when its words are there; the element that has all of it
 *   in its shadow, else the page's figure
 */
export function probe({ title, element }) {
  const seen = { text: 0, drawn: 0, since: 0, longest: 0, slowest: 0 };
  globalThis.seen = seen;
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime > seen.since) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(list => {
    for (const { processingStart, processingEnd } of list.getEntries())
      seen.slowest = Math.max(seen.slowest, processingEnd - processingStart);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });

  const within = () => (element ? document.querySelector(element)?.shadowRoot : document);
  const isDrawn = () =>
    Boolean(within()?.querySelector('[data-drawn]')) ||
    [...(within()?.querySelectorAll('path') ?? [])].some(path => (path.getAttribute('d')?.length ?? 0) > 1000);
  const isThere = {
    text: () =>
      within()
        ?.querySelector(element ? 'h2' : 'figure')
        ?.textContent?.includes(title) === true,
    drawn: isDrawn,
  };
  // What is in the page before a frame is painted by its end: a message that is sent in it comes after that.
  const look = () => {
    const found = Object.keys(isThere).filter(what => seen[what] === 0 && isThere[what]());
    if (found.length > 0) {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        for (const what of found) seen[what] ||= performance.now();
      });
      port1.start();
      port2.postMessage('');
    }
    if (seen.drawn === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
