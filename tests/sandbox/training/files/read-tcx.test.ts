import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTcx } from '../../../../src/sandbox/training/files/read-tcx.js';
import { TCX_BYTES } from '../../../../src/sandbox/training/files/upload-limits.js';
import { writeTcx } from '../../../../src/sandbox/training/files/write-tcx.js';
import { anyMutations, mutated } from './mutations.js';
import { expectWhole } from './whole.js';
import { ride, runs } from './workouts.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function read(text: string) {
  const result = await readTcx(bytesOf(text));
  if (!result.ok) throw new Error(`${result.problem.code} in line ${result.problem.line}`);
  return result;
}

const problemOf = async (text: string) => {
  const result = await readTcx(bytesOf(text));
  return result.ok ? undefined : result.problem;
};

const point = (second: string, more = '') =>
  `<Trackpoint>\n<Time>2026-08-19T16:30:${second}Z</Time>\n${more}</Trackpoint>`;
const activity = (points: string, sport = 'Biking') => `<Activity Sport="${sport}">
<Id>2026-08-19T16:30:00Z</Id>
<Lap StartTime="2026-08-19T16:30:00Z">
<TotalTimeSeconds>60.2</TotalTimeSeconds><DistanceMeters>400.4</DistanceMeters><Calories>12</Calories>
<Track>
${points}
</Track>
</Lap>
</Activity>`;
const tcx = (activities: string) =>
  `<TrainingCenterDatabase>\n<Activities>\n${activities}\n</Activities>\n</TrainingCenterDatabase>`;

