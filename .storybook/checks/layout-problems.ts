/**
 * What is wrong with how a page, or the box in it, is laid out: content that sticks out sideways, words that are cut off,
 * words or controls that lie over one another, targets under 24 px. Answers sentences; none when all is well.
 *
 * It is sent into pages as its own text, so everything that it needs is inside it.
 */
export function layoutProblems(selector = 'html'): string[] {
  /** Rounding of text boxes, in px. */
  const slack = 1.5;
  /** WCAG 2.2, 2.5.8. */
  const smallest = 24;
  type Box = { left: number; top: number; right: number; bottom: number };
  type Placed = { box: Box; layer: Element | undefined; loose: Element | undefined };
  const problems: string[] = [];

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  /** The tree as it is drawn: slots and shadow roots in their place. */
  const parentOf = (node: Node): Element | undefined => {
    const parent = (node instanceof Element || node instanceof Text ? node.assignedSlot : null) ?? node.parentNode;
    if (parent instanceof ShadowRoot) return parent.host;
    return parent instanceof Element ? parent : undefined;
  };
  const childrenOf = (element: Element): readonly Node[] => {
    if (element instanceof HTMLSlotElement && element.assignedNodes().length > 0) return element.assignedNodes();
    return [...(element.shadowRoot ?? element).childNodes];
  };
  const isTopLayer = (element: Element): boolean => element.matches(':modal, :popover-open');
  /** Out of sight on purpose: for screen readers only. */
  const isUnseen = (element: Element): boolean => {
    const { clipPath, clip, position } = styleOf(element);
    return clipPath.startsWith('inset(50%') || (position === 'absolute' && clip.startsWith('rect('));
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  const chains = new Map<Element, { hidden: boolean } & Omit<Placed, 'box'>>();
  /** What an element's ancestors mean for it: hidden, in the top layer, positioned apart from the flow. */
  const chainOf = (element: Element): { hidden: boolean } & Omit<Placed, 'box'> => {
    const known = chains.get(element);
    if (known) return known;
    const parent = parentOf(element);
    const above =
      parent && !isTopLayer(element) ? chainOf(parent) : { hidden: false, layer: undefined, loose: undefined };
    const isLoose = ['absolute', 'fixed', 'sticky'].includes(styleOf(element).position);
    const chain = {
      hidden: above.hidden || isUnseen(element),
      layer: isTopLayer(element) ? element : above.layer,
      loose: isLoose ? element : above.loose,
    };
    chains.set(element, chain);
    return chain;
  };

  const widthOf = ({ left, right }: Box): number => right - left;
  const heightOf = ({ top, bottom }: Box): number => bottom - top;
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const named = (element: Element): string => {
    const part = element.getAttribute('part');
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 40);
    return `<${element.localName}${part ? ` part="${part}"` : ''}>${words ? ` "${words}"` : ''}`;
  };
  const says = (text: Text): string => `"${text.data.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;

  /**
   * Where a box can be seen: inside every ancestor that cuts. What scrolls away can be scrolled to, so beyond a
   * scrolling ancestor the ancestor itself counts. `cut` is called for the first ancestor that cuts something off
   * without a way to scroll to it.
   */
  const seenPart = (from: Element, given: Box, cut?: (by: Element, axis: 'x' | 'y') => void): Box => {
    let box = given;
    const free = { x: false, y: false };
    let { position } = styleOf(from);
    for (let at: Element | undefined = from; at; at = parentOf(at)) {
      const { overflowX, overflowY, position: own, display } = styleOf(at);
      // An absolutely placed box is not cut by what it is not placed in.
      const passesBy = at !== from && position === 'absolute' && own === 'static';
      if (
        !passesBy &&
        at !== document.documentElement &&
        at !== document.body &&
        display !== 'contents' &&
        (overflowX !== 'visible' || overflowY !== 'visible')
      ) {
        const edge = at.getBoundingClientRect();
        const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
        if (!scrolls(overflowX) && !free.x && (box.left < edge.left - slack || box.right > edge.right + slack))
          cut?.(at, 'x');
        // The font's own height is more than the line's: a fifth of it may be cut without a stroke being lost.
        const loss = Math.max(slack, heightOf(given) * 0.2);
        if (!scrolls(overflowY) && !free.y && (box.top < edge.top - loss || box.bottom > edge.bottom + loss))
          cut?.(at, 'y');
        free.x ||= scrolls(overflowX);
        free.y ||= scrolls(overflowY);
        box = meet(box, edge);
      }
      if (isTopLayer(at) || position === 'fixed') break;
      if (at !== from && own !== 'static') position = own;
    }
    return box;
  };

  const texts: (Placed & { node: Text; element: Element })[] = [];
  const controls: (Placed & { element: Element; whole: Box })[] = [];
  const focusable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=menuitem], [role=option]';

  const readText = (node: Text, element: Element): void => {
    if (node.data.trim() === '') return;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      const reported = new Set<string>();
      const box = seenPart(element, line, (by, axis) => {
        // Shortened with the whole text at hand is a choice.
        if (
          axis === 'x' &&
          styleOf(by).textOverflow === 'ellipsis' &&
          by.closest('[title], [aria-describedby], [aria-label]')
        )
          return;
        if (reported.size === 0)
          problems.push(`${says(node)} is cut off ${axis === 'x' ? 'at its side' : 'above or below'} by ${named(by)}.`);
        reported.add(axis);
      });
      if (widthOf(box) > 1 && heightOf(box) > 1) texts.push({ node, element, box, ...chainOf(element) });
    }
  };

  const read = (element: Element): void => {
    if (element instanceof HTMLElement && styleOf(element).display !== 'contents' && !isShown(element)) return;
    if (chainOf(element).hidden || element.localName === 'script' || element.localName === 'style') return;
    if (element instanceof SVGElement && element.localName === 'svg') return;
    if (element instanceof HTMLElement && element.matches(focusable)) {
      const rect = element.getBoundingClientRect();
      const whole =
        'labels' in element && element.labels instanceof NodeList
          ? [...element.labels].reduce<Box>((sum, label) => {
              if (!(label instanceof Element) || !isShown(label)) return sum;
              const edge = label.getBoundingClientRect();
              return {
                left: Math.min(sum.left, edge.left),
                top: Math.min(sum.top, edge.top),
                right: Math.max(sum.right, edge.right),
                bottom: Math.max(sum.bottom, edge.bottom),
              };
            }, rect)
          : rect;
      const box = seenPart(element, rect);
      if (widthOf(box) > 1 && heightOf(box) > 1) controls.push({ element, box, whole, ...chainOf(element) });
    }
    if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return;
    for (const child of childrenOf(element)) {
      if (child instanceof Text) readText(child, element);
      else if (child instanceof Element) read(child);
    }
  };

  /** Whether two things are in one layer of the page: a menu may lie over what it belongs to, a sticky bar over what scrolls. */
  const share = (a: Placed, b: Placed): boolean => a.layer === b.layer && a.loose === b.loose;
  const isWithin = (inner: Element, outer: Element): boolean => {
    for (let at: Element | undefined = inner; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };

  const stickOut = (page: Element): void => {
    if (page.scrollWidth <= page.clientWidth + 1) return;
    const edge =
      page === document.documentElement
        ? { left: 0, right: page.clientWidth, top: 0, bottom: 0 }
        : page.getBoundingClientRect();
    const out: Element[] = [];
    const look = (element: Element): void => {
      if (out.length > 2) return;
      const rect = element.getBoundingClientRect();
      const box = seenPart(element, rect);
      const inside = childrenOf(element).filter(child => child instanceof Element);
      const before = out.length;
      for (const child of inside) look(child);
      if (
        out.length === before &&
        rect.width > 0 &&
        styleOf(element).position !== 'fixed' &&
        (box.right > edge.right + slack || box.left < edge.left - slack)
      )
        out.push(element);
    };
    look(page);
    problems.push(
      `It is ${page.scrollWidth} px wide in ${page.clientWidth} px: ${out.map(named).join(', ') || 'something'} sticks out.`,
    );
  };

  const overlapTexts = (): void => {
    const sorted = texts.toSorted((a, b) => a.box.top - b.box.top);
    for (const [index, one] of sorted.entries()) {
      for (let next = index + 1; next < sorted.length; next++) {
        const other = sorted[next];
        if (!other || other.box.top > one.box.bottom) break;
        if (other.node === one.node || !share(one, other)) continue;
        const shared = meet(one.box, other.box);
        const allowed = Math.max(3, 0.25 * Math.min(heightOf(one.box), heightOf(other.box)));
        if (widthOf(shared) > 2 && heightOf(shared) > allowed)
          problems.push(`${says(one.node)} and ${says(other.node)} lie over one another.`);
      }
    }
  };

  /** Where a user types: a button may lie in a field, but not over its text. */
  const written = ({ element, box }: (typeof controls)[number]): Box => {
    if (!element.matches('input, select, textarea')) return box;
    const style = styleOf(element);
    // Computed lengths are those before the zoom, boxes those after it. WebKit does not report its zoom yet.
    const px = (name: string): number =>
      (Number.parseFloat(style.getPropertyValue(name)) || 0) * (element.currentCSSZoom ?? 1);
    return {
      left: box.left + px('padding-left'),
      top: box.top + px('padding-top'),
      right: box.right - px('padding-right'),
      bottom: box.bottom - px('padding-bottom'),
    };
  };

  const overlapControls = (): void => {
    for (const [index, one] of controls.entries()) {
      for (const other of controls.slice(index + 1)) {
        if (one.layer !== other.layer || isWithin(other.element, one.element) || isWithin(one.element, other.element))
          continue;
        // What is placed apart lies over the flow on purpose: a cross on a chip, a bar that stays.
        const inField =
          one.element.matches('input, select, textarea') !== other.element.matches('input, select, textarea');
        if (!inField && one.loose !== other.loose) continue;
        const shared = meet(written(one), written(other));
        if (widthOf(shared) > 2 && heightOf(shared) > 2)
          problems.push(`${named(one.element)} and ${named(other.element)} lie over one another.`);
      }
    }
  };

  const small = ({ whole }: (typeof controls)[number]): boolean =>
    widthOf(whole) < smallest - 0.5 || heightOf(whole) < smallest - 0.5;
  const smallTargets = (): void => {
    for (const one of controls.filter(small)) {
      // A link in a sentence is as high as its line; what only scrolls is no target.
      if (
        styleOf(one.element).display === 'inline' ||
        !one.element.matches('a, button, input, select, textarea, summary, [role]')
      )
        continue;
      const middle = { x: (one.box.left + one.box.right) / 2, y: (one.box.top + one.box.bottom) / 2 };
      const round = {
        left: middle.x - smallest / 2,
        right: middle.x + smallest / 2,
        top: middle.y - smallest / 2,
        bottom: middle.y + smallest / 2,
      };
      const near = controls.find(
        other =>
          other !== one &&
          other.layer === one.layer &&
          !isWithin(one.element, other.element) &&
          !isWithin(other.element, one.element) &&
          widthOf(meet(round, other.whole)) > 0.5 &&
          heightOf(meet(round, other.whole)) > 0.5,
      );
      if (near)
        problems.push(
          `${named(one.element)} is a target of ${Math.round(widthOf(one.whole))} × ${Math.round(heightOf(one.whole))} px, too near to ${named(near.element)}.`,
        );
    }
  };

  const page = document.querySelector(selector);
  if (!page) return [`There is no ${selector} in this page.`];
  read(page);
  stickOut(page);
  overlapTexts();
  overlapControls();
  smallTargets();
  return [...new Set(problems)].slice(0, 8);
}
