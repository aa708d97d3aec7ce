/** Where something stood that is gone: between what in which box. */
interface Place {
  parent: Node;
  before: Node | null;
  after: Node | null;
}

/** Milliseconds that a view has to bring the focus to a place of its own choice. */
const GRACE = 50;
/** How much of what has come is remembered. */
const MANY = 50;

const controls = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';
const headings = 'h1,h2,h3,h4';

const isUsable = (element: HTMLElement) =>
  element.isConnected &&
  !element.matches(':disabled,[inert] *') &&
  element.checkVisibility({ visibilityProperty: true });

/** The first of these elements, and of what is in them, that can be focused. */
function firstIn(nodes: readonly Node[], selector: string): HTMLElement | undefined {
  for (const node of nodes) {
    if (!(node instanceof HTMLElement)) continue;
    const all = [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll<HTMLElement>(selector)];
    const found = all.find(isUsable);
    if (found) return found;
  }
  return undefined;
}

function between({ before, after }: Place, { firstChild }: Node): Node[] {
  const nodes = [];
  for (let at = before ? before.nextSibling : firstChild; at && at !== after; at = at.nextSibling) nodes.push(at);
  return nodes;
}

function siblingsOf(node: Node | null, side: 'nextSibling' | 'previousSibling'): Node[] {
  const nodes = [];
  for (let at = node; at; at = at[side]) nodes.push(at);
  return nodes;
}

const removalOf = (node: Node, records: readonly MutationRecord[]) =>
  records.findLast(({ removedNodes }) => [...removedNodes].includes(node as ChildNode));

/** The place of what is no longer there, as far as these changes say where it was. */
function placeOf(gone: Node, records: readonly MutationRecord[]): Place | undefined {
  const record = removalOf(gone.getRootNode(), records);
  return (
    record && inPage({ parent: record.target, before: record.previousSibling, after: record.nextSibling }, records)
  );
}

/** The same place where its neighbours, or what it was in, have gone too. */
function inPage({ parent, before, after }: Place, records: readonly MutationRecord[]): Place | undefined {
  if (!parent.isConnected) return placeOf(parent, records);
  const stillThere = (node: Node | null, side: 'nextSibling' | 'previousSibling') => {
    let at = node;
    while (at && at.parentNode !== parent) at = removalOf(at, records)?.[side] ?? null;
    return at;
  };
  return { parent, before: stillThere(before, 'previousSibling'), after: stillThere(after, 'nextSibling') };
}

/** What the focus can be in at a place: the modal dialog that it is in, else the whole box. */
function reachOf(box: HTMLElement, { parent }: Place): HTMLElement {
  const modal = parent instanceof HTMLElement ? parent.closest<HTMLElement>('dialog:modal') : null;
  return modal && box.contains(modal) ? modal : box;
}

/** What has taken a place: what is new there, the next in it, and further out, as Tab would find it. */
function heirOf(widget: HTMLElement, place: Place): HTMLElement {
  const box = reachOf(widget, place);
  const fresh = between(place, place.parent);
  const found = firstIn(fresh, headings) ?? firstIn(fresh, controls);
  if (found) return found;
  // What is new may still be on its way: whoever waits, waits there.
  if (fresh.some(node => node instanceof HTMLElement) && place.parent instanceof HTMLElement) return place.parent;
  for (let { parent, before, after }: Place = place; ;) {
    const isInRow = parent.firstChild instanceof HTMLElement && parent.firstChild.matches('li,tr');
    const near =
      firstIn(siblingsOf(after, 'nextSibling'), controls) ??
      (isInRow ? firstIn(siblingsOf(before, 'previousSibling'), controls) : undefined);
    if (near) return near;
    if (parent === box || !parent.parentNode) break;
    [before, after, parent] = [parent.previousSibling, parent.nextSibling, parent.parentNode];
  }
  return firstIn([box], '[data-next] button') ?? firstIn([box], headings) ?? box;
}

