export interface TaskTime {
  task: string;
  /** In seconds of the run. */
  began: number;
  seconds: number;
  cpuSeconds?: number;
}

export function timesTable(times: readonly TaskTime[]): string;

export function atUsualSpeed(seconds: number, slowness: number): string;

export function tooLongBy(run: {
  seconds: number;
  slowness: number;
  times: readonly TaskTime[];
  minutes: number;
}): string | undefined;
