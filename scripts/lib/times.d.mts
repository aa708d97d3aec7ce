export interface TaskTime {
  task: string;
  /** In seconds of the run. */
  began: number;
  seconds: number;
  cpuSeconds?: number;
}

export function timesTable(times: readonly TaskTime[]): string;

export function inMinutes(seconds: number): string;