const kept = new WeakSet<HTMLElement>();

/**
 * Keeps the focus of a keyboard in a box. What was pressed is often gone once its work is done, and the browser lets the
 * focus fall to the page's body: the next Tab would begin at its top. It is brought to what took the place, unless a view
 * or a person has brought it elsewhere meanwhile. Once is enough: it ends with the box.
 */
export function keepFocus(box: HTMLElement): void {
  if (kept.has(box)) return;
  kept.add(box);
  const page = box.ownerDocument;
  let last: HTMLElement | undefined;
  let place: Place | undefined;
  /** What has come since, the last of it first. */
  let fresh: Node[] = [];
  /** What has the focus takes something back. */
  let isBack = false;
  /** What has the focus until there is something better in the place. */
  let standIn: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLost = () => (page.activeElement ?? page.body) === page.body;
  const canHaveFocus = (element: HTMLElement) => element.matches(controls) || element.hasAttribute('tabindex');
  const focus = (element: HTMLElement) => {
    if (!canHaveFocus(element)) element.tabIndex = -1;
    element.focus();
  };
  const settle = () => {
    timer = undefined;
    if (!place || (!isLost() && last !== standIn)) return;
    const isThere = last !== standIn && last && isUsable(last) ? last : undefined;
    // Who takes something back comes to what has come back, and who did something to the way back.
    const brought = isBack
      ? (firstIn(fresh, headings) ?? firstIn(fresh, controls))
      : firstIn(fresh, '[data-way-back] button');
    const heir = isThere ?? brought ?? heirOf(box, place);
    if (heir === standIn) return;
    const waits = heir === place.parent ? { heir, place } : undefined;
    focus(heir);
    if (waits) [standIn, place] = [waits.heir, waits.place];
  };
  const observer = new MutationObserver(records => {
    if (!last) return;
    const isNews = (node: Node) => isBack && node.parentElement?.closest('[role=log],[role=status]');
    for (const { addedNodes } of records)
      fresh = [...addedNodes, ...fresh].filter(node => !isNews(node)).slice(0, MANY);
    const gone = last;
    const isMoved = records.some(({ removedNodes }) => [...removedNodes].some(node => node.contains(gone)));
    if (place) place = inPage(place, records);
    else if (!gone.isConnected) place = placeOf(gone, records);
    else if (isMoved || (records.some(({ type }) => type === 'attributes') && !isUsable(gone)))
      place = gone.parentNode ? { parent: gone.parentNode, before: gone, after: gone.nextSibling } : undefined;
    if (place) timer ??= setTimeout(settle, GRACE);
  });
  const begin = (target: HTMLElement) => {
    if (target === last) return;
    if (!last)
      observer.observe(box, { childList: true, subtree: true, attributeFilter: ['open', 'hidden', 'disabled'] });
    last = target;
    isBack = target.closest('[data-way-back]') !== null;
    place = standIn = undefined;
    fresh = [];
  };
  const onIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) begin(target);
  };
  const onOut = ({ target }: FocusEvent) =>
    // What is gone has lost the focus as well, and is still to be seen as gone.
    setTimeout(() => {
      if (target !== last || timer || !page.hasFocus() || !last?.isConnected || !isUsable(last)) return;
      if (last.matches(':focus')) return;
      // It had it for as long as it scrolled, and nothing else is to blame.
      if (isLost() && !canHaveFocus(last)) return focus(last);
      last = place = standIn = undefined;
      observer.disconnect();
    });
  box.addEventListener('focusin', onIn);
  box.addEventListener('focusout', onOut);
  // It has the focus already: that is why this was fetched. Or what had it went before this came, and nobody saw where.
  const has = box.querySelector<HTMLElement>(':focus');
  if (has) begin(has);
  else
    setTimeout(() => {
      if (!isLost()) return;
      place = { parent: box, before: null, after: null };
      settle();
    }, GRACE);
}
