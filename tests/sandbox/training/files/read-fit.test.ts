import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFit } from '../../../../src/sandbox/training/files/read-fit.js';
import { FIT_BYTES } from '../../../../src/sandbox/training/files/upload-limits.js';
import { writeFit } from '../../../../src/sandbox/training/files/write-fit.js';
import { AFTERNOON, fitOf, mesg, sealed } from './fit-bytes.js';
import { anyMutations, mutated } from './mutations.js';
import { expectWhole } from './whole.js';
import { ride, runs } from './workouts.js';

const file = [mesg.fileId, { type: 'activity', manufacturer: 'garmin', timeCreated: AFTERNOON }] as const;
const record = (second: number, fields: object = {}) =>
  [mesg.record, { timestamp: AFTERNOON + second, ...fields }] as const;
const session = (start: number, fields: object = {}) =>
  [mesg.session, { startTime: AFTERNOON + start, timestamp: AFTERNOON + start + 60, ...fields }] as const;

/** The workouts of a file that has some. */
async function readAll(bytes: Uint8Array) {
  const result = await readFit(bytes);
  if (!result.ok) throw new Error(result.problem.code);
  return result.workouts;
}

/** The one workout of a file. */
async function read(bytes: Uint8Array) {
  const [one, ...others] = await readAll(bytes);
  if (!one || others.length > 0) throw new Error(`There are ${others.length + 1} workouts in it.`);
  return one;
}

const problemOf = async (bytes: Uint8Array) => {
  const result = await readFit(bytes);
  return result.ok ? undefined : result.problem.code;
};

