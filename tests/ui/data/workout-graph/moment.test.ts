import { describe, expect, it } from 'vitest';
import { metricFormat } from '../../../../src/ui/data/workout-graph/metric-format.js';
import { momentTexts, spoken } from '../../../../src/ui/data/workout-graph/moment-texts.js';
import { momentAt } from '../../../../src/ui/data/workout-graph/moment.js';
import { workoutGraphWords } from '../../../../src/ui/data/workout-graph/words.js';
import { chartWords } from '../../../../src/ui/data/chart/words.js';

const ride = {
  slug: 'heart_rate' as const,
  seconds: [0, 60, 120],
  values: [100, 152, null],
  segments: [
    { name: 'Warm-up', start: 0, length: 60 },
    { name: 'Climb', start: 60, length: 60 },
  ],
  targets: [{ slug: 'heart_rate' as const, start: 60, end: 90, low: 140, high: 155 }],
  zones: [
    { name: 'Zone 1', min: 0, max: 148 },
    { name: 'Zone 4', min: 149, max: 166 },
  ],
  tries: [{ name: 'March 12', seconds: [0, 58], values: [98, 148] }],
};

const said = (index: number, of = ride): string => {
  const format = metricFormat('bpm', 'en-US');
  return spoken(
    momentTexts(momentAt(of, index), format, workoutGraphWords.english, chartWords.english),
    chartWords.english,
  );
};

describe('what is said about a sample', () => {
  it('is when it was, in which part, and all that is known of it', () => {
    expect(said(0)).toBe('0:00, Warm-up: 100 bpm, Zone 1, March 12 98 bpm');
  });

  it('names the part that begins where two meet, and its goal', () => {
    expect(said(1)).toBe('1:00, Climb: 152 bpm, Zone 4, Goal 140 to 155 bpm, March 12 148 bpm');
  });

  it('says a gap as a gap, of an earlier try too', () => {
    expect(said(2)).toBe('2:00, Climb: No value, March 12 No value');
  });

  it('leaves out a part without a name', () => {
    expect(said(1, { ...ride, segments: [], targets: [], tries: [] })).toBe('1:00: 152 bpm, Zone 4');
  });
});
