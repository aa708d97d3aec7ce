import type { Brand, ColorPair, ColorRole } from './brand.js';

/** What every brand shares, so that all of them line up. */
const sizes = {
  // 4 px grid
  space1: '4px',
  space2: '8px',
  space3: '12px',
  space4: '16px',
  space5: '24px',
  space6: '32px',
  space7: '48px',
  space8: '64px',
  // one type scale; px, because a page's own root size would scale rem inside a shadow tree
  fontCaption: '12px',
  fontSmall: '14px',
  fontBody: '16px',
  fontLead: '18px',
  fontTitle: '22px',
  fontHeading: '28px',
  fontDisplay: '36px',
  fontFigure: '48px',
  fontScore: '64px',
  lineText: '1.5',
  lineTitle: '1.15',
  weightRegular: '400',
  weightMedium: '500',
  weightBold: '650',
  // 120 ms answers a touch, 200 ms lets something enter; style/motion.ts has the easing
  durationFeedback: '120ms',
  durationEnter: '200ms',
  radiusPill: '999px',
} as const;

type Capital<Role extends string> = `color${Capitalize<Role>}`;

/** Every token there is. `colorTextMuted` surfaces as `--echelon-color-text-muted`, `space3` as `--echelon-space-3`. */
export type TokenName =
  | Capital<ColorRole>
  | keyof typeof sizes
  | 'fontFamily'
  | 'fontFamilyDisplay'
  | 'radiusControl'
  | 'radiusCard'
  | 'shadowRaised'
  | 'shadowFloating';

/** A value for every token. */
export type Theme = Record<TokenName, string>;

const pair = ({ light, dark }: ColorPair): string => (light === dark ? light : `light-dark(${light}, ${dark})`);

/** Turns what a brand decides into a value for every token; both colour schemes in one, selected by `color-scheme`. */
export function makeTheme(brand: Brand): Theme {
  const c = brand.color;
  return {
    ...sizes,
    colorCanvas: pair(c.canvas),
    colorSurface: pair(c.surface),
    colorSunken: pair(c.sunken),
    colorLine: pair(c.line),
    colorLineStrong: pair(c.lineStrong),
    colorText: pair(c.text),
    colorTextMuted: pair(c.textMuted),
    colorAccent: pair(c.accent),
    colorAccentHover: pair(c.accentHover),
    colorOnAccent: pair(c.onAccent),
    colorAccentText: pair(c.accentText),
    colorAccentSurface: pair(c.accentSurface),
    colorAction: pair(c.action),
    colorActionHover: pair(c.actionHover),
    colorOnAction: pair(c.onAction),
    colorInverse: pair(c.inverse),
    colorOnInverse: pair(c.onInverse),
    colorSuccess: pair(c.success),
    colorSuccessSurface: pair(c.successSurface),
    colorWarning: pair(c.warning),
    colorWarningSurface: pair(c.warningSurface),
    colorCritical: pair(c.critical),
    colorCriticalSurface: pair(c.criticalSurface),
    colorInfo: pair(c.info),
    colorInfoSurface: pair(c.infoSurface),
    colorBike: pair(c.bike),
    colorRow: pair(c.row),
    colorRun: pair(c.run),
    colorClimb: pair(c.climb),
    colorStrength: pair(c.strength),
    colorStretch: pair(c.stretch),
    colorOnHue: pair(c.onHue),
    colorFocus: pair(c.focus),
    colorBackdrop: pair(c.backdrop),
    fontFamily: brand.fontFamily,
    fontFamilyDisplay: brand.fontFamilyDisplay,
    radiusControl: `${brand.radius.control}px`,
    radiusCard: `${brand.radius.card}px`,
    // two layers each: a tight one for the edge, a wide one for the height
    shadowFloating: '0 1px 3px rgb(17 19 23 / .08), 0 6px 20px rgb(17 19 23 / .14)',
    shadowRaised: '0 2px 6px rgb(17 19 23 / .08), 0 16px 40px rgb(17 19 23 / .16)',
  };
}
