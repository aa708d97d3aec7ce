export type PageTheme = 'light' | 'dark';

/** The page a story stands on, as a host page would dress itself. */
export function dressPage(theme: PageTheme): void {
  const page = document.documentElement;
  page.style.setProperty('color-scheme', theme);
  page.style.setProperty('background-color', theme === 'dark' ? '#0e0f12' : '#f6f6f4');
  page.dataset['echelonTheme'] = theme;
  document.body.style.setProperty('background-color', 'transparent');
}
