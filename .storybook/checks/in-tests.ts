/** Whether this is a test run; false where a user looks at the handbook. */
export const inTests = import.meta.env['VITEST_STORYBOOK'] !== undefined;
