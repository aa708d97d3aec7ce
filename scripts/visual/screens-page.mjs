import { escaped, style } from './report.mjs';

/** @typedef {{ group: string, screen: string, of: string, width: number, mode: string, file: string }} Picture */

const own = `
h2 { font-size: 18px; font-weight: 700; padding-block: 16px 0; } h3 { margin: 0; font-size: 16px; font-weight: 500; }
.grid { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
figure { inline-size: var(--seen); } figure a { block-size: 320px; overflow: hidden; } img { inline-size: 100%; max-inline-size: none; }
figure[data-width="1440"] { --seen: 360px; } figure[data-width="768"] { --seen: 220px; } figure[data-width="320"] { --seen: 132px; }`;

const script = `
const all = [...document.querySelectorAll('figure')];
const boxes = [...document.querySelectorAll('[type=checkbox]')];
const words = document.querySelector('[type=search]');
const count = document.querySelector('[role=status]');
const show = () => {
  const on = name => boxes.filter(box => box.name === name && box.checked).map(({ value }) => value);
  const wanted = ['of', 'width', 'mode'].map(name => [name, on(name)]);
  for (const figure of all) figure.hidden = !wanted.every(([name, values]) => values.includes(figure.dataset[name])) || !figure.dataset.name.includes(words.value.trim().toLowerCase());
  for (const part of document.querySelectorAll('article, section')) part.hidden = !part.querySelector('figure:not([hidden])');
  count.textContent = all.filter(({ hidden }) => !hidden).length + ' of ' + all.length + ' shown';
};
document.querySelector('header').addEventListener('input', show);
show();`;

const groupBy = (pictures, key) => {
  const groups = new Map();
  for (const picture of pictures) groups.set(picture[key], [...(groups.get(picture[key]) ?? []), picture]);
  return [...groups];
};

const figure = ({ screen, of, width, mode, file }) =>
  `<figure data-of="${escaped(of)}" data-width="${width}" data-mode="${escaped(mode)}" data-name="${escaped(`${screen} ${of}`.toLowerCase())}"><a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(`${screen}, ${of}, ${width} px, ${mode}`)}"></a><figcaption>${escaped(of)}, ${width}, ${escaped(mode)}</figcaption></figure>`;

const article = ([screen, pictures]) =>
  `<article><div><h3>${escaped(screen)}</h3></div><div class="grid">${pictures.map(figure).join('')}</div></article>`;

/**
 * All screens in a grid, as a page that is opened as a file.
 * @param {readonly Picture[]} pictures
 * @param {readonly { screen: string, why: string }[]} failures
 */
export function screensPage(pictures, failures) {
  const choices = key => [...new Set(pictures.map(picture => picture[key]))];
  const filter = (key, legend) =>
    `<fieldset><legend>${legend}</legend>${choices(key)
      .map(
        value =>
          `<label class="filter"><input type="checkbox" name="${key}" value="${escaped(String(value))}" checked>${escaped(String(value))}</label>`,
      )
      .join('')}</fieldset>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>All screens</title><style>${style}${own}</style></head><body>
<header><h1>All screens</h1><input type="search" aria-label="Find a screen" placeholder="Find a screen">${filter('of', 'Whose')}${filter('width', 'Width')}${filter('mode', 'Mode')}<span role="status"></span></header>
<main><p>Each picture opens in its own size.</p>
${failures.map(({ screen, why }) => `<p><strong>${escaped(screen)}</strong> has no picture: ${escaped(why)}</p>`).join('')}
${groupBy(pictures, 'group')
  .map(
    ([group, ofGroup]) =>
      `<section><h2>${escaped(group)}</h2>${groupBy(ofGroup, 'screen').map(article).join('\n')}</section>`,
  )
  .join('\n')}</main><script>${script}</script></body></html>\n`;
}
