/** The built modules under a folder. */
export interface Graph {
  importsOf(file: string): { fixed: string[]; lazy: string[] };
  closure(files: readonly string[], found?: Set<string>): Set<string>;
  weigh(files: Iterable<string>): number;
}

export const graphOf: (folder: string) => Graph;
