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

async function read(bytes: Uint8Array) {
  const result = await readFit(bytes);
  if (!result.ok) throw new Error(`${result.problem.code} at byte ${result.problem.byte}`);
  return result;
}

const problemOf = async (bytes: Uint8Array) => {
  const result = await readFit(bytes);
  return result.ok ? undefined : result.problem;
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
      ok: true,
      more: false,
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

  it('gets the first of several sessions, and is told that there are more', async () => {
    const bytes = fitOf(
      file,
      record(0, { power: 100 }),
      record(60, { power: 200 }),
      [mesg.lap, { startTime: AFTERNOON, totalElapsedTime: 30 }],
      [mesg.lap, { startTime: AFTERNOON + 60, totalElapsedTime: 30 }],
      session(60, { sport: 'running' }),
      session(0, { sport: 'cycling', totalTimerTime: 60 }),
    );
    const { more, file: workout } = await read(bytes);
    expect(more).toBe(true);
    expect(workout.type).toBe('bike');
    expect(workout.recording).toEqual({ seconds: [0], metrics: { output: [100] }, laps: [{ start: 0, length: 30 }] });
  });

  it('gets the first of several files in one, and is told that there are more', async () => {
    const one = await writeFit(ride);
    const two = Uint8Array.from([...one, ...fitOf(file, record(0))]);
    expect(await read(two)).toEqual({ ...(await read(one)), more: true });
  });
});

describe('a file that is no workout says what is wrong, and where', () => {
  it('no FIT', async () => {
    expect(await problemOf(new TextEncoder().encode('<?xml version="1.0"?><gpx/>'))).toEqual({
      code: 'notFit',
      byte: 0,
    });
    expect(await problemOf(new Uint8Array())).toEqual({ code: 'notFit', byte: 0 });
  });

  it('cut short, wherever', async () => {
    const bytes = await writeFit(ride);
    for (let length = 12; length < bytes.length; length += 7)
      expect(await problemOf(bytes.subarray(0, length))).toEqual({ code: 'cutShort', byte: length });
  });

  it('a byte that changed on its way, whichever', async () => {
    const bytes = await writeFit(ride);
    for (let index = 0; index < bytes.length; index += 1) {
      const broken = bytes.with(index, (bytes[index] ?? 0) ^ 1);
      expect(['notFit', 'cutShort', 'crcWrong']).toContain((await problemOf(broken))?.code);
    }
    expect(await problemOf(bytes.with(200, 0))).toEqual({ code: 'crcWrong', byte: bytes.length });
  });

  it('messages that cannot be read', async () => {
    const bytes = sealed(Uint8Array.from([...new Uint8Array(14), 0x05, 0, 0]));
    expect(await problemOf(bytes)).toEqual({ code: 'unreadable', byte: 15 });
  });

  it('no samples', async () => {
    expect(await problemOf(fitOf(file, session(0)))).toMatchObject({ code: 'noRecords' });
  });

  it('a sample without a time, and one that counts from when a watch was switched on', async () => {
    expect(await problemOf(fitOf(file, [mesg.record, { power: 1 }]))).toMatchObject({ code: 'noTime' });
    expect(await problemOf(fitOf(file, [mesg.record, { timestamp: 500 }]))).toMatchObject({ code: 'noTime' });
  });

  it('a time that goes back, at the end of that sample', async () => {
    const bytes = fitOf(file, record(0), record(9), record(8));
    expect(await problemOf(bytes)).toEqual({ code: 'timeBackwards', byte: bytes.length - 2 });
  });

  it('more than a day', async () => {
    expect(await problemOf(fitOf(file, record(0), record(86_399)))).toBeUndefined();
    expect(await problemOf(fitOf(file, record(0), record(86_400)))).toMatchObject({ code: 'tooLong' });
  });

  it('too large', async () => {
    expect(await problemOf(new Uint8Array(FIT_BYTES + 1))).toEqual({ code: 'tooLarge', byte: FIT_BYTES });
  });
});

describe('a file made to do harm', () => {
  const definition = (fields: readonly number[][]) => [0x40, 0, 0, 20, 0, fields.length, ...fields.flat()];
  const made = (head: readonly number[], rest: Uint8Array) =>
    sealed(Uint8Array.from([...new Uint8Array(14), ...head, ...rest, 0, 0]));

  it('is refused when its fields have no bytes, before it costs time', async () => {
    const nothing = Array.from({ length: 200 }, (_, number) => [number, 0, 2]);
    const bytes = made(definition(nothing), new Uint8Array(100_000));
    expect(await problemOf(bytes)).toMatchObject({ code: 'unreadable' });
  });

  it('is refused when it has more messages than a day has', async () => {
    const bytes = made(definition([]), new Uint8Array(400_000));
    expect(await problemOf(bytes)).toMatchObject({ code: 'tooLong' });
  });

  it('is refused when it has more fields of its own than any device', async () => {
    const described = [206, { developerDataIndex: 0, fieldDefinitionNumber: 1, fitBaseTypeId: 2 }] as const;
    const bytes = fitOf(file, ...Array.from({ length: 300 }, () => described), record(0));
    expect(await problemOf(bytes)).toMatchObject({ code: 'unreadable' });
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

it('whatever happens to a file, it is read whole or not at all', async () => {
  const bytes = await writeFit(ride);
  await fc.assert(
    fc.asyncProperty(anyMutations, fc.boolean(), async (mutations, isSealed) => {
      const broken = mutated(bytes, mutations);
      const result = await readFit(isSealed ? sealed(broken) : broken);
      expectWhole(result);
      if (!result.ok) expect(result.problem.byte).toBeLessThanOrEqual(broken.length + 16);
    }),
    runs(300),
  );
});
