/**
 * What took long while the pointer moved over a whole plot, in steps of a few px.
 * @param {import('playwright').Page} page one that the probe runs in
 * @param {() => Promise<number>} taskTime ms that the main thread has worked so far
 */
export async function moveOver(page, taskTime) {
  const box = await page.locator('[role=slider], .u-over').first().boundingBox();
  // what took long until now is told late, and finding the box takes long as well
  await page.mouse.move(box.x + 50, box.y + box.height / 2);
  await page.waitForTimeout(300);
  await page.evaluate(() => Object.assign(globalThis.seen, { longest: 0, slowest: 0, since: performance.now() }));
  const before = await taskTime();
  const places = Array.from({ length: Math.floor((box.width - 70) / 9) }, (_, step) => box.x + 60 + step * 9);
  for (const x of places) await page.mouse.move(x, box.y + box.height / 2);
  const perMove = ((await taskTime()) - before) / places.length;
  await page.waitForTimeout(300);
  const { longest, slowest } = await page.evaluate(() => globalThis.seen);
  return { longest, slowest, perMove };
}
