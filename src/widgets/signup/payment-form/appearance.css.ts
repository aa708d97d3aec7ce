import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens/contract.js';

// Through a mix, every browser computes any notation of a colour to one: `color(srgb r g b)`.
const mixed = (token: string) => `color-mix(in srgb, ${token} 100%, #000)`;

/**
 * Carries the tokens that the provider's frames are given: a custom property cannot be read resolved, a real one can.
 * When page, system or widget changes one of them, the change is a transition, and its end is an event.
 */
export const probe = style({
  position: 'absolute',
  visibility: 'hidden',
  // Above a page that stops all motion by `* { transition: none !important }`: nobody sees this one move.
  transition: 'all 1ms allow-discrete !important',
  color: mixed(vars.colorText),
  backgroundColor: mixed(vars.colorSurface),
  caretColor: mixed(vars.colorTextMuted),
  borderTopColor: mixed(vars.colorLineStrong),
  outlineColor: mixed(vars.colorFocus),
  textDecorationColor: mixed(vars.colorCritical),
  columnRuleColor: mixed(vars.colorSuccess),
  fontFamily: vars.fontFamily,
  fontSize: vars.fontBody,
  fontWeight: vars.weightMedium,
  letterSpacing: vars.fontSmall,
  borderTopLeftRadius: vars.radiusControl,
  width: vars.space1,
});
