/**
 * The page's rules for every `div` must not squeeze this one. Whether it is visible, and its colours, are the widget's
 * decision.
 */
export function holdShape(box: HTMLElement): void {
  for (const [name, value] of [
    ['all', 'initial'],
    ['display', 'block'],
    ['visibility', 'inherit'],
    ['color-scheme', 'inherit'],
  ] as const)
    box.style.setProperty(name, value, 'important');
}

/**
 * Reports once when a page has taken apart what was put into its own tree: an element is gone or in another slot, the
 * frames in `target` are gone, or one of them was started again, which is what a move does to it.
 */
export function watchPlace(added: readonly HTMLElement[], target: HTMLElement, onLost: () => void): () => void {
  const places = added.map(element => ({ element, parent: element.parentNode, slot: element.slot }));
  const frames = new Map<HTMLIFrameElement, Window | null>();
  let content: readonly ChildNode[] = [];
  let isOver = false;

  const stop = () => {
    isOver = true;
    observer.disconnect();
    target.removeEventListener('load', onLoad, true);
  };
  const lose = () => {
    if (isOver) return;
    stop();
    // The code that made the content removes it from where it put it.
    for (const node of content) if (node.parentNode !== target) target.append(node);
    onLost();
  };
  const look = () => {
    const isKept = places.every(({ element, parent, slot }) => element.parentNode === parent && element.slot === slot);
    const isFilled = frames.size === 0 || [...frames.keys()].some(frame => target.contains(frame));
    if (!isKept || !isFilled) lose();
  };
  const onLoad = ({ target: frame }: Event) => {
    if (!(frame instanceof HTMLIFrameElement)) return;
    const before = frames.get(frame);
    // A frame that goes elsewhere keeps its window; one that was moved gets another.
    if (before && before !== frame.contentWindow) lose();
    frames.set(frame, frame.contentWindow);
    content = [...target.childNodes];
  };
  const onChange = () => {
    for (const box of target.querySelectorAll<HTMLElement>(':scope > form, :scope > form > div'))
      if (!box.style.all) holdShape(box);
    look();
  };

  const observer = new MutationObserver(onChange);
  for (const { element, parent } of places) {
    if (parent) observer.observe(parent, { childList: true });
    observer.observe(element, { attributeFilter: ['slot'] });
  }
  observer.observe(target, { childList: true, subtree: true, attributeFilter: ['slot'] });
  target.addEventListener('load', onLoad, true);
  return stop;
}
