import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.js';
import { focus } from './focus.js';
import { easing } from './motion.js';
// First in every sheet list, in any order of imports: the reset has the same weight as a component's class.
import './root.css.js';

// Read by `.css.ts` files only, at build time.

/** Seen on a keyboard's focus, in every scheme, forced colours too. */
export const focusRing = {
  outline: `${focus.width}px solid ${vars.colorFocus}`,
  outlineOffset: focus.offset,
} satisfies StyleRule;

/** What lies on the page and belongs together: paper without a line, on canvas. */
export const card = {
  // seen where colours are forced
  outline: '1px solid transparent',
  outlineOffset: -1,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
} satisfies StyleRule;

/** What lies over the page: on a dark one its shadow is not seen, so there it has a line around it. */
const over = (radius: string, boxShadow: string) =>
  ({
    border: `1px solid light-dark(transparent, ${vars.colorLine})`,
    borderRadius: radius,
    background: vars.colorSurface,
    color: vars.colorText,
    boxShadow,
  }) satisfies StyleRule;

/** Dialogs and toasts. */
export const raised = over(vars.radiusCard, vars.shadowRaised);

/** Menus and lists that belong to a control. */
export const floating = over(vars.radiusControl, vars.shadowFloating);

/** There for a screen reader, taking no room. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/** Answers a touch: these properties change over the feedback time, at once under reduced motion. */
export const feedback = (...properties: string[]) =>
  ({
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        transition: `${vars.durationFeedback} ${easing}`,
        transitionProperty: properties.join(','),
      },
    },
  }) satisfies StyleRule;

const text = (fontSize: string, lineHeight: string, fontWeight: string) => ({ fontSize, lineHeight, fontWeight });

/** The narrow face, set like a scoreboard: figures as wide as they are, no air between lines. Where a system has none, its own sans-serif stands in. */
const display = (fontSize: string, lineHeight = '1') => ({
  ...text(fontSize, lineHeight, '700'),
  fontFamily: vars.fontFamilyDisplay,
  // a face with a width axis comes in its narrow form
  fontStretch: '75%',
  fontVariantNumeric: 'proportional-nums',
});

/** The steps of the type scale, as they are used: one size, line height and weight each. Nothing else sets a font size. */
export const type = {
  caption: text(vars.fontCaption, vars.lineText, vars.weightRegular),
  small: text(vars.fontSmall, vars.lineText, vars.weightRegular),
  body: text(vars.fontBody, vars.lineText, vars.weightRegular),
  label: text(vars.fontSmall, vars.lineText, vars.weightMedium),
  lead: text(vars.fontLead, vars.lineTitle, vars.weightBold),
  title: text(vars.fontTitle, vars.lineTitle, vars.weightBold),
  heading: display(vars.fontHeading, vars.lineTitle),
  // the title of a screen: smaller in a narrow place
  display: display(`clamp(${vars.fontHeading}, 5cqi, ${vars.fontDisplay})`),
  figure: display(vars.fontFigure),
  score: display(vars.fontScore),
} satisfies Record<string, StyleRule>;
