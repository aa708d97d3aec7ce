/** Seats of one license: the most that the call takes. */
export const MOST_SEATS = 10_000;

/** What is wrong with a number of seats. */
export function checkSeats(seats: number | undefined): 'seatsMissing' | 'seatsTooMany' | undefined {
  if (seats === undefined || seats < 1 || !Number.isInteger(seats)) return 'seatsMissing';
  return seats > MOST_SEATS ? 'seatsTooMany' : undefined;
}
