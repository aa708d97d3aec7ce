/** The side of the anchor, by the reading direction of the popover itself. */
export type AnchoredSide = 'block-start' | 'block-end' | 'inline-start' | 'inline-end';
/** Along that side: edge to edge with the anchor, or over its middle. */
export type AnchoredAlign = 'start' | 'center' | 'end';

export interface AnchoredPlace {
  /** Preferred; the opposite one is taken where there is no room. */
  side?: AnchoredSide | undefined;
  align?: AnchoredAlign | undefined;
  /** Between the two, in CSS px. */
  gap?: number | undefined;
  /** At least as wide as the anchor: for lists that belong to a field. */
  sameWidth?: boolean | undefined;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

interface Placement {
  side: AnchoredSide;
  align: AnchoredAlign;
  gap: number;
  rtl: boolean;
}

const along = (align: 'start' | 'center' | 'end', from: number, room: number, size: number): number =>
  align === 'center' ? from + (room - size) / 2 : align === 'start' ? from : from + room - size;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Where a box of this size goes, in CSS px of the viewport: at the requested side, or at the opposite one where only
 * that has room; then moved along the side until all of it is in view. A box that fits nowhere keeps its beginning in
 * view.
 */
export function placeBeside(
  anchor: Box,
  size: Size,
  viewport: Size,
  { side, align, gap, rtl }: Placement,
): { x: number; y: number } {
  const inline = side.startsWith('inline');
  // from here on in terms of the one axis and the other, of right and left
  const [from, room, length, limit] = inline
    ? [anchor.x, anchor.width, size.width, viewport.width]
    : [anchor.y, anchor.height, size.height, viewport.height];
  const before = from - gap - length;
  const after = from + room + gap;
  const wantsBefore = side.endsWith('start') !== (inline && rtl);
  const fits = { before: before >= 0, after: after + length <= limit };
  const goesBefore = wantsBefore ? fits.before || !fits.after : fits.before && !fits.after;
  const main = goesBefore ? before : after;
  const turned = !inline && rtl && align !== 'center' ? (align === 'start' ? 'end' : 'start') : align;
  const [x, y] = inline
    ? [main, along(turned, anchor.y, anchor.height, size.height)]
    : [along(turned, anchor.x, anchor.width, size.width), main];
  return {
    x: Math.max(0, between(x, 0, viewport.width - size.width)),
    y: Math.max(0, between(y, 0, viewport.height - size.height)),
  };
}

/** As `position-area` says it; `self` reads the popover's own direction, which need not be the page's. */
export function positionArea(side: AnchoredSide, align: AnchoredAlign): string {
  const across = side.startsWith('inline') ? 'block' : 'inline';
  const span = align === 'center' ? 'span-all' : `span-self-${across}-${align === 'start' ? 'end' : 'start'}`;
  return `self-${side} ${span}`;
}

const anchors = () =>
  CSS.supports('anchor-name: --a') && CSS.supports('position-area: self-block-end span-self-inline-end');

// Two copies of the library may share a page: their names must differ as well.
let copy: string | undefined;
let named = 0;

/** The element's anchor name. One that it has already is kept: several popovers may share one anchor. */
function nameOf(anchor: HTMLElement): string {
  const had = anchor.style.getPropertyValue('anchor-name');
  if (had) return had;
  copy ??= Math.random().toString(36).slice(2, 8);
  named += 1;
  const name = `--echelon-${copy}-${named}`;
  anchor.style.setProperty('anchor-name', name);
  return name;
}

function set(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
}

/** The browser keeps it there, however the page scrolls. */
function tether(
  anchor: HTMLElement,
  popover: HTMLElement,
  side: AnchoredSide,
  align: AnchoredAlign,
  gap: number,
): void {
  const inline = side.startsWith('inline');
  set(popover, {
    'position-anchor': nameOf(anchor),
    'position-area': positionArea(side, align),
    'position-try-fallbacks': inline
      ? 'flip-inline, flip-block, flip-block flip-inline'
      : 'flip-block, flip-inline, flip-block flip-inline',
    [inline ? 'margin-inline' : 'margin-block']: `${gap}px`,
  });
}

/** Puts it there, and again whenever something may have moved. Returns how to stop. */
function follow(
  anchor: HTMLElement,
  popover: HTMLElement,
  side: AnchoredSide,
  align: AnchoredAlign,
  gap: number,
): () => void {
  popover.style.setProperty('inset', '0 auto auto 0');
  const place = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const rtl = getComputedStyle(popover).direction === 'rtl';
    const size = { width: popover.offsetWidth, height: popover.offsetHeight };
    const { x, y } = placeBeside(anchor.getBoundingClientRect(), size, { width, height }, { side, align, gap, rtl });
    popover.style.setProperty('translate', `${x}px ${y}px`);
  };
  const listening = new AbortController();
  // Scrolling does not bubble, but it can be caught on its way down, in any box around the anchor.
  addEventListener('scroll', place, { capture: true, passive: true, signal: listening.signal });
  addEventListener('resize', place, { signal: listening.signal });
  const resized = new ResizeObserver(place);
  resized.observe(popover);
  resized.observe(anchor);
  place();
  return () => {
    listening.abort();
    resized.disconnect();
  };
}

/** Shows an element with a `popover` attribute in the top layer, at its anchor. Returns how to hide it. */
export function showAnchored(
  at: HTMLElement,
  element: HTMLElement,
  { side = 'block-end', align = 'start', gap = 4, sameWidth = false }: AnchoredPlace,
  onDismiss: () => void,
): () => void {
  // A browser without popovers shows the element in its place in the document.
  if (!('showPopover' in element)) return () => undefined;
  set(element, { position: 'fixed', inset: 'auto', margin: '0' });
  if (sameWidth) element.style.setProperty('min-width', `${at.offsetWidth}px`);
  element.showPopover();
  const tethered = anchors();
  if (tethered) tether(at, element, side, align, gap);
  const stop = tethered ? undefined : follow(at, element, side, align, gap);
  const listening = new AbortController();
  element.addEventListener(
    'toggle',
    event => {
      if (event.newState === 'closed') onDismiss();
    },
    { signal: listening.signal },
  );
  return () => {
    listening.abort();
    stop?.();
    if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
  };
}
