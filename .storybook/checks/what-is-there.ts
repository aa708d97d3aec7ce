const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

function* described(node: ParentNode & Node): Generator<string> {
  for (const child of node.childNodes) {
    if (child instanceof Text) yield child.data;
    if (!(child instanceof Element)) continue;
    const names = child.getAttributeNames().filter(name => name !== 'style');
    const attributes = names.map(name => `${name}="${child.getAttribute(name)}"`);
    yield `<${child.localName} ${attributes.join(' ')}${isShown(child) ? '' : ' hidden'}>`;
    if (child.shadowRoot) yield* described(child.shadowRoot);
    yield* described(child);
    yield '</>';
  }
}

/** All that a page has, as one text: of two pages with the same one, only the places of things may differ. */
export const whatIsThere = (): string => [...described(document.body)].join('');
