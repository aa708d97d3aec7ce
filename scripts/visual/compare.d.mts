export type State = 'unchanged' | 'changed' | 'new' | 'gone';
export interface Comparison {
  state: State;
  /** How many differ. */
  pixels: number;
  /** A PNG. */
  difference?: Buffer;
}
export const states: readonly State[];
export function compare(before: Buffer | undefined, after: Buffer | undefined): Comparison;
export function stateCounts(results: readonly { state: State }[]): string;
