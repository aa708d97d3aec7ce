import { inTests } from './in-tests.js';

/**
 * Lets everything move that a failed story stopped. Storybook stops all motion while it checks a story, by a style that it
 * leaves on the page where a check fails: the stories after that one would fail with it.
 */
export function letsEverythingMove(): void {
  if (!inTests) return;
  for (const style of document.head.querySelectorAll('style:not([data-vite-dev-id])'))
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
}
