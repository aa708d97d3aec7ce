import type { AfterEach } from 'storybook/internal/types';

/**
 * In a run of their own, stories report nothing of what axe found well: a failure says itself, and the rest went to the
 * runner, 65 KB a story, for nobody. Storybook's own panel shows it.
 */
export const reportsFailuresAlone = ({ reporting }: Parameters<AfterEach>[0]): void => {
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') reporting.addReport = () => undefined;
};
