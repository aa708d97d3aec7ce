/** Runs in the page before anything else: notes when the text stands there, when a click works, and what moved. */
export function probe(texts) {
  const seen = { visible: 0, interactive: 0, shift: 0, longest: 0, shown: 0 };
  globalThis.seen = seen;
  new PerformanceObserver(list => {
    // The click below opens something, which moves things by right.
    for (const entry of list.getEntries()) if (!seen.interactive || entry.startTime < seen.interactive) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'longtask', buffered: true });
  for (const type of ['chosen', 'echelon-offer-selected']) {
    document.addEventListener(type, () => (seen.interactive ||= performance.now()), { capture: true });
    globalThis.addEventListener(type, () => (seen.interactive ||= performance.now()), { capture: true });
  }
  const rootsOf = () => {
    const hosts = document.querySelectorAll('bare-offers,echelon-offer-picker');
    return hosts.length > 0 ? [...hosts].map(host => host.shadowRoot) : [document.querySelector('main')];
  };
  const look = () => {
    const roots = rootsOf();
    const shown = roots.filter(root => root && texts.every(text => root.textContent.includes(text)));
    seen.shown = shown.length;
    if (shown.length > 0 && shown.length === roots.length) {
      // This frame draws the text; the next one begins when it has been drawn.
      seen.visible ||= performance.now();
      const button = [...shown[0].querySelectorAll('section button, article button, [part~="card"] button, button')].at(0);
      if (!seen.interactive) button?.click();
    }
    if (!seen.visible || !seen.interactive) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
