/**
 * What `property` computes to at an element when it is given a token, resolved: `rgb(…)` for a colour, px for a length.
 * For things that cannot read our custom properties, such as a payment provider's iframe.
 */
export function readToken(at: Element, property: 'color' | 'font-family' | 'font-size' | 'font-weight' | 'border-top-left-radius' | 'width', token: string): string {
  const probe = document.createElement('span');
  // Out of the flow: a box that is not rendered has no used width.
  probe.style.setProperty('position', 'absolute');
  probe.style.setProperty('visibility', 'hidden');
  // Only a real property computes a token's fallback and its light-dark().
  probe.style.setProperty(property, token);
  at.append(probe);
  const value = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return value;
}