describe('a member who uploads a FIT file', () => {
  it('gets the workout of a watch that has no idea of our machines', async () => {
    const bytes = fitOf(
      file,
      record(0, { heartRate: 100, enhancedSpeed: 2.5, cadence: 85 }),
      record(1, { heartRate: 0, power: 210, cadence: 85, fractionalCadence: 0.5 }),
      session(0, { sport: 'running', subSport: 'trail', totalTimerTime: 61.4, totalCalories: 20 }),
    );
    expect(await read(bytes)).toEqual({
      dropped: 0,
      isWhole: true,
      file: {
        type: 'run',
        title: null,
        startedAt: AFTERNOON + 631_065_600,
        durationSeconds: 61,
        totals: { output: null, distance: null, calories: 20, elevation: null },
        recording: {
          seconds: [0, 1],
          // No heart beats 0 times a minute.
          metrics: { output: [null, 210], cadence: [170, 171], speed: [9000, null], heart_rate: [100, null] },
        },
      },
    });
  });

  it('gets the heart rate that a strap told the watch after a swim, of which no reading is in the file', async () => {
    const said = { avgHeartRate: 131, maxHeartRate: 156, enhancedAvgSpeed: 9 };
    const { file: workout } = await read(
      fitOf(file, record(0, { enhancedSpeed: 1 }), record(30, { enhancedSpeed: 1 }), session(0, said)),
    );
    expect(workout.stated).toEqual({ average: { heart_rate: 131 }, max: { heart_rate: 156 } });
  });

  it('gets no average that cannot be: one bit of the file was flipped on its way', async () => {
    const said = { avgHeartRate: 131, enhancedAvgSpeed: 1_100_000, maxPower: 60_000 };
    const { file: workout } = await read(fitOf(file, session(0, { ...said, totalTimerTime: 60 })));
    expect(workout.stated).toEqual({ average: { heart_rate: 131 }, max: {} });
  });

  it('gets the work that a device counted along, unless its watts say another', async () => {
    const workOf = async (each: number) => {
      const records = Array.from({ length: 61 }, (_, at) => record(at, { power: 200, accumulatedPower: at * each }));
      return (await read(fitOf(file, ...records))).file.totals.output;
    };
    expect(await workOf(210)).toBe(60 * 210);
    // some count twice a second
    expect(await workOf(400)).toBeNull();
  });

  it('gets a workout from a file that broke off before its session', async () => {
    const { file: workout } = await read(fitOf(file, record(5, { power: 100 }), record(9)));
    expect(workout).toMatchObject({ type: 'freestyle', startedAt: AFTERNOON + 631_065_605, durationSeconds: 4 });
    expect(workout.recording).toEqual({ seconds: [0, 4], metrics: { output: [100, null] } });
  });

  it('gets a road that is almost level as one without incline', async () => {
    expect((await read(fitOf(file, record(0, { grade: -0.02 })))).file.recording.metrics).toEqual({ incline: [0] });
  });

  it('gets no name for a lap that followed no step', async () => {
    const step = [27, { wktStepName: 'Sprint' }] as const;
    const lap = [mesg.lap, { startTime: AFTERNOON, totalElapsedTime: 30 }] as const;
    expect((await read(fitOf(file, step, record(0), lap))).file.recording.laps).toEqual([{ start: 0, length: 30 }]);
  });

  it('gets one sample of a second that is there twice: the later reading of each metric', async () => {
    const bytes = fitOf(file, record(0, { power: 100, heartRate: 90 }), record(0, { power: 110, cadence: 80 }));
    const { recording } = (await read(bytes)).file;
    expect(recording).toEqual({ seconds: [0], metrics: { output: [110], cadence: [80], heart_rate: [90] } });
  });

  it('gets each of several sessions, which one name joins; what lies between two sports is none', async () => {
    const bytes = fitOf(
      file,
      record(0, { power: 100 }),
      record(50),
      record(60, { power: 200 }),
      [mesg.lap, { startTime: AFTERNOON, totalElapsedTime: 30 }],
      [mesg.lap, { startTime: AFTERNOON + 60, totalElapsedTime: 20 }],
      session(60, { sport: 'running', totalTimerTime: 40 }),
      session(50, { sport: 'transition', totalTimerTime: 10 }),
      session(0, { sport: 'cycling', totalTimerTime: 45 }),
    );
    expect((await readAll(bytes)).map(one => one.file)).toMatchObject([
      {
        type: 'bike',
        title: 'Multisport 1 of 2',
        durationSeconds: 45,
        recording: { seconds: [0], metrics: { output: [100] }, laps: [{ start: 0, length: 30 }] },
      },
      {
        type: 'run',
        title: 'Multisport 2 of 2',
        startedAt: AFTERNOON + 631_065_660,
        recording: { seconds: [0], metrics: { output: [200] }, laps: [{ start: 0, length: 20 }] },
      },
    ]);
  });

  it('gets each of several files in one', async () => {
    const one = await writeFit(ride);
    const two = Uint8Array.from([...one, ...fitOf(file, record(0, { power: 5 }), record(9))]);
    expect(await readAll(two)).toMatchObject([await read(one), { file: { durationSeconds: 9 } }]);
  });

  it('gets a pause as one, by the events of the timer, though the watch went on reading', async () => {
    const event = (second: number, eventType: string) =>
      [21, { timestamp: AFTERNOON + second, event: 'timer', eventType }] as const;
    const power = { power: 200 };
    const bytes = fitOf(
      file,
      event(0, 'start'),
      record(0, power),
      record(1, power),
      event(1, 'stopAll'),
      record(15, { power: 3 }),
      event(31, 'start'),
      record(31, power),
      record(32, power),
      event(32, 'stopAll'),
    );
    const { file: workout, dropped } = await read(bytes);
    expect(workout.recording).toEqual({ seconds: [0, 1, 2, 31, 32], metrics: { output: [200, 200, null, 200, 200] } });
    expect(workout.durationSeconds).toBe(3);
    expect(dropped).toBe(0);
  });

  it('gets the distance that the watch counted along where no session states one, and the speed that it makes', async () => {
    const bytes = fitOf(file, record(0, { distance: 10 }), record(4, { distance: 30 }), record(6, { distance: 40 }));
    const { file: workout } = await read(bytes);
    expect(workout.totals.distance).toBe(30);
    expect(workout.recording.metrics).toEqual({ speed: [18_000, 18_000, null] });
  });

  it('gets what its laps state together where the session says nothing', async () => {
    const lap = (start: number, totalDistance: number) =>
      [mesg.lap, { startTime: AFTERNOON + start, totalTimerTime: 30, totalDistance, totalCalories: 9 }] as const;
    const { file: workout } = await read(fitOf(file, record(0), lap(0, 100), lap(30, 120)));
    expect(workout).toMatchObject({ durationSeconds: 60, totals: { distance: 220, calories: 18, output: null } });
  });

  it('gets a session without readings as a workout, with the figures that it states', async () => {
    const said = { sport: 'swimming', totalTimerTime: 900, totalDistance: 1000, avgHeartRate: 130, maxHeartRate: 151 };
    const { file: workout } = await read(fitOf(file, session(0, said)));
    expect(workout).toMatchObject({
      durationSeconds: 900,
      totals: { distance: 1000 },
      recording: { seconds: [], metrics: {} },
      stated: { average: { heart_rate: 130 }, max: { heart_rate: 151 } },
    });
  });

  it('gets the lengths of a pool, whose readings have their time with the length alone', async () => {
    const length = (second: number) => [101, { startTime: AFTERNOON + second, totalElapsedTime: 30 }] as const;
    const bytes = fitOf(
      file,
      length(0),
      [mesg.record, { distance: 25, speed: 0.8 }],
      length(31),
      [mesg.record, { distance: 50, speed: 0.9 }],
      session(0, { sport: 'swimming', totalTimerTime: 61, totalDistance: 50 }),
    );
    expect(await read(bytes)).toMatchObject({
      dropped: 0,
      file: { recording: { seconds: [0, 31], metrics: { speed: [2880, 3240] } } },
    });
  });

  it('gets what can be read from times that are compressed, and from behind a message that nobody knows', async () => {
    const time = [...new Uint8Array(new Uint32Array([AFTERNOON - (AFTERNOON % 32) + 30]).buffer)];
    const bytes = sealed(
      Uint8Array.from(
        [
          new Uint8Array(14),
          // a message of a field whose type there is not
          [0x42, 0, 0, 0x39, 0x30, 1, 1, 1, 0x1f],
          [0x02, 7],
          // a record with its time and power, then one with power alone
          [0x40, 0, 0, 20, 0, 2, 253, 4, 0x86, 7, 2, 0x84],
          [0x00, ...time, 200, 0],
          [0x41, 0, 0, 20, 0, 1, 7, 2, 0x84],
          [0x80 | (1 << 5) | 31, 210, 0],
          [0x80 | (1 << 5) | 1, 220, 0],
          [0, 0],
        ].flatMap(part => [...part]),
      ),
    );
    expect(await read(bytes)).toMatchObject({
      isWhole: true,
      dropped: 0,
      file: { recording: { seconds: [0, 1, 3], metrics: { output: [200, 210, 220] } } },
    });
  });
});

