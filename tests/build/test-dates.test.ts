import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { environmentAt, instantOf } from '../../scripts/lib/date-setting.mjs';
import {
  dateText,
  drawn,
  seedOfRun,
  testDates,
  testDays,
  testTimes,
  testZones,
} from '../../scripts/lib/test-dates.mjs';

describe('the dates of runs', () => {
  it('are each weekday, the 28th to the 1st, a leap day, New Year, and the days on which clocks change', () => {
    const weekdays = new Set(testDays.map(day => new Date(day).getUTCDay()));
    expect(weekdays.size).toBe(7);
    expect(new Set(testDays.map(day => day.slice(-2)))).toEqual(
      new Set(['28', '29', '30', '31', '01', '02', '03', '14', '25']),
    );
    expect(testDays).toEqual(expect.arrayContaining(['2028-02-29', '2026-12-31', '2027-01-01']));
    const hoursOf = (day: string, zone: string) => {
      const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
      return (instantOf(`${next}T00:00`, zone) - instantOf(`${day}T00:00`, zone)) / 3_600_000;
    };
    for (const zone of testZones)
      expect(new Set(testDays.map(day => hoursOf(day, zone))), zone).toEqual(new Set([23, 24, 25]));
  });

  it('are just before and after midnight in two zones, and the machine’s own', () => {
    expect(testTimes).toEqual(['23:50', '00:10']);
    expect(testDates).toHaveLength(testDays.length * 4 + 1);
    expect(testDates).toContain(undefined);
  });

  it('are drawn by a seed: the same again, none twice, each in its turn', () => {
    expect(drawn(testDates, 7, 5)).toEqual(drawn(testDates, 7, 5));
    expect(new Set(drawn(testDates, 7, testDates.length)).size).toBe(testDates.length);
    const first = Array.from({ length: 2000 }, (_, seed) => drawn(testDates, seed)[0]);
    expect(new Set(first).size).toBe(testDates.length);
  });

  it('have the seed that is given, else the commit’s, else the day’s', () => {
    expect(seedOfRun({ ECHELON_SEED: '12' }, 'ffffffff')).toBe(12);
    expect(() => seedOfRun({ ECHELON_SEED: 'x' })).toThrow('ECHELON_SEED wants a whole number, not "x".');
    expect(seedOfRun({}, '000000ff12')).toBe(255);
    expect(seedOfRun({}, '')).toBeGreaterThan(20_000);
  });

  it('are said in words', () => {
    expect(dateText('2028-02-29T23:50 Europe/Brussels')).toBe('Tue, 29 Feb 2028, 23:50 in Europe/Brussels');
    expect(dateText(undefined)).toBe('today, by the machine');
  });
});

describe('a process that begins at a date', () => {
  const says = (date: string, script: string): string[] =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], ...environmentAt(date, {}) },
      }),
    );

  it('is there by all that can be asked for the time, and the time goes on', () => {
    const [now = '', text, written, kept, later, again] = says(
      '2026-10-25T23:50 Europe/Brussels',
      `const from = Date.now();
      await new Promise(over => setTimeout(over, 20));
      const later = new (class extends Date {})();
      console.log(JSON.stringify([
        new Date(from).toString(), Date(), new Intl.DateTimeFormat('en', { dateStyle: 'short' }).format(),
        new Date('2020-01-01T00:00:00Z').toISOString(), String(later > from), String(new Date(0).constructor === Date),
      ]))`,
    );
    expect(now).toMatch(/^Sun Oct 25 2026 23:5\d:\d\d GMT\+0100/);
    expect(text).toContain('Sun Oct 25 2026 23:5');
    expect([written, kept, later, again]).toEqual(['10/25/26', '2020-01-01T00:00:00.000Z', 'true', 'true']);
  });

  it('dates its answers so, and what it starts is there, too', () => {
    const [date, child] = says(
      '2027-03-14T00:10 America/New_York',
      `import { createServer } from 'node:http';
      import { execFileSync } from 'node:child_process';
      const server = createServer((_, answer) => answer.end()).listen(0);
      await new Promise(there => server.once('listening', there));
      const { headers } = await fetch('http://localhost:' + server.address().port);
      server.close();
      const child = execFileSync(process.execPath, ['-p', 'new Date().toDateString()'], { encoding: 'utf8' });
      console.log(JSON.stringify([headers.get('date'), child.trim()]))`,
    );
    expect(date).toMatch(/^Sun, 14 Mar 2027 05:1\d:\d\d GMT$/);
    expect(child).toBe('Sun Mar 14 2027');
  });

  it('is where the machine is without one', () => {
    expect(environmentAt(undefined)).toEqual({});
    expect(() => environmentAt('tomorrow')).toThrow('ECHELON_DATE wants a date and time such as 2028-02-29T23:50');
  });
});
