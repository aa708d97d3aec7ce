import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTcx } from '../../../../src/sandbox/training/files/read-tcx.js';
import { TCX_BYTES } from '../../../../src/sandbox/training/files/upload-limits.js';
import { writeTcx } from '../../../../src/sandbox/training/files/write-tcx.js';
import { anyMutations, mutated } from './mutations.js';
import { expectWhole } from './whole.js';
import { ride, runs } from './workouts.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function readAll(text: string) {
  const result = await readTcx(bytesOf(text));
  if (!result.ok) throw new Error(`${result.problem.code} in line ${result.problem.line}`);
  return result.workouts;
}

/** The one workout of a file. */
async function read(text: string) {
  const [one, ...others] = await readAll(text);
  if (!one || others.length > 0) throw new Error(`There are ${others.length + 1} workouts in it.`);
  return one;
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
      dropped: 0,
      isWhole: true,
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

  it('gets each of several activities; one name joins those of a day of several sports', async () => {
    const two = `${activity(point('00'))}${activity(point('00'), 'Running')}`;
    expect(await readAll(tcx(two))).toMatchObject([{ file: { type: 'bike', title: null } }, { file: { type: 'run' } }]);
    const sports = `<MultiSportSession><Id>2026-08-19T16:30:00Z</Id><FirstSport>${activity(point('00'), 'Running')}</FirstSport>
      <NextSport>${activity(point('00'))}</NextSport></MultiSportSession>`;
    expect(await readAll(tcx(sports))).toMatchObject([
      { file: { type: 'run', title: 'Multisport 1 of 2' } },
      { file: { type: 'bike', title: 'Multisport 2 of 2' } },
    ]);
  });

  it('gets a pause as one: a lap that was paused has two tracks', async () => {
    const paused = tcx(
      activity(`${point('00', '<Cadence>80</Cadence>')}</Track><Track>${point('40', '<Cadence>90</Cadence>')}`),
    );
    expect((await read(paused)).file.recording).toEqual({ seconds: [0, 1, 40], metrics: { cadence: [80, null, 90] } });
  });

  it('gets the speed that its distances make where it has none, and those distances where no lap states one', async () => {
    const metres = (second: string, far: number) => point(second, `<DistanceMeters>${far}</DistanceMeters>`);
    const text = tcx(activity(`${metres('00', 0)}${metres('04', 20)}${metres('06', 30)}`));
    expect((await read(text)).file.recording.metrics).toEqual({ speed: [18_000, 18_000, null] });
    expect((await read(text.replace('400.4', '0'))).file.totals.distance).toBe(30);
  });

  it('may have it in any encoding that its mark or its first line names', async () => {
    const text = writeTcx(ride);
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(text, sign => sign.charCodeAt(0)).buffer),
    ]);
    const whole = await readTcx(bytesOf(text));
    expect(await readTcx(utf16)).toEqual(whole);
    expect(await readTcx(utf16.subarray(2))).toEqual(whole);
    const latin = Uint8Array.from(text.replace('UTF-8', 'ISO-8859-1').replaceAll('“', '').replaceAll('”', ''), sign =>
      sign.charCodeAt(0),
    );
    expect(await readTcx(latin)).toMatchObject({ workouts: [{ file: { title: 'Hills & Thrills <30> with Zoë' } }] });
  });
});

describe('a reading that cannot be is left out and counted', () => {
  it('a text where a number should be: that value alone', async () => {
    const text = tcx(activity(`${point('00')}\n${point('01', '<Cadence>fast</Cadence>')}`));
    expect(await read(text)).toMatchObject({ dropped: 1, file: { recording: { seconds: [0, 1], metrics: {} } } });
    // some devices say so that they do not know
    expect(await read(text.replace('fast', 'NaN'))).toMatchObject({ dropped: 0 });
  });

  it('a sample without a time, whose time goes back, or is of another day', async () => {
    expect(await read(tcx(activity(`${point('00')}${point('61')}`)))).toMatchObject({ dropped: 1 });
    expect(await read(tcx(activity(`${point('05')}${point('06')}${point('01')}${point('07')}`)))).toMatchObject({
      dropped: 1,
      file: { recording: { seconds: [5, 6, 7] } },
    });
    const stray = point('00').replace('2026-08-19', '2026-08-21');
    expect(await read(tcx(activity(`${point('00')}${point('01')}${stray}`)))).toMatchObject({
      dropped: 1,
      file: { recording: { seconds: [0, 1] } },
    });
  });
});

describe('a file that is not whole keeps what is', () => {
  it('cut short, wherever: each sample before the cut, and it says so', async () => {
    const text = writeTcx(ride).trimEnd();
    const whole = await read(text);
    let readings = 0;
    for (let length = 0; length < text.length; length += 13) {
      const result = await readTcx(bytesOf(text.slice(0, length)));
      if (!result.ok) {
        expect(['notXml', 'noRecords']).toContain(result.problem.code);
        expect(readings).toBe(0);
        continue;
      }
      const [{ file, isWhole } = whole] = result.workouts;
      expect(isWhole).toBe(false);
      const { seconds } = file.recording;
      expect(whole.file.recording.seconds).toEqual(expect.arrayContaining(seconds));
      expect(seconds.length).toBeGreaterThanOrEqual(readings);
      readings = seconds.length;
    }
    expect(readings).toBe(whole.file.recording.seconds.length);
  });
});

describe('a file in which there is no workout says so, and where it is no XML', () => {
  it('no XML', async () => {
    expect(await problemOf('PK\u0003\u0004')).toMatchObject({ code: 'notXml' });
    expect(await problemOf('')).toMatchObject({ code: 'notXml' });
  });

  it('another kind of XML', async () => {
    expect(await problemOf('<gpx></gpx>')).toMatchObject({ code: 'notTcx' });
  });

  it('a course, which nobody has ridden', async () => {
    expect(await problemOf('<TrainingCenterDatabase><Courses/></TrainingCenterDatabase>')).toMatchObject({
      code: 'noRecords',
    });
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

it('whatever happens to a file, what is read of it is sound', async () => {
  const bytes = bytesOf(writeTcx(ride));
  await fc.assert(
    fc.asyncProperty(anyMutations, async mutations => {
      const result = await readTcx(mutated(bytes, mutations));
      expectWhole(result);
    }),
    runs(300),
  );
});
