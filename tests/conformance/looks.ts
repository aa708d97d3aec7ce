import { layoutProblems } from '../../.storybook/checks/layout-problems.js';
import { hostilePages } from '../support/hostile-pages.js';
import type { Tab } from '../support/tab/tab.js';

/*
 * What is asked of how widgets look, wherever they are: on one page with all of them while nobody is signed in, and
 * each by itself where it shows most. Answers name the widget; none when all is well.
 */

/** Opens a page that can look at itself. */
export const canLook = `<style>body{margin:0}</style><script>window.layoutProblems = ${String(layoutProblems)}</script>`;

/** Where widgets are in that page, so that rules can give them a width; the paragraph is the page's own. */
export const placed = (body: string): string => `<p id="page">Page</p><div id="place">${body}</div>`;

/** What is wrong in each box under each of these rules, in these directions; two frames after they came. */
const problemsUnder = (
  tab: Tab,
  selectors: readonly string[],
  rules: Readonly<Record<string, string>>,
  directions: readonly string[] = ['ltr'],
): Promise<Record<string, string[]>> =>
  tab.evaluate(
    async ([boxes, all, dirs]) => {
      const look: typeof layoutProblems = Reflect.get(window, 'layoutProblems');
      const found: Record<string, string[]> = {};
      for (const dir of dirs) {
        document.documentElement.dir = dir;
        for (const [name, text] of Object.entries(all)) {
          const style = document.createElement('style');
          style.textContent = text;
          document.head.append(style);
          await new Promise(resolve => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
            setTimeout(resolve, 1000);
          });
          for (const box of boxes) {
            const problems = look(box);
            if (problems.length > 0) found[`${box}: ${name}, ${dir}`] = problems;
          }
          style.remove();
        }
      }
      document.documentElement.dir = 'ltr';
      return found;
    },
    [selectors, rules, directions] as const,
  );

/** Said by browsers of the font that never comes. */
export const hostileNoise = /never\.woff2|OTS parsing|Failed to decode downloaded font/;

/** Pages that were not made for a widget, wide and in 320 px. */
export function problemsInHostilePages(tab: Tab, tags: readonly string[]): Promise<Record<string, string[]>> {
  const pages = Object.entries(hostilePages).flatMap(([name, rules]) => [
    [name, rules],
    [`${name}, in 320 px`, `${rules} #place { display: block !important; clear: both; width: 320px !important }`],
  ]);
  return problemsUnder(tab, tags, Object.fromEntries(pages));
}

/** Sideways scrolling and what else goes wrong at 200 % zoom and in 320 px, right to left too. */
export async function problemsWhenNarrow(tab: Tab, tags: readonly string[]): Promise<Record<string, string[]>> {
  const directions = ['ltr', 'rtl'];
  const under = async (rules: Readonly<Record<string, string>>): Promise<Record<string, string[]>> => {
    const found = await problemsUnder(tab, ['html'], rules, directions);
    // The page as a whole says that something is wrong; now whose it is.
    return Object.keys(found).length > 0 ? { ...found, ...(await problemsUnder(tab, tags, rules, directions)) } : found;
  };
  await tab.resize(1280, 800);
  const inColumn = await under({ '320 px of a wide page': '#place { width: 320px }' });
  // A browser's zoom of 200 % leaves half of a window's pixels.
  await tab.resize(640, 400);
  const zoomed = await under({ '200 % of 1280 px': '', '400 % of 1280 px': 'html { zoom: 2 }' });
  // WebKit's window stays wider than its own buttons.
  if (tab.engine === 'webkit') return { ...inColumn, ...zoomed };
  await tab.resize(320, 800);
  const inWindow = await under({ 'a window of 320 px': '' });
  await tab.resize(1280, 720);
  return { ...inColumn, ...zoomed, ...inWindow };
}

/**
 * Axe writes a style into each frame to see what it does, and the card provider's frames allow none. Firefox reports
 * it.
 */
export const axeNoise = /frame\.html\?type=\w+%20line%20\d+%20%3E%20eval|blocked an inline style \(style-src-elem\)/;

// Two frames are waited for here, and a second at most: browsers were seen that drew none for two minutes.

/** What axe objects to on this page, in light and in dark. */
export async function axeInBothSchemes(tab: Tab, tags: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const theme of ['light', 'dark'] as const) {
    await tab.evaluate(
      async ([names, now]) => {
        Object.assign(
          document.documentElement.style,
          now === 'dark'
            ? { colorScheme: 'dark', background: '#0e0f12', color: '#fff' }
            : { colorScheme: 'light', background: '#fff', color: '#000' },
        );
        for (const name of names) document.querySelector(name)?.setAttribute('theme', now);
        // Firefox takes new colours only while they are read, and keeps them.
        for (const name of names) {
          document.querySelector(name)?.scrollIntoView({ block: 'center', behavior: 'instant' });
          await new Promise(resolve => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
            setTimeout(resolve, 1000);
          });
        }
        scrollTo({ top: 0, behavior: 'instant' });
      },
      [tags, theme] as const,
    );
    const violations = await tab.axe();
    if (violations.length > 0) found[theme] = violations;
  }
  await tab.evaluate(names => {
    for (const name of names) document.querySelector(name)?.removeAttribute('theme');
    document.documentElement.removeAttribute('style');
  }, tags);
  return found;
}

const loudRules =
  'html{font-size:62.5%} *{color:rgb(255,0,255)!important;letter-spacing:9px;text-transform:uppercase} button,input,p,h1,h2,h3,dialog{all:unset;border:9px solid lime!important;font:40px serif!important} .card,.title,.root{display:none!important}';

/** Which styles of a loud page reach into a widget, and whether any of a widget's reaches the page. */
export const styleLeaks = (tab: Tab, tags: readonly string[]): Promise<string[]> =>
  tab.evaluate(
    async ([names, rules]) => {
      const loud = document.createElement('style');
      loud.textContent = rules;
      document.head.append(loud);
      await new Promise(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1000);
      });
      const leaks: string[] = [];
      for (const name of names) {
        const own = document.querySelector(name)?.shadowRoot?.querySelector('[data-echelon-root] > *');
        if (!own) {
          leaks.push(`${name} shows nothing`);
          continue;
        }
        const style = getComputedStyle(own);
        const button = own.querySelector('button');
        const border = button ? getComputedStyle(button).borderTopColor : '';
        if (style.letterSpacing !== 'normal') leaks.push(`${name}: letter-spacing ${style.letterSpacing}`);
        if (style.textTransform !== 'none') leaks.push(`${name}: text-transform ${style.textTransform}`);
        if (style.fontSize !== '16px') leaks.push(`${name}: font-size ${style.fontSize}`);
        if (style.color === 'rgb(255, 0, 255)') leaks.push(`${name}: color ${style.color}`);
        if (border === 'rgb(0, 255, 0)') leaks.push(`${name}: a button's border ${border}`);
      }
      const paragraph = document.querySelector('#page');
      const pageBorder = paragraph ? getComputedStyle(paragraph).borderTopColor : 'none';
      if (pageBorder !== 'rgb(0, 255, 0)') leaks.push(`the page's own paragraph has the border ${pageBorder}`);
      if (document.adoptedStyleSheets.length > 0) leaks.push('the page has adopted style sheets');
      loud.remove();
      return leaks;
    },
    [tags, loudRules] as const,
  );
