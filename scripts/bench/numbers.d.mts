export interface Row {
  name: string;
  value: number;
  budget: number;
  aim: number;
}

export const median: (values: readonly number[]) => number;
export const midmean: (values: readonly number[]) => number;
export const ratioOf: (
  ours: readonly number[],
  floor: readonly number[],
) => { ratio: number; low: number; high: number };
export const worst: (values: readonly number[]) => number;
export const verdictOf: (row: Pick<Row, 'value' | 'budget' | 'aim'>) => string;
export const summaryOf: (rows: readonly Row[]) => { line: string; exitCode: number };
export const roundsOf: (
  requests: readonly { type: string; start: number; end: number }[],
  until: number,
) => { count: number; chain: number };
