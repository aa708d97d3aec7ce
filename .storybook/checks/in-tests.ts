/** Whether this is a test run; false where somebody looks at the handbook. */
export const inTests = import.meta.env['VITEST_STORYBOOK'] !== undefined;
