import type { Appearance } from '@stripe/stripe-js';
import type { FrameLook } from '../messages.js';
import { directionOf, spoken } from '../locale.js';

type Variables = NonNullable<Appearance['variables']>;

/** Which variables of the published `appearance` mean what here. */
const names = {
  colorPrimary: '--primary',
  colorBackground: '--background',
  colorText: '--text',
  colorTextSecondary: '--quiet',
  colorTextPlaceholder: '--placeholder',
  colorDanger: '--danger',
  inputColorBorder: '--line',
  inputFocusColorBorder: '--focus',
  fontFamily: '--font',
  fontSizeBase: '--size',
  fontWeightNormal: '--weight',
  labelFontWeight: '--label-weight',
  borderRadius: '--radius',
  spacingUnit: '--unit',
} satisfies Partial<Record<keyof Variables, string>>;

/** Applies the page's appearance to the frame's document. */
export function applyAppearance(root: HTMLElement, look: FrameLook): void {
  const { theme, labels, variables = {} } = look.appearance;
  root.lang = spoken(look.locale);
  root.dir = directionOf(look.locale);
  root.classList.toggle('night', theme === 'night');
  root.classList.toggle('floating', labels === 'floating');
  if (look.ground === undefined) root.style.removeProperty('--ground');
  else root.style.setProperty('--ground', look.ground);
  const given = new Map(Object.entries(variables));
  for (const [variable, property] of Object.entries(names)) {
    const value = given.get(variable);
    if (value === undefined) root.style.removeProperty(property);
    else root.style.setProperty(property, value);
  }
}
