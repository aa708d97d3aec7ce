import type { AfterEach } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import type { HandbookParameters } from '../handbook.js';
import { surroundings } from '../surroundings.js';
import { layoutProblems } from './layout-problems.js';

/** Pieces of the design system are looked at; a widget has no pieces of its own. */
const looksAt = /^(?:Design system|Bad input|Patterns)\//;

/** Whether a story's layout is looked at. */
export const hasLayout = ({ title, parameters }: Pick<Parameters<AfterEach>[0], 'title' | 'parameters'>): boolean => {
  const { layout320 }: HandbookParameters = parameters;
  return looksAt.test(title) && !layout320;
};

/** In 320 px nothing sticks out, nothing is cut off, nothing lies over another, and what is pressed is large enough. */
export const fitsInto320: AfterEach = async context => {
  if (!hasLayout(context)) return;
  await expect(layoutProblems(`[${surroundings}]`), `In 320 px, ${document.documentElement.dir}`).toEqual([]);
};
