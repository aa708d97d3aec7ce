import { inColdPage, profiles } from './visit.mjs';

async function mountAndRemove({ tag, attributes, texts, times }) {
  for (let mount = 0; mount < times; mount += 1) {
    const widget = document.createElement(tag);
    for (const [attribute, value] of Object.entries(attributes)) widget.setAttribute(attribute, value);
    document.body.append(widget);
    const until = performance.now() + 5000;
    while (!texts.every(text => widget.shadowRoot?.textContent.includes(text)) && performance.now() < until)
      await new Promise(next => requestAnimationFrame(next));
    widget.remove();
    await new Promise(next => setTimeout(next, 10));
  }
  // Stores let go of their work a second after their last listener.
  await new Promise(next => setTimeout(next, 1500));
}

/** Heap after 100 mounts and removals beside the heap after 10: what grows is what leaks, and code that was compiled. */
export const heapGrowth = (browser, url, texts) =>
  inColdPage(browser, profiles.fast, async (page, cdp) => {
    await page.goto(url);
    const heapAfter = async times => {
      await page.evaluate(mountAndRemove, {
        tag: 'echelon-offer-picker',
        attributes: { 'country-code': 'US' },
        texts,
        times,
      });
      await cdp.send('HeapProfiler.collectGarbage');
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
    };
    const few = await heapAfter(10);
    const many = await heapAfter(90);
    return { few, many, growth: many / few };
  });
