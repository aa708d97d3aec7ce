import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';

/** Its minified build: each page is sent all of it, and the other is more than twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into a page or a frame, which may be of another origin than the page that asks it. */
export const axeSource = `if (!window.axe) { ${source}; window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }); }`;

/**
 * What axe finds where it is, two frames from now: what measures itself, such as a box that scrolls, says what it is in the
 * frame after it was laid out. A browser that draws nothing for a second is not waited for. It is sent into pages as its
 * own text.
 */
export async function findViolations(): Promise<Pick<axe.AxeResults, 'violations'>> {
  await new Promise(resolve => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, 1000);
  });
  const there: typeof axe = Reflect.get(window, 'axe');
  const { violations } = await there.run({ resultTypes: ['violations'] });
  return { violations };
}

/** What axe found, as sentences. */
export const violationsOf = ({ violations }: Pick<axe.AxeResults, 'violations'>): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`),
  );

/** What axe objects to on one of Playwright's pages, in its shadow trees and frames. Axe's own package for Playwright opens a second page for each answer, and has all that passed sent, too. */
export async function violationsIn(page: Page): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  return violationsOf(await page.evaluate(findViolations));
}
