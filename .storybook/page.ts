import '../src/ui/tokens/brands.css.js';

export type PageTheme = 'light' | 'dark';

/** The page around a story, styled as a host page would style itself. */
export function applyPageTheme(theme: PageTheme): void {
  const page = document.documentElement;
  page.style.setProperty('color-scheme', theme);
  page.style.setProperty('background-color', 'var(--echelon-color-canvas, light-dark(#f6f6f4, #0e0f12))');
  page.dataset['echelonTheme'] = theme;
  document.body.style.setProperty('background-color', 'transparent');
}

/** Sets the `--echelon-*` properties of a known brand on the page, as a partner's page would. */
export function brandPage(brand: string): void {
  document.documentElement.dataset['echelonBrand'] = brand;
}
