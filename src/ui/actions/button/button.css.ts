import { style, styleVariants, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { feedback } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

const usable = '&:not([aria-disabled=true]):hover';

export const button = style([
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space2,
    maxWidth: '100%',
    paddingBlock: vars.space1,
    border: '1px solid transparent',
    borderRadius: vars.radiusControl,
    fontSize: vars.fontBody,
    fontWeight: vars.weightMedium,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[aria-busy=true]': { cursor: 'progress' },
      // the same for every type: what cannot be done has no tone
      '&[aria-disabled=true]:not([aria-busy])': {
        background: vars.colorSunken,
        borderColor: 'transparent',
        color: vars.colorTextMuted,
        cursor: 'not-allowed',
      },
      '&[data-full]': { width: '100%' },
      '&[data-icon-end]': { flexDirection: 'row-reverse' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-disabled=true]:not([aria-busy])': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  feedback('background-color', 'border-color', 'color'),
]);

// Heights 36, 44, 52 px (spec s.9)
export const sizes = styleVariants({
  sm: { minHeight: 36, paddingInline: vars.space3, fontSize: vars.fontSmall },
  md: { minHeight: 44, paddingInline: vars.space4 },
  lg: { minHeight: 52, paddingInline: vars.space5 },
});

const fill = (background: string, text: string, hover: string, edge?: string): StyleRule => ({
  background,
  color: text,
  ...(edge && { borderColor: edge }),
  selectors: { [usable]: { background: hover } },
});

export const types = styleVariants({
  primary: fill(vars.colorAction, vars.colorOnAction, vars.colorActionHover),
  // joins, pays or goes live, and nothing else
  start: fill(vars.colorAccent, vars.colorOnAccent, vars.colorAccentHover),
  secondary: fill(vars.colorSurface, vars.colorText, vars.colorSunken, vars.colorLineStrong),
  ghost: [
    fill('transparent', vars.colorText, vars.colorSunken),
    // words alone: with a fill it would weigh more than one that can be pressed
    { selectors: { '&[aria-disabled=true]:not([aria-busy])': { background: 'transparent' } } },
  ],
  // with its edge: without it, the fill looks disabled on dark and tinted surfaces
  warning: fill(vars.colorCriticalSurface, vars.colorCritical, vars.colorSunken, vars.colorCritical),
  'warning-secondary': fill('transparent', vars.colorCritical, vars.colorCriticalSurface, vars.colorCritical),
} satisfies Record<string, ComplexStyleRule>);

// The words keep their room under the spinner, so that nothing beside the button moves.
export const content = style({
  selectors: { [`${button}[aria-busy=true] > &`]: { opacity: 0 } },
});

export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
