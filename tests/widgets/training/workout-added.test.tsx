import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Added } from '../../../src/widgets/training/workout-history/add/added.js';
import { workoutOf } from './workout-of.js';

afterEach(cleanup);

/** The panel after a file of a workout on that day, read on a day of November 2026. */
function importOf(localDate: string): void {
  render(
    <Added
      saved={{ workout: workoutOf({ localDate }), overlaps: [], droppedReadings: 0 }}
      settings={{ units: 'metric', timeZone: 'America/Denver' }}
      today="2026-11-29"
      linkTo={() => ({})}
      onChanged={vi.fn()}
    />,
  );
}

it('a member who imports a file of 2013 reads the year of its workout', () => {
  importOf('2013-07-17');
  expect(screen.getByText(/^Wed, Jul 17, 2013 · /)).toBeTruthy();
});

it('a member who imports a file of this year reads no year', () => {
  importOf('2026-07-17');
  expect(screen.getByText(/^Fri, Jul 17 · /)).toBeTruthy();
});
