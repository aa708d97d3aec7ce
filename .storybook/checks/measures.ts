import type { AfterEach } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import type { HandbookParameters, Measure } from '../handbook.js';
import { inTests } from './in-tests.js';

/** Every element under a node, those of open shadow roots too. */
function* everything(node: ParentNode): Generator<HTMLElement> {
  for (const element of node.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* everything(element.shadowRoot);
  }
}

function measured({ of, part, selector = `[part~="${part}"]` }: Measure): HTMLElement {
  for (const element of everything(document))
    if (element.matches(selector) && element.getClientRects().length > 0) return element;
  throw new Error(`"${of}" is measured at ${selector}, and the story shows no such element.`);
}

/**
 * The story shows what it says to measure, in the size that the specification gives. Only tests check it: a reader who
 * narrows the window wants to see the story narrow.
 */
export const keepsItsMeasures: AfterEach = async ({ parameters }) => {
  if (!inTests) return;
  const { measures = [] }: HandbookParameters = parameters;
  for (const measure of measures) {
    const element = measured(measure);
    for (const [name, is] of Object.entries(measure.is)) {
      const drawn =
        name === 'width' || name === 'height'
          ? element.getBoundingClientRect()[name]
          : getComputedStyle(element).getPropertyValue(name.replace(/[A-Z]/, letter => `-${letter.toLowerCase()}`));
      await expect(typeof drawn === 'number' ? Math.round(drawn * 10) / 10 : drawn, measure.of).toBe(
        typeof is === 'number' && typeof drawn === 'string' ? `${is}px` : is,
      );
    }
  }
};
