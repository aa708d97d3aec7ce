export const periods = ['3months', 'year', 'all'] as const;
export type ProgressPeriod = (typeof periods)[number];

const firstPeriod: ProgressPeriod = 'year';

/** What is shown. */
export interface ProgressQuery {
  /** Undefined for the one that is done most. */
  exercise: string | undefined;
  period: ProgressPeriod;
  /** The search of the list of past sessions, `page=2`. */
  sessions: string;
}

/** Reads the search of an address; in place of what nobody knows stands what it begins with. */
export function readProgressQuery(search: string): ProgressQuery {
  const given = new URLSearchParams(search);
  const exercise = given.get('exercise') || undefined;
  const period = periods.find(one => one === given.get('period')) ?? firstPeriod;
  const page = given.get('page');
  return { exercise, period, sessions: page ? new URLSearchParams({ page }).toString() : '' };
}

/** The same as the search of an address, without the question mark: only what differs from the first. */
export function writeProgressQuery({ exercise, period, sessions }: ProgressQuery): string {
  const said = new URLSearchParams();
  if (exercise !== undefined) said.set('exercise', exercise);
  if (period !== firstPeriod) said.set('period', period);
  return [said.toString(), sessions].filter(Boolean).join('&');
}
