const svg = 'http://www.w3.org/2000/svg';

/** Shapes in the networks' colours on a card of 30 × 20; own drawings, simpler than the networks' artwork. */
const drawings: Readonly<Record<string, readonly (readonly [fill: string, path: string])[]>> = {
  Visa: [
    [
      '#1434cb',
      'M4 6h2.4l1 5.4L10 6h2.3l-4 8H5.7zM12.8 6h2.2l-1.5 8h-2.2zM21 6.3l-.4 1.7c-1.6-.6-2.7-.4-2.7.2 0 .8 2.7.9 2.7 3.1 0 2.3-2.6 3.4-5.6 2.4l.4-1.8c1.4.7 3 .6 3-.2 0-.9-2.6-.9-2.6-3.1s2.5-3.2 5.2-2.3zM24.2 6h1.9l1.5 8h-2.1l-.2-1.1h-2.5l-.5 1.1h-2.3zm.2 2.7-1 2.6h1.6z',
    ],
  ],
  Mastercard: [
    ['#eb001b', 'M12 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12z'],
    ['#f79e1b', 'M18 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12z'],
    ['#ff5f00', 'M15 4.8a6 6 0 0 1 0 10.4 6 6 0 0 1 0-10.4z'],
  ],
  Amex: [
    ['#006fcf', 'M0 0h30v20H0z'],
    [
      '#fff',
      'M2 14 5 6h2l3 8H8l-.5-1.5h-3L4 14zm3-3h2L6 8.2zM11 14V6h2l2 4 2-4h2v8h-1.7V9l-1.7 3.3h-1.2L12.7 9v5zM20 6h4v1.7h-2.3v1.5H24v1.6h-2.3v1.5H24V14h-4zM24.2 6H26l.9 2 .9-2h1.7l-1.7 4 1.7 4h-1.8l-.8-2-.8 2h-1.9l1.8-4z',
    ],
  ],
  Discover: [
    ['#f76f20', 'M10 20c9-1 16-5 20-10v10z'],
    ['#16181d', 'M3 6h3.5a3.5 3.5 0 0 1 0 7H3zm2 1.8v3.4h1.3a1.7 1.7 0 0 0 0-3.4zM11 6h2v7h-2z'],
    ['#f76f20', 'M18.5 6a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z'],
  ],
};

/** The mark of a brand by the word for it; nothing where none is drawn. */
export function markOf(label: string): SVGSVGElement | undefined {
  const shapes = drawings[label];
  if (!shapes) return undefined;
  const mark = document.createElementNS(svg, 'svg');
  mark.setAttribute('viewBox', '0 0 30 20');
  mark.setAttribute('class', 'mark');
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', label);
  for (const [fill, d] of shapes) {
    const path = document.createElementNS(svg, 'path');
    path.setAttribute('fill', fill);
    path.setAttribute('d', d);
    mark.append(path);
  }
  return mark;
}

/** What is accepted, shown before anything is typed. */
export const shownFirst: readonly string[] = Object.keys(drawings);