describe('what an app on the watch adds to each reading', () => {
  const time = (second: number) => [...new Uint8Array(new Uint32Array([AFTERNOON + second]).buffer)];
  // an app, its field, the type of that, "Power", for which message and in the place of which field
  const described = (message: readonly number[], field: number) => [
    [0x43, 0, 0, 206, 0, 6, 0, 1, 2, 1, 1, 2, 2, 1, 2, 3, 6, 7, 14, 2, 0x84, 15, 1, 2],
    [0x03, 0, 5, 0x84, 80, 111, 119, 101, 114, 0, ...message, field],
  ];
  // a time, and behind it what the app adds: a byte of something else, then its field
  const added = [
    [0x60, 0, 0, 20, 0, 1, 253, 4, 0x86, 2, 9, 1, 0, 5, 2, 0],
    [0x00, ...time(0), 1, 200, 0],
    [0x00, ...time(1), 1, 210, 0],
  ];
  const metrics = async (...messages: readonly (readonly number[])[]) =>
    (await read(sealed(Uint8Array.from([...new Uint8Array(14), ...messages.flat(), 0, 0])))).file.recording.metrics;

  it('is the power of a runner whose watch measures none itself', async () => {
    expect(await metrics(...described([20, 0], 7), ...added)).toEqual({ output: [200, 210] });
    expect(await metrics(...described([0xff, 0xff], 7), ...added)).toEqual({ output: [200, 210] });
  });

  it('is told by its description alone: what means something else, or nobody described, is none', async () => {
    expect(await metrics(...added)).toEqual({});
    expect(await metrics(...described([18, 0], 7), ...added)).toEqual({});
    expect(await metrics(...described([20, 0], 5), ...added)).toEqual({});
  });

  it('does not take the place of what the watch measured', async () => {
    const own = [
      [0x60, 0, 0, 20, 0, 2, 253, 4, 0x86, 7, 2, 0x84, 1, 5, 2, 0],
      [0x00, ...time(0), 150, 0, 200, 0],
    ];
    expect(await metrics(...described([20, 0], 7), ...own)).toEqual({ output: [150] });
  });
});

describe('a reading that cannot be is left out and counted', () => {
  const powers = async (bytes: Uint8Array) => {
    const { file: workout, dropped } = await read(bytes);
    return { ...workout.recording, dropped };
  };
  const at = (second: number) => record(second, { power: 100 + second });

  it('without a time, and one that counts from when a watch was switched on', async () => {
    const bytes = fitOf(file, at(0), [mesg.record, { power: 1 }], [mesg.record, { timestamp: 500 }], at(1));
    expect(await powers(bytes)).toEqual({ seconds: [0, 1], metrics: { output: [100, 101] }, dropped: 2 });
  });

  it('whose time goes back, or jumps ahead: never all that comes after it', async () => {
    expect(await powers(fitOf(file, at(0), at(9), at(8), at(10)))).toMatchObject({ seconds: [0, 8, 10], dropped: 1 });
    expect(await powers(fitOf(file, at(0), at(1), at(900), at(2), at(3)))).toMatchObject({
      seconds: [0, 1, 2, 3],
      dropped: 1,
    });
  });

  it('but of a watch whose clock nobody set, all are of one day in 1990', async () => {
    const bytes = fitOf(file, [mesg.record, { timestamp: 500, power: 1 }], [mesg.record, { timestamp: 501, power: 2 }]);
    expect(await powers(bytes)).toEqual({ seconds: [0, 1], metrics: { output: [1, 2] }, dropped: 0 });
  });

  it('a day later, as of a watch that was left on', async () => {
    expect(await powers(fitOf(file, at(0), at(86_399)))).toMatchObject({ seconds: [0, 86_399], dropped: 0 });
    expect(await powers(fitOf(file, at(0), at(1), at(86_401)))).toMatchObject({ seconds: [0, 1], dropped: 1 });
  });
});

