import { describe, expect, it } from 'vitest';
import { DAY } from '../../src/core/dates.js';
import { words } from '../../src/widgets/account/security/copy.js';
import { lastSeen } from '../../src/widgets/last-seen.js';

describe('when a device was last seen', () => {
  const { sessions, when } = words.english;
  const noon = new Date(2027, 2, 9, 12).getTime() / 1000;
  const said = (at: number) => lastSeen(at, noon, { seen: sessions.seen, when }, 'en-US');

  it('is a date and how long ago that is by the calendar', () => {
    expect(said(noon)).toBe('Last seen 03/09/2027, today');
    expect(said(noon - DAY / 2 - 60)).toBe('Last seen 03/08/2027, yesterday');
    expect(said(noon - 3 * DAY)).toBe('Last seen 03/06/2027, 3 days ago');
  });

  it('is never in the future, for any clock', () => {
    expect(said(noon + DAY)).toBe('Last seen 03/10/2027, today');
  });
});
