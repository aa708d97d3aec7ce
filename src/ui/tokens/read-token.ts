import type { TokenName } from './theme.js';

const property = (name: TokenName): string => `--e-${name.replace(/([A-Z]|\d+)/g, part => `-${part.toLowerCase()}`)}`;

/**
 * The colour a token has at an element right now, resolved to `rgb(…)`: for things that cannot read our custom
 * properties, such as a payment provider's iframe. The element must be inside a root.
 */
export function readColor(at: Element, name: Extract<TokenName, `color${string}`>): string {
  const probe = document.createElement('span');
  // A custom property holds light-dark() unresolved; only a real colour property computes it.
  probe.style.setProperty('color', `var(${property(name)})`);
  probe.style.setProperty('display', 'none');
  at.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}

/** The text of any other token at an element: a length, a font list. */
export function readToken(at: Element, name: TokenName): string {
  return getComputedStyle(at).getPropertyValue(property(name)).trim();
}
