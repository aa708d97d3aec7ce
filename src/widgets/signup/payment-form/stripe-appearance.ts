import type { Appearance } from '@stripe/stripe-js';

/** The tokens that reach the provider's frames, resolved: colours as `rgb(r, g, b)`, lengths in px. */
export interface FrameTokens {
  text: string;
  textMuted: string;
  surface: string;
  lineStrong: string;
  focus: string;
  critical: string;
  success: string;
  fontFamily: string;
  fontBody: string;
  fontSmall: string;
  weightMedium: string;
  radiusControl: string;
  space1: string;
}

/** How light a colour is to the eye, roughly: enough to distinguish paper from ink. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return 2 * red + 7 * green + blue;
}

/** Our tokens as the provider's frames take them, so that its fields look like ours under every brand. */
export function stripeAppearance({
  text,
  textMuted,
  surface,
  lineStrong,
  focus,
  critical,
  success,
  fontFamily,
  fontBody,
  fontSmall,
  weightMedium,
  radiusControl,
  space1,
}: FrameTokens): Appearance {
  return {
    // What the variables do not reach follows the brand, which may be dark on a light page.
    theme: lightness(text) > lightness(surface) ? 'night' : 'stripe',
    variables: {
      colorPrimary: focus,
      colorBackground: surface,
      colorText: text,
      colorTextSecondary: textMuted,
      colorTextPlaceholder: textMuted,
      colorDanger: critical,
      colorSuccess: success,
      iconColor: textMuted,
      inputColorBorder: lineStrong,
      inputFocusColorBorder: focus,
      fontFamily,
      fontSizeBase: fontBody,
      fontSizeSm: fontSmall,
      labelFontWeight: weightMedium,
      borderRadius: radiusControl,
      spacingUnit: space1,
    },
    rules: {
      '.Input': { boxShadow: 'none', border: `1px solid ${lineStrong}` },
      '.Input:focus': { borderColor: focus, boxShadow: `0 0 0 1px ${focus}` },
      '.Input--invalid': { borderColor: critical, boxShadow: `inset 0 0 0 1px ${critical}` },
      '.Label': { fontSize: fontSmall, color: text },
      '.Error': { fontSize: fontSmall, color: critical },
    },
  };
}
