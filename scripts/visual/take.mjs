import { setTimeout as sleep } from 'node:timers/promises';

const HEIGHT = 640;
const WIDTH = 1024;
const PATIENCE = 45_000;

/** Which pictures a story gets: light and dark, at one width or at those that it names. */
export const variantsOf = ({ parameters }) =>
  (parameters.visual?.widths ?? [WIDTH]).flatMap(width => ['light', 'dark'].map(theme => ({ theme, width })));

/** A name for a picture, good for a file: `button--types/dark-1024`. */
export const nameOf = ({ id }, { theme, width }) => `${id}/${theme}-${width}`;

/** A page that shows stories one after the other: one start, one database, and the way of the tests from story to story. */
async function openStage(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}iframe.html?viewMode=story&id=none&globals=a11y.manual:!true`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
  return page;
}

/** Shows a story and waits until it has been played through; answers why it could not be. */
const show = (page, id) =>
  page.evaluate(
    storyId =>
      new Promise(resolve => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        let why;
        const fail = ({ message, title } = {}) => void (why ??= message ?? title ?? 'It broke.');
        const failures = ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException'];
        for (const event of failures) channel.on(event, fail);
        const finished = ({ storyId: of, status }) => {
          if (of !== storyId) return;
          channel.off('storyFinished', finished);
          for (const event of failures) channel.off(event, fail);
          resolve(status === 'error' ? (why ?? 'It did not finish.') : why);
        };
        channel.on('storyFinished', finished);
        channel.emit('echelon/apply-page-theme', 'light');
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );

/** What is loading has come, unless the story is about that; fonts and pictures are there, and two frames have gone by. */
const settle = page =>
  page.evaluate(async () => {
    // Two seconds are longer than any part takes that is fetched; what is busy after them means to be.
    for (let frames = 0; frames < 120 && document.querySelector('[aria-busy=true]'); frames += 1)
      await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)));
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

async function picturesOf(page, story, keep) {
  // Reached, and measured, where there is room.
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  const why = await Promise.race([show(page, story.id), sleep(PATIENCE, 'It did not finish in time.', { ref: false })]);
  if (why) throw new Error(why);
  for (const variant of variantsOf(story)) {
    await page.setViewportSize({ width: variant.width, height: HEIGHT });
    await page.evaluate(
      theme => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('echelon/apply-page-theme', theme),
      variant.theme,
    );
    await settle(page);
    keep(
      nameOf(story, variant),
      await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' }),
    );
  }
}

/**
 * Takes every story's pictures. Stories with a back end take turns on one page, since each page opens a database of its own;
 * the others fill the second page. A story that breaks is reported and does not stop the rest.
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {readonly object[]} stories
 * @param {{ keep: (name: string, picture: Buffer) => void, failed: (story: object, why: string) => void, done: (story: object) => void }} report
 */
export async function takePictures(context, address, stories, { keep, failed, done }) {
  // Dates in the pictures stay what they are.
  await context.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'));
  const withBackEnd = stories.filter(({ parameters }) => parameters.scene);
  const others = stories.filter(({ parameters }) => !parameters.scene);
  const work = async queues => {
    let page = await openStage(context, address);
    for (;;) {
      const story = queues.find(queue => queue.length > 0)?.shift();
      if (!story) break;
      try {
        await picturesOf(page, story, keep);
      } catch (error) {
        failed(story, error instanceof Error ? error.message.split('\n')[0] : String(error));
        await page.close();
        page = await openStage(context, address);
      }
      done(story);
    }
    await page.close();
  };
  await Promise.all([work([withBackEnd, others]), work([others])]);
}
