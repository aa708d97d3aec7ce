import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ownBelowCheckout, removeOwn } from './lib/own-folder.mjs';
import { optionsOf } from './lib/options.mjs';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/setup.mjs';

requireNode();
ensureInstalled();

const { chromium: engine } = await import('playwright');
const { chromium, ensureChromium } = await import('./lib/chromium.mjs');
const { storiesOf, withHandbook } = await import('./lib/handbook.mjs');
const { compare, stateCounts } = await import('./visual/compare.mjs');
const { reportPage } = await import('./visual/report.mjs');
const { nameOf, takePictures, variantsOf } = await import('./visual/take.mjs');

// Fonts differ between machines, and so do pictures: each machine keeps its own, and git keeps none.
const folder = ownBelowCheckout('visual');
const file = (kind, name) => `${folder}/${kind}/${name}.png`;
const read = path => (existsSync(path) ? readFileSync(path) : undefined);
const write = (path, content) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};
const namesIn = kind =>
  (existsSync(`${folder}/${kind}`) ? readdirSync(`${folder}/${kind}`, { recursive: true, encoding: 'utf8' }) : [])
    .filter(name => name.endsWith('.png'))
    .map(name => name.replaceAll('\\', '/').replace(/\.png$/, ''));

const { only = '', ...options } = optionsOf({ only: 'text', screens: 'flag', accept: 'flag' });
const isMeant = name => name.includes(only);

/** What the last run saw becomes what the next one is compared with. */
function accept() {
  const results = JSON.parse(read(`${folder}/results.json`)?.toString() ?? '[]');
  const open = results.filter(({ name, state }) => state !== 'unchanged' && isMeant(name));
  for (const result of open) {
    if (result.state === 'gone') rmSync(file('baselines', result.name), { force: true });
    else write(file('baselines', result.name), readFileSync(file('now', result.name)));
    rmSync(file('difference', result.name), { force: true });
  }
  const left = results
    .filter(({ name, state }) => !(state === 'gone' && isMeant(name)))
    .map(result => (isMeant(result.name) ? { ...result, state: 'unchanged', pixels: 0 } : result));
  publish(left);
  console.log(`${open.length} accepted; now ${stateCounts(left)}.`);
}

function publish(results, failures = []) {
  write(`${folder}/results.json`, JSON.stringify(results));
  write(`${folder}/report/index.html`, reportPage(results, failures));
}

async function look() {
  ensureChromium();
  const began = performance.now();
  removeOwn(`${folder}/now`);
  removeOwn(`${folder}/difference`);
  const failures = [];
  const seen = new Set();
  const expected = await withHandbook(async address => {
    const browser = await engine.launch(chromium());
    try {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-US',
        timezoneId: 'UTC',
        deviceScaleFactor: 1,
      });
      const page = await context.newPage();
      const stories = await storiesOf(page, address);
      await page.close();
      const meant = stories.filter(story => variantsOf(story).some(variant => isMeant(nameOf(story, variant))));
      let count = 0;
      await takePictures(context, address, meant, {
        keep: (name, picture) => {
          if (!isMeant(name)) return;
          seen.add(name);
          write(file('now', name), picture);
        },
        failed: (story, why) => {
          failures.push({ id: story.id, why });
          console.log(`\r${story.id} has no picture: ${why}`);
        },
        done: () => process.stdout.isTTY && process.stdout.write(`\r${(count += 1)} of ${meant.length} stories`),
      });
      return new Set(stories.flatMap(story => variantsOf(story).map(variant => nameOf(story, variant))));
    } finally {
      await browser.close();
    }
  });
  const broken = new Set(failures.map(({ id }) => id));
  // A picture that is not taken this time, of a story that is still there, is not gone.
  const gone = namesIn('baselines').filter(
    name => isMeant(name) && !seen.has(name) && !(expected.has(name) && broken.has(name.split('/')[0])),
  );
  const results = [...seen, ...gone]
    .toSorted((a, b) => a.localeCompare(b))
    .map(name => {
      const { difference, ...result } = compare(read(file('baselines', name)), read(file('now', name)));
      if (difference) write(file('difference', name), difference);
      return { name, ...result };
    });
  publish(results, failures);
  console.log(
    `\r${stateCounts(results)}${failures.length > 0 ? `, ${failures.length} stories without a picture` : ''} (${((performance.now() - began) / 1000).toFixed(0)} s)`,
  );
  console.log(`See visual/report/index.html; npm run visual:accept accepts what is changed, new and gone.`);
  process.exitCode = failures.length > 0 || results.some(({ state }) => state === 'changed') ? 1 : 0;
}

/** Every screen of the four sites on one page. */
async function screens() {
  await ensureBuilt({ only: ['package', 'script tag', 'node', 'stripe', 'portal'] });
  ensureChromium();
  const began = performance.now();
  const [{ takeScreens }, { screensPage }] = await Promise.all([
    import('./visual/screens.mjs'),
    import('./visual/screens-page.mjs'),
  ]);
  removeOwn(`${folder}/screens`);
  const pictures = [];
  const failures = [];
  const browser = await engine.launch(chromium());
  try {
    await takeScreens(browser, {
      isMeant,
      keep: (picture, image) => {
        const name = `${[picture.group, picture.screen, picture.of, picture.width, picture.mode]
          .join('-')
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')}.jpg`;
        write(`${folder}/screens/${name}`, image);
        pictures.push({ ...picture, file: name });
        if (process.stdout.isTTY) process.stdout.write(`\r${pictures.length} pictures`);
      },
      failed: (screen, why) => {
        failures.push({ screen, why });
        console.log(`\r${screen} has no picture: ${why}`);
      },
    });
  } finally {
    await browser.close();
  }
  write(`${folder}/screens/index.html`, screensPage(pictures, failures));
  console.log(
    `\r${pictures.length} pictures (${((performance.now() - began) / 1000).toFixed(0)} s). See visual/screens/index.html.`,
  );
  process.exitCode = failures.length > 0 ? 1 : 0;
}

if (options.screens) await screens();
else if (options.accept) accept();
else await look();
