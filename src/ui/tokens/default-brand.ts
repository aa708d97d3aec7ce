import type { Brand } from './brand.js';

/** Ink on paper, one warm red. */
export const defaultBrand: Brand = {
  color: {
    canvas: { light: '#F6F6F4', dark: '#0E0F12' },
    surface: { light: '#FFFFFF', dark: '#17191E' },
    sunken: { light: '#EEEEEA', dark: '#23262D' },
    line: { light: '#E3E3DF', dark: '#2A2D34' },
    lineStrong: { light: '#83858B', dark: '#737883' },
    text: { light: '#111317', dark: '#F2F2EF' },
    textMuted: { light: '#5A5D65', dark: '#A9ADB6' },
    accent: { light: '#D7263D', dark: '#D7263D' },
    accentHover: { light: '#B81E33', dark: '#B81E33' },
    onAccent: { light: '#FFFFFF', dark: '#FFFFFF' },
    accentText: { light: '#C41F35', dark: '#FF7385' },
    accentSurface: { light: '#FDECEE', dark: '#38191F' },
    inverse: { light: '#111317', dark: '#F2F2EF' },
    onInverse: { light: '#FFFFFF', dark: '#111317' },
    success: { light: '#1A6A42', dark: '#6CCB98' },
    successSurface: { light: '#E6F4EC', dark: '#14291F' },
    warning: { light: '#764A00', dark: '#F0B854' },
    warningSurface: { light: '#FDF2DA', dark: '#2E2410' },
    critical: { light: '#A61B12', dark: '#FF8A7A' },
    criticalSurface: { light: '#FCEBE8', dark: '#361A17' },
    info: { light: '#1F5A96', dark: '#86B9F0' },
    infoSurface: { light: '#E8F1FA', dark: '#152536' },
    focus: { light: '#1F5FD6', dark: '#8AB8FF' },
    backdrop: { light: 'rgb(17 19 23 / .56)', dark: 'rgb(0 0 0 / .68)' },
  },
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  radius: { control: 8, card: 14 },
};