describe('a file that is not whole keeps what is', () => {
  it('cut short, wherever: each reading before the cut, and it says so', async () => {
    const bytes = await writeFit(ride);
    const whole = await read(bytes);
    let readings = 0;
    for (let length = 16; length < bytes.length; length += 7) {
      const result = await readFit(bytes.subarray(0, length));
      if (!result.ok) {
        expect(result.problem.code).toBe('noRecords');
        expect(readings).toBe(0);
        continue;
      }
      const [{ file: workout, isWhole } = { file: whole.file, isWhole: true }] = result.workouts;
      expect(isWhole).toBe(false);
      const { seconds } = workout.recording;
      expect(seconds).toEqual(whole.file.recording.seconds.slice(0, seconds.length));
      expect(seconds.length).toBeGreaterThanOrEqual(readings);
      readings = seconds.length;
    }
    expect(readings).toBe(whole.file.recording.seconds.length);
  });

  it('with a byte that changed on its way, whichever: it says so', async () => {
    const bytes = await writeFit(ride);
    for (let index = 14; index < bytes.length; index += 1) {
      const result = await readFit(bytes.with(index, (bytes[index] ?? 0) ^ 1));
      if (result.ok) expect(result.workouts.every(({ isWhole }) => !isWhole)).toBe(true);
    }
  });
});

describe('a file in which there is no workout says so', () => {
  it('no FIT', async () => {
    expect(await problemOf(new TextEncoder().encode('<?xml version="1.0"?><gpx/>'))).toBe('notFit');
    expect(await problemOf(new Uint8Array())).toBe('notFit');
  });

  it('nothing that was done', async () => {
    expect(await problemOf(fitOf(file, session(0)))).toBe('noRecords');
    expect(await problemOf(fitOf(file, [mesg.record, { power: 1 }]))).toBe('noRecords');
    expect(await problemOf(sealed(Uint8Array.from([...new Uint8Array(14), 0x05, 0, 0])))).toBe('noRecords');
  });

  it('a course, which nobody has ridden', async () => {
    expect(await problemOf(fitOf([mesg.fileId, { type: 'course' }], record(0), record(9)))).toBe('noRecords');
  });

  it('too large', async () => {
    expect(await problemOf(new Uint8Array(FIT_BYTES + 1))).toBe('tooLarge');
  });
});

describe('a file made to do harm', () => {
  const definition = (fields: readonly number[][]) => [0x40, 0, 0, 20, 0, fields.length, ...fields.flat()];
  const made = (head: readonly number[], rest: Uint8Array) =>
    sealed(Uint8Array.from([...new Uint8Array(14), ...head, ...rest, 0, 0]));

  it('is over when its fields have no bytes, before it costs time', async () => {
    const nothing = Array.from({ length: 200 }, (_, number) => [number, 0, 2]);
    const bytes = made(definition(nothing), new Uint8Array(100_000));
    expect(await problemOf(bytes)).toBe('noRecords');
  });

  it('is over when it has more messages than a day has', async () => {
    const bytes = made(definition([]), new Uint8Array(400_000));
    expect(await problemOf(bytes)).toBe('noRecords');
  });

  it('costs no more for fields of its own than any device’s', async () => {
    const described = [206, { developerDataIndex: 0, fieldDefinitionNumber: 1, fitBaseTypeId: 2 }] as const;
    const bytes = fitOf(file, ...Array.from({ length: 300 }, () => described), record(0, { power: 1 }), record(1));
    expect((await read(bytes)).file.recording.seconds).toEqual([0, 1]);
  });

  it('may say that a number is a text: that is a gap', async () => {
    const at = new Uint8Array(new Uint32Array([AFTERNOON]).buffer);
    const fields = [
      [253, 4, 0x86],
      [3, 2, 0x07],
    ];
    const bytes = made(definition(fields), Uint8Array.from([0, ...at, 65, 0]));
    expect((await read(bytes)).file.recording).toEqual({ seconds: [0], metrics: {} });
  });
});

it('whatever happens to a file, what is read of it is sound', async () => {
  const bytes = await writeFit(ride);
  await fc.assert(
    fc.asyncProperty(anyMutations, fc.boolean(), async (mutations, isSealed) => {
      const broken = mutated(bytes, mutations);
      const result = await readFit(isSealed ? sealed(broken) : broken);
      expectWhole(result);
    }),
    runs(300),
  );
});
