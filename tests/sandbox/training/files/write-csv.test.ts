import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { samplesCsv, workoutsCsv } from '../../../../src/sandbox/training/files/write-csv.js';
import { ride } from './workouts.js';

const zone = 'Europe/Brussels';

describe('a member who exports one workout as CSV', () => {
  it('gets a line for each sample, in units that the names of the columns say', () => {
    const [head, first, second] = parse(samplesCsv(ride, zone));
    expect(head).toEqual([
      'time',
      'seconds',
      'output_w',
      'cadence_rpm',
      'resistance_level',
      'speed_km_h',
      'heart_rate_bpm',
      'incline_percent',
    ]);
    expect(first).toEqual(['2026-08-19T18:30:00+02:00', '0', '180', '80', '12', '28', '110', '0']);
    // A gap is empty.
    expect(second).toEqual(['2026-08-19T18:30:01+02:00', '1', '200', '85', '14', '29.001', '', '1.5']);
  });

  it('gets the columns that were measured', () => {
    const recording = { seconds: [0], metrics: { heart_rate: [120] } };
    expect(samplesCsv({ ...ride, recording }, 'UTC')).toBe(
      'time,seconds,heart_rate_bpm\r\n2026-08-19T16:30:00+00:00,0,120\r\n',
    );
  });

  it('gets a downhill as a number, not as a text that a spreadsheet was kept from', () => {
    expect(samplesCsv(ride, zone)).toContain(',-2\r\n');
  });

  it('gets midnight as the first hour of a day', () => {
    const startedAt = Date.UTC(2026, 7, 18, 22) / 1000;
    expect(samplesCsv({ ...ride, startedAt }, zone)).toContain('\n2026-08-19T00:00:00+02:00,0,');
  });

  it('gets the hour that is there twice when the clocks go back with both its offsets', () => {
    const recording = { seconds: [0, 3600], metrics: {} };
    const startedAt = Date.UTC(2026, 9, 25, 0, 30) / 1000;
    expect(parse(samplesCsv({ ...ride, startedAt, recording }, zone)).slice(1)).toEqual([
      ['2026-10-25T02:30:00+02:00', '0'],
      ['2026-10-25T02:30:00+01:00', '3600'],
    ]);
  });
});

describe('a member who exports a list of workouts', () => {
  it('gets one in each line, at the time of the place where it was', () => {
    const { recording: _, ...workout } = ride;
    const rows = parse(
      workoutsCsv([
        { ...workout, timeZone: zone },
        { ...workout, title: null, timeZone: 'Asia/Kolkata' },
      ]),
    );
    expect(rows).toEqual([
      ['started_at', 'type', 'title', 'duration_s', 'output_kj', 'distance_km', 'calories_kcal', 'elevation_m'],
      ['2026-08-19T18:30:00+02:00', 'bike', ride.title, '1800', '360', '14.5', '410', '120'],
      ['2026-08-19T22:00:00+05:30', 'bike', '', '1800', '360', '14.5', '410', '120'],
    ]);
  });

  it('gets a title that looks like a formula as a text', () => {
    const { recording: _, ...workout } = ride;
    expect(workoutsCsv([{ ...workout, title: '=HYPERLINK("x")', timeZone: zone }])).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('gets an empty cell for what nobody knows', () => {
    const { recording: _, ...workout } = ride;
    const totals = { output: null, distance: null, calories: null, elevation: null };
    expect(workoutsCsv([{ ...workout, totals, timeZone: zone }])).toContain(',1800,,,,\r\n');
  });
});
