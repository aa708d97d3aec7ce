import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newOwnRoutine, type RoutineEntry } from '../../../src/core/contract/schemas/strength/routines.js';
import { saidOf, troublesOf } from '../../../src/widgets/training/strength-log/builder/check.js';
import { daysOf, draftOf, newSlot, type DraftSlot } from '../../../src/widgets/training/strength-log/builder/draft.js';
import { muscleWords } from '../../../src/widgets/workouts/muscle-copy.js';
import { found } from '../../../src/widgets/training/strength-log/builder/find-exercise.js';
import { keptDraft, readKept } from '../../../src/widgets/training/strength-log/builder/kept-draft.js';
import {
  canJoin,
  canPart,
  joined,
  movedTo,
  parted,
  without,
} from '../../../src/widgets/training/strength-log/builder/moves.js';
import { placeOf } from '../../../src/widgets/training/strength-log/import/place-of.js';
import { nextUp } from '../../../src/widgets/training/strength-log/last-done.js';
import { readPlace, writePlace } from '../../../src/widgets/training/strength-log/place.js';
import { detailsOf, setsOf } from '../../../src/widgets/training/strength-log/routine/entry-text.js';
import { fileOf } from '../../../src/widgets/workouts/routine-file.js';
import { nextDayOf } from '../../../src/widgets/training/strength-log/routine/next-day.js';
import { exercises } from '../../../src/sandbox/world/catalogue/exercises.js';

const whole = (min: number, max: number) => fc.integer({ min, max });
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const entries: fc.Arbitrary<RoutineEntry> = fc.record({
  exerciseId: fc.constantFrom('plank', 'back-squat', 'push-up'),
  setType: fc.constantFrom('normal', 'dropset', 'iso'),
  sets: whole(1, 20),
  reps: fc.tuple(whole(1, 200), whole(0, 50)).map(([low, more]) => ({ low, high: Math.min(200, low + more) })),
  holdSeconds: orNone(whole(1, 3600)),
  weight: orNone(whole(0, 1_000_000)),
  restSeconds: whole(0, 3600),
  rir: orNone(whole(0, 10)),
});

