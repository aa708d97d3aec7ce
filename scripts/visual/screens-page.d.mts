/** All screens in a grid, as a page that is opened as a file. */
export function screensPage(
  pictures: readonly { group: string; screen: string; of: string; width: number; mode: string; file: string }[],
  failures: readonly { screen: string; why: string }[],
): string;
