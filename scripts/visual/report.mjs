import { states } from './compare.mjs';

export const escaped = text => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`);

// Looks like the handbook, and needs nothing of it: the page is opened as a file.
export const style = `
:root { color-scheme: light dark; --canvas: light-dark(#f6f6f4, #0e0f12); --surface: light-dark(#fff, #17191e); --line: light-dark(#e3e3df, #2a2d34); --edge: light-dark(#83858b, #737883);
  --text: light-dark(#111317, #f2f2ef); --muted: light-dark(#5a5d65, #a9adb6); --sunken: light-dark(#eeeeea, #23262d); --focus: light-dark(#1f5fd6, #8ab8ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 14px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; padding: 12px 24px; border-block-end: 1px solid var(--line); background: var(--surface); }
h1 { margin: 0; font-size: 18px; line-height: 1.15; } h2 { margin: 0; font-size: 16px; font-weight: 500; overflow-wrap: anywhere; }
fieldset { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; border: 0; } legend { position: absolute; clip-path: inset(50%); }
label.filter { display: flex; gap: 6px; align-items: center; min-height: 36px; padding-inline: 12px; border: 1px solid var(--edge); border-radius: 8px; cursor: pointer; }
input[type=search] { min-height: 36px; inline-size: 220px; padding-inline: 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--surface); color: inherit; font: inherit; }
button { min-height: 36px; padding-inline: 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--surface); color: inherit; font: inherit; cursor: pointer; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
main { display: grid; gap: 16px; padding: 24px; } p { margin: 0; color: var(--muted); max-inline-size: 68ch; }
article { border: 1px solid var(--line); border-radius: 14px; background: var(--surface); padding: 16px; scroll-margin-block-start: 72px; }
article > div:first-child { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between; margin-block-end: 12px; }
.pictures { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 16px; align-items: start; }
figure { margin: 0; min-inline-size: 0; } figcaption { color: var(--muted); margin-block-end: 4px; }
figure a { display: block; border: 1px solid var(--line); background: repeating-conic-gradient(var(--sunken) 0 25%, var(--surface) 0 50%) 0 / 16px 16px; }
img { display: block; max-inline-size: 100%; block-size: auto; }
@media (max-width: 720px) { .pictures { grid-auto-flow: row; } header { position: static; } }
[hidden] { display: none !important; }`;

const script = `
const all = [...document.querySelectorAll('article')];
const count = document.querySelector('[role=status]');
const filters = [...document.querySelectorAll('[name=state]')];
const words = document.querySelector('[type=search]');
const show = () => {
  const chosen = filters.filter(({ checked }) => checked).map(({ value }) => value);
  for (const article of all) article.hidden = !chosen.includes(article.dataset.state) || !article.id.includes(words.value.trim());
  count.textContent = all.filter(({ hidden }) => !hidden).length + ' of ' + all.length + ' shown';
};
document.querySelector('header').addEventListener('input', show);
const scheme = document.querySelector('button');
scheme.addEventListener('click', () => { const root = document.documentElement; const isDark = getComputedStyle(root).colorScheme === 'dark' || (getComputedStyle(root).colorScheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches); root.style.colorScheme = isDark ? 'light' : 'dark'; });
addEventListener('keydown', event => {
  if (event.target.matches('input[type=search]') || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = { j: 1, k: -1 }[event.key];
  if (event.key === '/') { event.preventDefault(); words.focus(); }
  if (!step) return;
  const shown = all.filter(({ hidden }) => !hidden);
  const next = shown[Math.min(shown.length - 1, Math.max(0, shown.indexOf(document.activeElement) + step))];
  next?.focus(); next?.scrollIntoView({ block: 'start' });
});
show();`;

const picture = (kind, caption, name) =>
  `<figure><figcaption>${caption}</figcaption><a href="../${kind}/${name}.png"><img loading="lazy" src="../${kind}/${name}.png" alt="${escaped(`${caption}: ${name}`)}"></a></figure>`;

const entry = ({ name, state, pixels }) =>
  `<article id="${escaped(name)}" data-state="${state}" tabindex="-1"><div><h2>${escaped(name)}</h2><span>${state}${pixels > 0 ? `, ${pixels.toLocaleString('en-US')} pixels` : ''}</span></div><div class="pictures">` +
  (state === 'new' ? '' : picture('baselines', 'Before', name)) +
  (state === 'gone' || state === 'unchanged' ? '' : picture('now', 'After', name)) +
  (state === 'changed' ? picture('difference', 'Difference', name) : '') +
  '</div></article>';

const filter = (state, count) =>
  `<label class="filter"><input type="checkbox" name="state" value="${state}"${state === 'unchanged' ? '' : ' checked'}>${count} ${state}</label>`;

/** What differs first, most of all at the top. */
const order = ({ state: a, pixels: x }, { state: b, pixels: y }) =>
  ['changed', 'new', 'gone', 'unchanged'].indexOf(a) - ['changed', 'new', 'gone', 'unchanged'].indexOf(b) || y - x;

/**
 * The page that shows before, after and difference side by side.
 * @param {readonly { name: string, state: string, pixels: number }[]} results
 * @param {readonly { id: string, why: string }[]} failures
 */
export function reportPage(results, failures) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures of the handbook</title><style>${style}</style></head><body>
<header><h1>Pictures of the handbook</h1><fieldset><legend>Show</legend>${states.map(state => filter(state, results.filter(result => result.state === state).length)).join('')}</fieldset>
<input type="search" aria-label="Find a story" placeholder="Find a story"><button type="button">Light or dark</button><span role="status"></span></header>
<main><p>Keys: J and K go from picture to picture, / finds a story. A picture opens in its own size. <code>npm run visual:accept</code> accepts everything; with <code>-- --only button</code> only what has that in its name.</p>
${failures.map(({ id, why }) => `<p><strong>${escaped(id)}</strong> has no picture: ${escaped(why)}</p>`).join('')}
${results.toSorted(order).map(entry).join('\n')}</main><script>${script}</script></body></html>\n`;
}
