import { create } from 'storybook/theming/create';
import type { ColorRole } from '../src/ui/tokens/brand.js';
import { defaultBrand } from '../src/ui/tokens/default-brand.js';
import type { PageTheme } from './page.js';

/** The handbook around the stories, in the system's own colours and type. */
function themeFor(base: PageTheme): ReturnType<typeof create> {
  const color = (role: ColorRole): string => defaultBrand.color[role][base];
  return create({
    base,
    brandTitle: 'Echelon handbook',
    brandTarget: '_self',
    fontBase: defaultBrand.fontFamily,
    colorPrimary: color('accent'),
    colorSecondary: color('info'),
    appBg: color('canvas'),
    appContentBg: color('canvas'),
    appPreviewBg: color('canvas'),
    appBorderColor: color('line'),
    appBorderRadius: defaultBrand.radius.control,
    textColor: color('text'),
    textMutedColor: color('textMuted'),
    barBg: color('surface'),
    barTextColor: color('textMuted'),
    barSelectedColor: color('accentText'),
    barHoverColor: color('text'),
    inputBg: color('surface'),
    inputBorder: color('lineStrong'),
    inputTextColor: color('text'),
    inputBorderRadius: defaultBrand.radius.control,
  });
}

export const themes: Readonly<Record<PageTheme, ReturnType<typeof create>>> = {
  light: themeFor('light'),
  dark: themeFor('dark'),
};
