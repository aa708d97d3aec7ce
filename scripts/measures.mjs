import { requireNode, ensureInstalled } from './lib/setup.mjs';

requireNode();
ensureInstalled();

const { chromium: engine } = await import('playwright');
const { chromium, ensureChromium } = await import('./lib/chromium.mjs');
const { storiesOf, withHandbook } = await import('./lib/handbook.mjs');

ensureChromium();
const stories = await withHandbook(async address => {
  const browser = await engine.launch(chromium());
  try {
    return await storiesOf(await browser.newPage(), address);
  } finally {
    await browser.close();
  }
});

const cell = text => String(text).replaceAll('|', '\\|');
const row = cells => `| ${cells.map(cell).join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const sizeOf = is =>
  Object.entries(is)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/, letter => ` ${letter.toLowerCase()}`)} ${value}${typeof value === 'number' ? ' px' : ''}`,
    )
    .join(', ');
const placeOf = ({ part, selector }) => (part ? `\`::part(${part})\`` : `\`${selector}\``);

const measures = stories.flatMap(story => (story.parameters.measures ?? []).map(measure => ({ story, measure })));
const pieces = stories.filter(({ title }) => title.startsWith('Design system/'));
const pages = [...new Set(pieces.map(({ title }) => title))].toSorted((a, b) => a.localeCompare(b));

console.log(
  `# Measures of the specification\n\n${measures.length} measures. Each is checked in a browser where its story is tested (\`npm test -- --only storybook\`), in the story's file.\n`,
);
console.log(
  table(
    ['Measure', 'Is', 'Measured at', 'Story', 'Tested in'],
    measures.map(({ story, measure }) => [
      measure.of,
      sizeOf(measure.is),
      placeOf(measure),
      `${story.title.replace('Design system/', '')}: ${story.name}`,
      story.file,
    ]),
  ),
);
console.log(
  `\n# Pieces\n\n${pages.length} pieces in ${pieces.length} stories. Each story is checked by axe in light, in dark and right to left, and for its layout in 320 px; those that are used as a person would are interaction tests too.\n`,
);
console.log(
  table(
    ['Piece', 'Stories', 'Of these used as a person would', 'Tested in'],
    pages.map(title => {
      const own = pieces.filter(story => story.title === title);
      return [
        title.replace('Design system/', ''),
        own.length,
        own.filter(({ isPlayed }) => isPlayed).length,
        own[0]?.file,
      ];
    }),
  ),
);
