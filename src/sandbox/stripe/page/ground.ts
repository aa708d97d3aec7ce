/** Where an element's background comes from: through slots and shadow roots, as it is drawn. */
const behind = (element: Element): Element | null => {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : element.parentElement;
};

const isOpaque = (colour: string): boolean =>
  !colour.startsWith('rgba(') && !colour.includes('/') && colour !== 'transparent';

const isClear = (colour: string): boolean => colour === 'transparent' || colour === 'rgba(0, 0, 0, 0)';

/**
 * The colour behind a frame at this place. The frame paints it too: a reader of the frame alone (a contrast checker,
 * forced colours) then sees what the person sees. Undefined over a picture or a half-clear colour, and the frame stays
 * clear there.
 */
export function groundOf(place: Element): string | undefined {
  for (let element: Element | null = place; element; element = behind(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return undefined;
    if (isOpaque(backgroundColor)) return backgroundColor;
    if (!isClear(backgroundColor)) return undefined;
  }
  return undefined;
}
