/** One colour role in both schemes, as any CSS colour. */
export interface ColorPair {
  light: string;
  dark: string;
}

/**
 * What a colour is for. Text roles reach 4.5:1 on the surfaces they are used on, control borders and marks 3:1
 * (tests/ui/tokens holds the pairs).
 *
 * - `canvas` the page behind · `surface` cards, dialogs, fields · `sunken` tracks, hover, skeletons
 * - `line` hairlines that only separate · `lineStrong` edges that must be seen, of controls
 * - `text` · `textMuted`
 * - `accent` the fill of the one primary action and of what is live · `accentHover` · `onAccent` text on it
 * - `accentText` the accent as text or mark · `accentSurface` its quiet fill
 * - `inverse` ink as a fill, `onInverse` text on it
 * - `success` `warning` `critical` `info` as text or mark, each with a quiet `…Surface`
 * - `bike` `row` `run` `climb` `strength` `stretch` a discipline's hue, in training only, in data and small marks
 * - `focus` the focus ring · `backdrop` what lies over the page behind a dialog
 */
export type ColorRole =
  | 'canvas' | 'surface' | 'sunken'
  | 'line' | 'lineStrong'
  | 'text' | 'textMuted'
  | 'accent' | 'accentHover' | 'onAccent' | 'accentText' | 'accentSurface'
  | 'inverse' | 'onInverse'
  | 'success' | 'successSurface'
  | 'warning' | 'warningSurface'
  | 'critical' | 'criticalSurface'
  | 'info' | 'infoSurface'
  | 'bike' | 'row' | 'run' | 'climb' | 'strength' | 'stretch'
  | 'focus' | 'backdrop';

/** All that a brand decides. Sizes, spacing and weights belong to the system, so that every brand lines up. */
export interface Brand {
  color: Record<ColorRole, ColorPair>;
  /** A CSS font-family list. No font is ever downloaded by the system. */
  fontFamily: string;
  /** Corner radii, in CSS px. */
  radius: { control: number; card: number };
}

/** What a partner gives; everything else of a brand is derived from it. Colours as CSS writes them: a name, hex, rgb() or oklch(). */
export interface BrandSeed {
  /** The colour of the one primary action and of what is live. */
  accent: string;
  /** The colour of text. */
  ink: string;
  /** The colour of cards and fields. A dark one makes the brand dark on light pages too. */
  paper: string;
  /** Corner radius of controls, in CSS px; cards are rounded in proportion. */
  radius: number;
  /** A CSS font-family list. */
  fontFamily: string;
}
