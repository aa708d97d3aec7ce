/** The page that shows before, after and difference side by side. */
export function reportPage(
  results: readonly { name: string; state: string; pixels: number }[],
  failures: readonly { id: string; why: string }[],
): string;