describe('a member who uploads a TCX file', () => {
  it('gets the workout of another product, whatever prefix it has for Garmin’s extension', async () => {
    const more = `<HeartRateBpm xsi:type="HeartRateInBeatsPerMinute_t"><Value>120</Value></HeartRateBpm>
      <Cadence>80</Cadence><Extensions><ns3:TPX CadenceSensor="Bike"><ns3:Speed>5.0</ns3:Speed><ns3:Watts>150</ns3:Watts></ns3:TPX></Extensions>`;
    expect(await read(tcx(activity(`${point('00.000', more)}${point('02')}`)))).toEqual({
      ok: true,
      more: false,
      file: {
        type: 'bike',
        title: null,
        startedAt: Date.UTC(2026, 7, 19, 16, 30) / 1000,
        durationSeconds: 60,
        totals: { output: null, distance: 400, calories: 12, elevation: null },
        recording: {
          seconds: [0, 2],
          metrics: { output: [150, null], cadence: [80, null], speed: [18_000, null], heart_rate: [120, null] },
        },
      },
    });
  });

  it('may have saved it with a byte order mark and the line ends of Windows', async () => {
    const text = writeTcx(ride);
    expect(await read(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(await read(text));
  });

  it('gets a time in the zone that it names, in UTC where it names none', async () => {
    const text = tcx(activity(point('00')));
    expect(await read(text.replaceAll('T16:30:00Z', 'T18:30:00+02:00'))).toEqual(await read(text));
    expect(await read(text.replaceAll('T16:30:00Z', 'T16:30:00'))).toEqual(await read(text));
  });

  it('gets one sample of a second that is there twice, as between two laps', async () => {
    const points = `${point('01', '<Cadence>80</Cadence>')}${point('01.9', '<Cadence>82</Cadence>')}`;
    expect((await read(tcx(activity(points)))).file.recording).toEqual({ seconds: [1], metrics: { cadence: [82] } });
  });

  it('gets the first of several activities, and is told that there are more', async () => {
    const two = `${activity(point('00'))}${activity(point('00'), 'Running')}`;
    expect(await read(tcx(two))).toMatchObject({ more: true, file: { type: 'bike' } });
    const sports = `<MultiSportSession><Id>2026-08-19T16:30:00Z</Id><FirstSport>${activity(point('00'), 'Running')}</FirstSport>
      <NextSport>${activity(point('00'))}</NextSport></MultiSportSession>`;
    expect(await read(tcx(sports))).toMatchObject({ more: true, file: { type: 'run' } });
  });
});

describe('a file that is no workout says what is wrong, and in which line', () => {
  it('no XML', async () => {
    expect(await problemOf('PK\u0003\u0004')).toMatchObject({ code: 'notXml', line: 1 });
    expect(await problemOf('')).toMatchObject({ code: 'notXml', line: 1 });
    expect(await problemOf('<a>\n<b>\n</a>')).toMatchObject({ code: 'notXml', line: 3 });
  });

  it('another kind of XML', async () => {
    expect(await problemOf('<gpx></gpx>')).toMatchObject({ code: 'notTcx' });
  });

  it('cut short, wherever', async () => {
    const text = writeTcx(ride).trimEnd();
    for (let length = 0; length < text.length; length += 13)
      expect(await problemOf(text.slice(0, length))).toMatchObject({ code: 'notXml' });
  });

  it('a course, which nobody has ridden', async () => {
    expect(await problemOf('<TrainingCenterDatabase><Courses/></TrainingCenterDatabase>')).toMatchObject({
      code: 'noRecords',
    });
    expect(await problemOf(tcx(activity('')))).toMatchObject({ code: 'noRecords', line: 3 });
  });

  it('a text where a number should be', async () => {
    const text = tcx(activity(`${point('00')}\n${point('01', '<Cadence>fast</Cadence>')}`));
    expect(await problemOf(text)).toEqual({ code: 'notNumber', line: 11, column: 1 });
    // Some devices say so that they do not know.
    expect(await problemOf(text.replace('fast', 'NaN'))).toBeUndefined();
  });

  it('a sample without a time', async () => {
    const text = tcx(activity(`${point('00')}\n${point('61')}`));
    expect(await problemOf(text)).toEqual({ code: 'noTime', line: 11, column: 1 });
  });

  it('a time that goes back, also with the line ends of Windows', async () => {
    const text = tcx(activity(`${point('09')}\n${point('08')}`));
    expect(await problemOf(text)).toEqual({ code: 'timeBackwards', line: 11, column: 1 });
    expect(await problemOf(text.replaceAll('\n', '\r\n'))).toEqual({ code: 'timeBackwards', line: 11, column: 1 });
  });

  it('more than a day', async () => {
    const text = tcx(activity(point('00')));
    const later = (day: string) => text.replace('</Track>', `${point('00').replace('2026-08-19', day)}</Track>`);
    expect(await problemOf(later('2026-08-20'))).toMatchObject({ code: 'tooLong' });
  });

  it('too many tags, before they cost time', async () => {
    expect(await problemOf(`<a>${'<b/>'.repeat(3_000_000)}</a>`)).toMatchObject({ code: 'tooLarge' });
  });

  it('too large', async () => {
    expect(await readTcx(new Uint8Array(TCX_BYTES + 1))).toMatchObject({ ok: false, problem: { code: 'tooLarge' } });
  });
});

describe('a file made to do harm', () => {
  it('may define nothing', async () => {
    const bomb = `<?xml version="1.0"?>\n<!DOCTYPE lolz [<!ENTITY lol "lol">]>\n${tcx(activity(point('00')))}`;
    expect(await problemOf(bomb)).toEqual({ code: 'notXml', line: 2, column: 1 });
  });

  it('gets no entity but the five of XML', async () => {
    const text = tcx(activity(point('00'))).replace('</Lap>', '</Lap><Notes>&amp;lt; &copy; &apos;</Notes>');
    expect((await read(text)).file.title).toBe("&lt; &copy; '");
  });

  it('may not nest without end', async () => {
    expect(await problemOf(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`)).toMatchObject({ code: 'notXml' });
  });

  it('may not name an element like a part of every object', async () => {
    expect(await problemOf('<__proto__><ok>1</ok></__proto__>')).toMatchObject({ code: 'notXml' });
  });

  it.each([
    ['spaces in a tag', `<a${' '.repeat(2_000_000)}>`],
    ['open quotes', `<a ${`b="'`.repeat(600_000)}>`],
    ['ampersands', `<a>${'&'.repeat(4_000_000)}</a>`],
    ['open comments', `<a>${'<!--'.repeat(1_000_000)}`],
    ['tags that are not closed', '<'.repeat(500_000)],
    // Read more than once for each of its signs, it would take hours.
  ])('is over %s as soon as over anything else of that length', async (_, text) => {
    expect(await problemOf(text)).toMatchObject({ code: 'notXml' });
  });
});

it('whatever happens to a file, it is read whole or not at all', async () => {
  const bytes = bytesOf(writeTcx(ride));
  await fc.assert(
    fc.asyncProperty(anyMutations, async mutations => {
      const result = await readTcx(mutated(bytes, mutations));
      expectWhole(result);
      if (!result.ok) expect(result.problem.line).toBeGreaterThan(0);
    }),
    runs(300),
  );
});