const routines = fc.record({
  title: fc.constant('Push'),
  description: fc.constant('Heavy first'),
  level: fc.constantFrom('beginner', 'advanced'),
  days: fc.array(
    fc.record({
      name: fc.constant('Day'),
      slots: fc.array(fc.record({ entries: fc.array(entries, { minLength: 1, maxLength: 6 }) }), {
        minLength: 1,
        maxLength: 8,
      }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

const slots = routines.map(routine => draftOf(routine).days[0]?.slots ?? []);
const keysIn = (all: readonly DraftSlot[]) => all.flatMap(slot => slot.entries.map(({ key }) => key));
const slotOf = (sets: number | null, low: number | null, high: number | null): DraftSlot => {
  const {
    key,
    entries: [entry],
  } = newSlot({ id: 'push-up', isHold: false });
  if (!entry) throw new Error('There is no entry.');
  return { key, entries: [{ ...entry, sets, low, high }] };
};

describe('a routine that is typed over', () => {
  it('is the same as it was while nothing is changed', () => {
    fc.assert(
      fc.property(routines, routine => {
        expect(daysOf(draftOf(routine).days)).toEqual(routine.days);
      }),
    );
  });

  it('is right for the form exactly when it is for the server', () => {
    const numbers = fc.record({
      sets: orNone(whole(0, 22)),
      low: orNone(whole(0, 202)),
      high: orNone(whole(0, 202)),
    });
    fc.assert(
      fc.property(numbers, ({ sets, low, high }) => {
        const days = [{ key: 'day', name: 'Day', slots: [slotOf(sets, low, high)] }];
        const isRight = v.is(newOwnRoutine, { title: 'A', level: 'beginner', days: daysOf(days) });
        // a missing number would be sent as another: the form asks for it
        expect(troublesOf(days).length === 0).toBe(isRight && sets !== null);
      }),
    );
  });

  it('has each problem at its day or exercise', () => {
    const bad = slotOf(21, 8, 12);
    expect(
      troublesOf([
        { key: 'a', name: ' ', slots: [] },
        { key: 'b', name: 'B', slots: [bad] },
      ]),
    ).toEqual([
      { key: 'a', field: 'name', problem: 'dayName' },
      { key: 'a', field: 'slots', problem: 'dayEmpty' },
      { key: bad.entries[0]?.key, field: 'sets', problem: 'sets' },
    ]);
  });

  it('has what the server says at the exercise that stood there, wherever it goes', () => {
    const [one, other] = [slotOf(3, 8, 12), slotOf(3, 8, 12)];
    const days = [{ key: 'a', name: 'A', slots: [one, other] }];
    const said = [
      { path: 'days.0.slots.1.entries.0.reps.low', message: 'Too many.' },
      { path: 'days.0.name', message: 'Too long.' },
      { path: 'title', message: 'Too long.' },
    ];
    expect(saidOf(days, said)).toEqual([
      { key: other.entries[0]?.key, field: 'reps', problem: { said: 'Too many.' } },
      { key: 'a', field: 'name', problem: { said: 'Too long.' } },
    ]);
  });
});

describe('an exercise that is moved', () => {
  it('down and up again is where it was', () => {
    fc.assert(
      fc.property(slots, fc.nat(7), (all, nth) => {
        const from = nth % all.length;
        const down = movedTo(all, from, from + 1);
        expect(down === all ? all : movedTo(down, from + 1, from)).toEqual(all);
      }),
    );
  });

  it('is neither lost nor doubled, whatever is moved, joined and taken apart', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('move', 'join', 'part'), fc.nat(9), fc.nat(9)), { maxLength: 20 });
    fc.assert(
      fc.property(slots, steps, (all, todo) => {
        const after = todo.reduce<readonly DraftSlot[]>(
          (now, [what, at, to]) =>
            what === 'move' ? movedTo(now, at, to) : what === 'join' ? joined(now, at) : parted(now, at),
          all,
        );
        expect(keysIn(after).toSorted()).toEqual(keysIn(all).toSorted());
        expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
        expect(after.every(slot => slot.entries.length >= 1 && slot.entries.length <= 6)).toBe(true);
        expect(after.length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('takes turns with the one above, and is by itself again', () => {
    fc.assert(
      fc.property(slots, fc.nat(7), (all, nth) => {
        const single = all.map(slot => ({ ...slot, entries: slot.entries.slice(0, 1) }));
        const at = nth % single.length;
        fc.pre(canJoin(single, at));
        const together = joined(single, at);
        expect(together).toHaveLength(single.length - 1);
        expect(canPart(together, at - 1)).toBe(true);
        expect(keysIn(parted(together, at - 1))).toEqual(keysIn(single));
      }),
    );
  });

  it('goes alone when it is removed, with its slot when that is empty', () => {
    fc.assert(
      fc.property(slots, fc.nat(40), (all, nth) => {
        const keys = keysIn(all);
        const gone = keys[nth % keys.length] ?? '';
        const after = without(all, gone);
        expect(keysIn(after)).toEqual(keys.filter(key => key !== gone));
        expect(after.every(slot => slot.entries.length > 0)).toBe(true);
      }),
    );
  });
});

describe('a draft that was kept', () => {
  const memory = () => {
    const held = new Map<string, string>();
    return {
      read: (key: string) => held.get(key),
      write: (key: string, value: string | undefined) =>
        void (value === undefined ? held.delete(key) : held.set(key, value)),
    };
  };

  it('comes back as it was, to the same person and routine alone', () => {
    fc.assert(
      fc.property(routines, fc.nat(), (routine, version) => {
        const tab = memory();
        const draft = draftOf(routine);
        keptDraft('robin', 'rtn_1', tab).write({ version, draft });
        expect(keptDraft('robin', 'rtn_1', tab).read()).toEqual({ version, draft });
        expect(keptDraft('sam', 'rtn_1', tab).read()).toBeUndefined();
        expect(keptDraft('robin', 'new', tab).read()).toBeUndefined();
        keptDraft('robin', 'rtn_1', tab).forget();
        expect(keptDraft('robin', 'rtn_1', tab).read()).toBeUndefined();
      }),
    );
  });

  it.each([undefined, '', '{', 'null', '[]', '{"form":0}', '{"form":1,"version":1,"draft":{"title":1}}'])(
    'and is broken (%s) is none',
    text => {
      expect(readKept(text)).toBeUndefined();
    },
  );
});

describe('a place in a file', () => {
  it('is said as people count', () => {
    expect(placeOf('json.days.1.slots.2.entries.0.sets')).toEqual({
      day: 2,
      exercise: { number: 3, letter: '' },
      part: 'sets',
    });
    expect(placeOf('json.days.0.slots.0.entries.1.reps.low')).toEqual({
      day: 1,
      exercise: { number: 1, letter: 'B' },
      part: 'reps',
    });
    expect(placeOf('json.days.3.slots')).toEqual({ day: 4, part: 'slots' });
    expect(placeOf('json.days.0')).toEqual({ day: 1 });
    expect(placeOf('json.title')).toEqual({ part: 'title' });
    expect(placeOf('json')).toEqual({});
  });
});

describe('a file of a routine', () => {
  const base = { id: 'rtn_1', of: 'member', code: 'AAAA-BBBB', published: false, createdAt: 1, version: 7 } as const;

  it('holds what an import takes, and nothing of whose it is', () => {
    fc.assert(
      fc.property(routines, routine => {
        const { content } = fileOf({ ...base, ...routine, exercises: [] });
        expect(v.parse(newOwnRoutine, JSON.parse(content))).toEqual(routine);
        expect(content).not.toMatch(/rtn_1|AAAA/);
      }),
    );
  });

  it('has a name that every disk takes', () => {
    const named = (title: string) =>
      fileOf({ ...base, title, description: '', level: 'beginner', days: [], exercises: [] });
    expect(named('Push/Pull: “A”').fileName).toBe('Push Pull “A”.json');
    expect(named('...').fileName).toBe('routine.json');
  });
});

describe('an exercise in words', () => {
  const words = {
    setTypes: { normal: 'N', dropset: 'Drop sets', myo: '', partial: '', forced: '', tut: '', iso: 'Holds', jump: '' },
    rest: (clock: string) => `rest ${clock}`,
    noRest: 'no rest',
    reserve: (count: string) => `${count} in reserve`,
  };

  it('says sets, reps and weight, a hold its time', () => {
    const sets = { sets: 3, reps: { low: 8, high: 12 }, holdSeconds: null, weight: 60_000 };
    expect(setsOf(sets, 'metric', 'en-US')).toBe('3 × 8–12 · 60 kg');
    expect(setsOf({ ...sets, reps: { low: 5, high: 5 }, weight: null }, 'metric', 'en-US')).toBe('3 × 5');
    expect(setsOf({ ...sets, reps: null, holdSeconds: 45, weight: null }, 'metric', 'en-US')).toBe('3 × 45 sec');
    expect(setsOf({ ...sets, reps: null, holdSeconds: 90, weight: null }, 'metric', 'en-US')).toBe('3 × 1:30');
  });

  it('says rest to the second, and what is out of the ordinary', () => {
    expect(detailsOf({ restSeconds: 90, rir: 2, setType: 'dropset' }, words, 'en-US')).toBe(
      'rest 1:30 · 2 in reserve · Drop sets',
    );
    expect(detailsOf({ restSeconds: 0, rir: null, setType: 'normal' }, words, 'en-US')).toBe('no rest');
  });
});

describe('what comes next', () => {
  const done = (localDate: string) => ({ workoutId: 'w', localDate, exerciseIds: [] });
  const day = (...ids: readonly string[]) => ({
    name: 'Day',
    slots: ids.map(id => ({
      entries: daysOf([{ key: 'd', name: 'D', slots: [newSlot({ id, isHold: false })] }])[0]?.slots[0]?.entries ?? [],
    })),
  });

  it('is the routine that was done the longest ago, of those that were done', () => {
    const lastDone = new Map([
      ['push', done('2026-11-20')],
      ['pull', done('2026-11-18')],
    ]);
    expect(nextUp(['push', 'pull', 'legs'], lastDone)).toBe('pull');
    expect(nextUp(['legs'], lastDone)).toBeUndefined();
  });

  it('is the day after the one that was done, and the first again after the last', () => {
    const days = [day('push-up', 'plank'), day('back-squat', 'plank'), day('pull-up')];
    expect(nextDayOf(days, ['push-up', 'plank'])).toBe(1);
    expect(nextDayOf(days, ['pull-up'])).toBe(0);
    expect(nextDayOf(days, ['deadlift'])).toBe(0);
    expect(nextDayOf(days)).toBe(0);
  });
});

describe('the search for an exercise', () => {
  it('knows every word of a name, in any order, and accents or not', () => {
    const names = found(exercises, { q: 'PRESS bárbell', muscle: '', muscles: muscleWords.english }).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Barbell bench press']);
  });

  it('has those first that train the muscle above all', () => {
    const names = found(exercises, { q: '', muscle: 'triceps', muscles: muscleWords.english });
    expect(names.every(({ muscles }) => muscles.includes('triceps'))).toBe(true);
    expect(names[0]?.muscles[0]).toBe('triceps');
    expect(names.at(-1)?.muscles[0]).not.toBe('triceps');
  });
});

describe('an address', () => {
  it('is read as it was written', () => {
    for (const query of [
      '',
      'show=library',
      'q=push&show=library',
      'routine=rtn_1',
      'routine=rtn_1&task=edit',
      'task=new',
    ])
      expect(writePlace(readPlace(query))).toBe(query);
  });

  it('that means nothing shows one’s own routines', () => {
    expect(writePlace(readPlace('show=none&task=dance'))).toBe('');
    expect(writePlace(readPlace('task=edit'))).toBe('');
    expect(writePlace(readPlace('show=library&task=new'))).toBe('show=library');
  });
});
