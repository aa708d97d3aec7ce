const scrolls = /auto|scroll/;

function* scrollers(node: ParentNode): Generator<Element> {
  for (const element of node.querySelectorAll('*')) {
    const isLarger = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    // The style of few elements is asked for: to compute it takes longer than to measure.
    if (isLarger && scrolls.test(getComputedStyle(element).overflow)) yield element;
    if (element.shadowRoot) yield* scrollers(element.shadowRoot);
  }
}

/** Whether anything on the page scrolls by itself; the page does not count. */
export const somethingScrolls = (): boolean => !scrollers(document.body).next().done;
