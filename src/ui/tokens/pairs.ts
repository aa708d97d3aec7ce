import type { ColorRole } from './brand.js';

/** What a pair of colours must reach by WCAG 2.2 AA: text to be read (1.4.3), edges and marks to be made out (1.4.11). */
export const RATIO = { text: 4.5, mark: 3 } as const;

/** A role as it is, or a tenth of one mixed into another in sRGB, as a hover does it. */
export type Ground = ColorRole | { tenthOf: ColorRole; in: ColorRole };

export interface Pair {
  over: ColorRole;
  on: Ground;
  is: keyof typeof RATIO;
}

/** What lies behind text and controls everywhere: page, card, and pressed or hovered controls. */
export const grounds = ['canvas', 'surface', 'sunken'] as const satisfies readonly ColorRole[];

/** Fills that carry meaning; controls and running text lie on them too. */
export const quiet = [
  'accentSurface',
  'successSurface',
  'warningSurface',
  'criticalSurface',
  'infoSurface',
] as const satisfies readonly ColorRole[];

const hues = ['bike', 'row', 'run', 'climb', 'strength', 'stretch'] as const satisfies readonly ColorRole[];

const each = (is: Pair['is'], over: readonly ColorRole[], on: readonly Ground[]): Pair[] =>
  over.flatMap(role => on.map(ground => ({ over: role, on: ground, is })));

/**
 * Every pair of colours that components put on one another. The one list of them: brands are derived to it, tests hold
 * every brand to it, and the handbook draws it. A component that needs another pair adds it here first.
 *
 * Pairs are of one colour scheme: a card that is dark on a light page takes all of its colours from the dark one.
 * Controls that cannot be used are exempt, and hairlines (`line`), which only separate.
 */
export const pairs: readonly Pair[] = [
  // running text, secondary text, placeholders, what cannot be used
  ...each('text', ['text', 'textMuted'], [...grounds, ...quiet]),
  // links, live marks and tones as text; also on a hovered row
  ...each('text', ['accentText'], [...grounds, 'accentSurface']),
  ...each('text', ['success'], [...grounds, 'successSurface']),
  ...each('text', ['warning'], [...grounds, 'warningSurface']),
  // the last is the hovered warning button
  ...each('text', ['critical'], [...grounds, 'criticalSurface', { tenthOf: 'critical', in: 'criticalSurface' }]),
  ...each('text', ['info'], [...grounds, 'infoSurface']),
  // the primary button at rest and hovered; tooltips, ticks and dark strips
  ...each('text', ['onAccent'], ['accent', 'accentHover']),
  ...each('text', ['onAction'], ['action', 'actionHover']),
  ...each('text', ['onInverse'], ['inverse']),
  // edges of controls, underlines of links, switched-on boxes, the focus ring
  ...each('mark', ['lineStrong', 'inverse', 'focus'], [...grounds, ...quiet]),
  // the active step, what is live, the filled part of a bar
  ...each('mark', ['accent'], grounds),
  // the edge of a button that has none
  ...each('mark', ['action'], grounds),
  // the lines and dots of charts
  ...each('mark', hues, grounds),
  // titles and figures on the field of a discipline
  ...each('text', ['onHue'], hues),
];

/** How a pair is called where people read of it. */
export const nameOf = ({ over, on }: Pair): string =>
  `${over} on ${typeof on === 'string' ? on : `${on.in} with a tenth of ${on.tenthOf}`}`;
