export type Role = 'button' | 'link' | 'checkbox' | 'field' | 'heading' | 'dialog' | 'text';

export interface Wanted {
  role: Role;
  name: string;
  /** Where several are called so: the first unless this says the last. */
  isLast?: boolean;
}

export interface Found {
  /** Where to press it. */
  x: number;
  y: number;
  /** Whether a press there would reach it: it is in the window and nothing lies over it. */
  isOnTop: boolean;
  isFocused: boolean;
  isDisabled: boolean;
  isChecked: boolean;
  value: string;
}

/**
 * Where on the page a user finds the element of this name, shadow trees included; scrolls it into the window. It is
 * sent into pages as its own text, so everything that it needs is inside it.
 */
export function locate({ role, name, isLast = false }: Wanted): Found | undefined {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    checkbox: 'input[type=checkbox]',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3, h4, h5, h6',
    dialog: 'dialog[open]',
    text: '*',
  };
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const all: Element[] = [];
  const walk = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(selectors[role] ?? '*')) all.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  const labelsOf = (element: Element): readonly Element[] =>
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])]
      : [];
  const nameOf = (element: Element): string => {
    const tree = element.getRootNode();
    const by = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    if (by.length > 0 && (tree instanceof Document || tree instanceof ShadowRoot))
      return plain(by.map(id => tree.getElementById(id)?.textContent).join(' '));
    if (element.getAttribute('aria-label')) return plain(element.getAttribute('aria-label'));
    const labels = labelsOf(element);
    if (labels.length > 0) return plain(labels.map(label => label.textContent).join(' '));
    if (role !== 'text') return plain(element.textContent);
    return plain(
      [...element.childNodes]
        .filter(node => node instanceof Text)
        .map(node => node.textContent)
        .join(' '),
    );
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: role === 'text', visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  const called = all.filter(
    element => isSeen(element) && (role === 'text' ? nameOf(element).includes(name) : nameOf(element).startsWith(name)),
  );
  const exact = called.filter(element => nameOf(element) === name);
  const found = (exact.length > 0 ? exact : called).at(isLast ? -1 : 0);
  if (!found) return undefined;
  // The drawn box of a checkbox is where its label begins.
  const label = role === 'checkbox' ? labelsOf(found)[0] : undefined;
  const target = label ?? found;
  const inWindow = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight;
  if (!inWindow(target.getBoundingClientRect())) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = target.getBoundingClientRect();
  const [x, y] = label ? [box.left + 10, box.top + 12] : [box.left + box.width / 2, box.top + box.height / 2];
  const deepest = (root: DocumentOrShadowRoot): Element | null => {
    const top = root.elementFromPoint(x, y);
    return top?.shadowRoot && top.shadowRoot !== root ? (deepest(top.shadowRoot) ?? top) : top;
  };
  const top = deepest(document);
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return {
    x,
    y,
    isOnTop: top !== null && (target.contains(top) || found.contains(top)),
    isFocused: active === found,
    isDisabled: found.matches(':disabled') || found.getAttribute('aria-disabled') === 'true',
    isChecked: found instanceof HTMLInputElement && found.checked,
    value:
      found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement
        ? found.value
        : '',
  };
}
