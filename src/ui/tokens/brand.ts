/** One colour role in both schemes, as any CSS colour. */
export interface ColorPair {
  light: string;
  dark: string;
}

/** What a colour is for; `meanings.ts` says it of each. Which role is readable on which is in `pairs.ts`. */
export type ColorRole =
  | 'canvas'
  | 'surface'
  | 'sunken'
  | 'line'
  | 'lineStrong'
  | 'text'
  | 'textMuted'
  | 'accent'
  | 'accentHover'
  | 'onAccent'
  | 'accentText'
  | 'accentSurface'
  | 'action'
  | 'actionHover'
  | 'onAction'
  | 'inverse'
  | 'onInverse'
  | 'success'
  | 'successSurface'
  | 'warning'
  | 'warningSurface'
  | 'critical'
  | 'criticalSurface'
  | 'info'
  | 'infoSurface'
  | 'bike'
  | 'row'
  | 'run'
  | 'climb'
  | 'strength'
  | 'stretch'
  | 'onHue'
  | 'focus'
  | 'backdrop';

/** All that a brand decides. Sizes, spacing and weights belong to the system, so that every brand lines up. */
export interface Brand {
  color: Record<ColorRole, ColorPair>;
  /** A CSS font-family list. No font is ever downloaded by the system. */
  fontFamily: string;
  /** The same for figures from 28 px and for the title of a screen. */
  fontFamilyDisplay: string;
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
