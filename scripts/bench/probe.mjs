/**
 * Runs in the page before anything else: notes when the text of the cards has been drawn, when a press is answered, and
 * what moved. all of `texts` are in each card list; `presses` says whether to press the first card's button.
 */
export function probe({ texts, presses }) {
  const seen = { first: 0, visible: 0, interactive: 0, shift: 0, longest: 0, tasks: [] };
  globalThis.seen = seen;
  new PerformanceObserver(list => {
    // The press below opens something, which moves things by right.
    for (const entry of list.getEntries())
      if (!seen.interactive || entry.startTime < seen.interactive) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.longest = Math.max(seen.longest, duration);
      seen.tasks.push({ startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });

  const waiting = new Set();
  const done = new WeakSet();
  let known = false;
  const collect = () => {
    const hosts = document.querySelectorAll('bare-offers,echelon-offer-picker,echelon-signup');
    const main = document.querySelector('main');
    for (const host of hosts.length > 0 ? hosts : main ? [main] : []) if (!done.has(host)) waiting.add(host);
    known = document.readyState !== 'loading';
  };
  const buttonOf = root => root.querySelector('article button,section button');
  const isShown = host => {
    const root = host.shadowRoot ?? host;
    const all = root.textContent;
    // Prerendered markup is hidden until all of it is there. Asked of the box, not of a card: cards out of sight are not
    // laid out, and would be only because they were asked.
    return (
      texts.every(text => all.includes(text)) && (root.querySelector('[data-echelon-root]') ?? host).checkVisibility()
    );
  };
  // What is in the page in a frame is drawn at the frame's end; the next frame begins after that.
  const whenDrawn = note => requestAnimationFrame(() => note(performance.now()));

  let pressed;
  const press = host => {
    const root = host.shadowRoot ?? host;
    pressed ??= host;
    if (root.querySelector('[data-chosen]')) return void whenDrawn(now => (seen.interactive ||= now));
    buttonOf(root)?.click();
    requestAnimationFrame(() => press(host));
  };
  let last = 0;
  const look = () => {
    if (!known) collect();
    const shown = [...waiting].filter(isShown);
    for (const host of shown) {
      done.add(host);
      waiting.delete(host);
    }
    if (shown.length > 0) {
      whenDrawn(now => {
        seen.first ||= now;
        last = now;
        if (presses && !pressed) press(shown[0]);
      });
    }
    // The only one may have shown while the page was still being parsed.
    if (known && waiting.size === 0) whenDrawn(() => (seen.visible ||= last));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
