import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ContentItem } from '../../../src/core/contract/schemas/content/library.js';
import { classWay } from '../../../src/widgets/workouts/class-way.js';
import { OnLive } from '../../../src/widgets/training/training-today/on-live.js';

afterEach(cleanup);

/** A Friday evening in New York. */
const today = '2026-11-27';
const timeZone = 'America/New_York';
const at = (iso: string) => Date.parse(iso) / 1000;

const slot = (title: string, startsAt: number) => ({
  id: title,
  kind: 'live' as const,
  content: { id: title, title, type: 'bike' } as ContentItem,
  startsAt,
  endsAt: startsAt + 1800,
  timeZone,
});

it('a member in the evening sees which of the classes that come are tomorrow’s', () => {
  const running = slot('20 min Climb Ride', at('2026-11-27T20:50:00-05:00'));
  render(
    <OnLive
      onNow={[running]}
      items={[
        running,
        slot('30 min Interval Ride', at('2026-11-27T23:30:00-05:00')),
        // in UTC, both are on the same day
        slot('45 min Tempo Ride', at('2026-11-28T09:00:00-05:00')),
      ]}
      timeZone={timeZone}
      today={today}
      hrefOf={id => `#${id}`}
      onOpen={() => undefined}
      scheduleHref="#schedule"
    />,
  );
  const rows = screen.getAllByRole('listitem').map(row => (row.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
  expect(rows).toEqual([
    expect.stringMatching(/^Now20 min Climb Ride/),
    expect.stringMatching(/^11:30 PM30 min Interval Ride/),
    expect.stringMatching(/^Sat 9:00 AM45 min Tempo Ride/),
  ]);
});

it('what is live leads to a place in it, and what comes to the class', () => {
  const running = slot('climb', at('2026-11-27T20:50:00-05:00'));
  const encore = { ...slot('row', at('2026-11-27T20:40:00-05:00')), kind: 'onDemand' as const };
  render(
    <OnLive
      onNow={[encore, running]}
      items={[slot('tempo', at('2026-11-28T09:00:00-05:00'))]}
      timeZone={timeZone}
      today={today}
      hrefOf={(id, slotId) =>
        classWay({ contentHref: '/{contentId}', liveHref: '/{contentId}?slot={slotId}' }, id, slotId)
      }
      onOpen={() => undefined}
      scheduleHref="#schedule"
    />,
  );
  const links = screen.getAllByRole('listitem').map(row => row.querySelector('a')?.getAttribute('href'));
  expect(links).toEqual(['/row', '/climb?slot=climb', '/tempo']);
});
