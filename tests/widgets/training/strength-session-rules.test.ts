import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewStrengthWorkout } from '../../../src/core/contract/schemas/strength/workouts.js';
import { type KnownSets, mergeSets } from '../../../src/sandbox/training/strength/merge-sets.js';
import { settleConflicts, settleRemoved } from '../../../src/widgets/training/strength-session/conflicts.js';
import { beginHold, heldSeconds, holdAt } from '../../../src/widgets/training/strength-session/hold.js';
import { readKept, writeKept } from '../../../src/widgets/training/strength-session/kept.js';
import { planOf, secondsOf } from '../../../src/widgets/training/strength-session/plan.js';
import { recordsOf } from '../../../src/widgets/training/strength-session/records.js';
import {
  isAllSaved,
  markSaved,
  markSent,
  renewed,
  reportOf,
} from '../../../src/widgets/training/strength-session/report.js';
import { beginRest, changeRest, restLeft } from '../../../src/widgets/training/strength-session/rest.js';
import { findExercises } from '../../../src/widgets/workouts/find-exercises.js';
import {
  addSet,
  doneSets,
  findSet,
  finishSet,
  moveExercise,
  removeSet,
  repeatSet,
  restoreSet,
} from '../../../src/widgets/training/strength-session/sets.js';
import type { Place, SessionExercise, TrainingSession } from '../../../src/widgets/training/strength-session/state.js';
import { nextPlace, turnsOf } from '../../../src/widgets/training/strength-session/turns.js';
import { valuesOf } from '../../../src/widgets/training/strength-session/values.js';
import { steppedTo } from '../../../src/widgets/training/strength-session/weight-steps.js';
import { gramsOf, shownWeight } from '../../../src/widgets/workouts/weights.js';

const counter = () => {
  let made = 0;
  return () => `id-${(made += 1)}`;
};

const entry = (exerciseId: string, sets: number, restSeconds = 60) => ({
  exerciseId,
  setType: 'normal' as const,
  sets,
  reps: { low: 5, high: 8 },
  holdSeconds: null,
  weight: 60_000,
  restSeconds,
  rir: null,
});

const slot = (...entries: ReturnType<typeof entry>[]) => ({ entries });

const planned = (slots: ReturnType<typeof slot>[], newId = counter()): SessionExercise[] =>
  planOf({ name: 'Day', slots }, [], newId);

const START = 1_000_000;

const sessionOf = (exercises: readonly SessionExercise[]): TrainingSession => ({
  sessionId: 'ses',
  routineId: null,
  title: null,
  startedAt: START,
  endedAt: null,
  timeZone: 'UTC',
  units: 'metric',
  exercises,
  at: null,
  rest: null,
  hold: null,
  workoutId: null,
  wasSent: false,
  isEndSaved: false,
  told: [],
  before: null,
});

const anySlots = fc.array(
  fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('squat', 'press', 'row')), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 4 },
);
const slotsFrom = (given: readonly (readonly [number, string])[][]) =>
  given.map(entries => slot(...entries.map(([sets, id]) => entry(id, sets))));

describe('the plan of a session', () => {
  it('holds every set of the day, each with an id of its own', () => {
    fc.assert(
      fc.property(anySlots, given => {
        const turns = turnsOf(planned(slotsFrom(given)));
        const asked = given.flat().reduce((sum, [sets]) => sum + sets, 0);
        expect(turns).toHaveLength(asked);
        expect(new Set(turns.map(({ set }) => set.id)).size).toBe(asked);
      }),
    );
  });

  it('lets the exercises of a slot take turns', () => {
    const [one, other, third] = planned([slot(entry('a', 2), entry('b', 3)), slot(entry('c', 1))]);
    expect(turnsOf([one!, other!, third!]).map(({ key }) => key)).toEqual(
      [one, other, one, other, other, third].map(exercise => exercise?.key),
    );
  });

  it('comes to every set once, whatever somebody begins with', () => {
    fc.assert(
      fc.property(anySlots, fc.nat(), (given, first) => {
        let exercises: readonly SessionExercise[] = planned(slotsFrom(given));
        const all = turnsOf(exercises).map(({ key, set }) => ({ key, setId: set.id }));
        const seen: string[] = [];
        for (
          let place: Place | null = all[first % all.length] ?? null;
          place?.setId;
          place = nextPlace(exercises, place)
        ) {
          seen.push(place.setId);
          exercises = finishSet(exercises, place.setId, START);
        }
        expect(seen).toHaveLength(all.length);
        expect(new Set(seen)).toEqual(new Set(all.map(({ setId }) => setId)));
      }),
    );
  });

  it('passes over an exercise that is skipped', () => {
    const [one, other] = planned([slot(entry('a', 1)), slot(entry('b', 1))]);
    expect(nextPlace([{ ...one!, skipped: true }, other!], null)?.key).toBe(other?.key);
  });

  it('takes as long as its sets and the rests between them', () => {
    expect(secondsOf(planned([slot(entry('a', 2, 100))]))).toBe(2 * 40 + 100);
  });
});

describe('what a set is offered', () => {
  const [exercise] = planned([slot(entry('a', 2))]);
  const known = { ...exercise!, last: [{ weight: 50_000, amount: 8 }] };

  it('is the weight of the target, and the repetitions of last time', () => {
    expect(valuesOf(known, known.sets[0]!)).toMatchObject({ weight: 60_000, amount: 8 });
  });

  it('is today’s weight after a set with another one', () => {
    const [done] = finishSet([known], known.sets[0]!.id, START, { weight: 70_000 });
    expect(valuesOf(done!, done!.sets[1]!)).toMatchObject({ weight: 70_000 });
  });

  it('is not the weight of a warm-up', () => {
    const [done] = finishSet([known], known.sets[0]!.id, START, { weight: 20_000, isWarmUp: true });
    expect(valuesOf(done!, done!.sets[1]!)).toMatchObject({ weight: 60_000, isWarmUp: false });
  });
});

describe('a rest', () => {
  it('has what is left until its end, however the clock jumps, and never less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(3600), fc.array(fc.integer({ min: -5000, max: 5000 })), (seconds, jumps) => {
        const rest = beginRest(seconds, START);
        for (const jump of jumps) expect(restLeft(rest, START + jump)).toBe(Math.max(0, seconds - jump));
      }),
    );
  });

  it('is as much longer or shorter as somebody asks, and is over at the earliest now', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(400), fc.constantFrom(15, -15), (seconds, later, by) => {
        const now = START + later;
        const rest = beginRest(seconds, START);
        expect(restLeft(changeRest(rest, by, now), now)).toBe(Math.max(0, restLeft(rest, now) + by));
      }),
    );
  });
});

describe('a hold', () => {
  it('counts to its beginning, then up to its target, by the clock', () => {
    const hold = beginHold('set', START, 3, 30);
    expect(holdAt(hold, START + 1)).toEqual({ is: 'ready', in: 2 });
    expect(holdAt(hold, START + 13)).toEqual({ is: 'holding', seconds: 10 });
    expect(holdAt(hold, START + 5000)).toEqual({ is: 'over', seconds: 30 });
  });

  it('keeps no more seconds than were held, and none of the count', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: 1, max: 600 }), fc.nat(2000), (ready, target, later) => {
        expect(heldSeconds(beginHold('set', START, ready, target), START + later)).toBe(
          Math.min(target, Math.max(0, later - ready)),
        );
      }),
    );
  });
});

describe('the list of sets', () => {
  const deed = fc.record({
    what: fc.constantFrom('add', 'repeat', 'remove', 'restore', 'finish', 'up', 'down'),
    at: fc.nat(),
  });

  it('never loses an id, and has none twice', () => {
    fc.assert(
      fc.property(anySlots, fc.array(deed, { maxLength: 30 }), (given, deeds) => {
        const newId = counter();
        let exercises: readonly SessionExercise[] = planned(slotsFrom(given), newId);
        let now = START;
        for (const { what, at } of deeds) {
          const before = exercises.flatMap(({ sets }) => sets.map(({ id }) => id));
          const setId = before[at % before.length]!;
          const { key } = exercises[at % exercises.length]!;
          now += 1;
          const next = {
            add: () => addSet(exercises, key, newId()),
            repeat: () => repeatSet(exercises, setId, newId()),
            remove: () => removeSet(exercises, setId, now),
            restore: () => restoreSet(exercises, setId, now),
            finish: () => finishSet(exercises, setId, now),
            up: () => moveExercise(exercises, key, -1, newId()),
            down: () => moveExercise(exercises, key, 1, newId()),
          };
          exercises = next[what]();
          const after = exercises.flatMap(({ sets }) => sets.map(({ id }) => id));
          expect(new Set(after).size).toBe(after.length);
          expect(before.filter(id => !after.includes(id))).toEqual([]);
        }
      }),
    );
  });

  it('has a set as it was after it was removed and came back', () => {
    const exercises = planned([slot(entry('a', 2))]);
    const { id } = exercises[0]!.sets[0]!;
    const done = finishSet(exercises, id, START, { amount: 7 });
    const back = restoreSet(removeSet(done, id, START), id, START);
    const { editedAt: _, ...was } = findSet(done, id)!.set.done!;
    expect(findSet(back, id)?.set.done).toMatchObject(was);
    expect(doneSets({ exercises: removeSet(done, id, START) })).toEqual([]);
  });

  it('moves an exercise down and up again to where it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), at => {
        const exercises = planned(['a', 'b', 'c', 'd'].map(id => slot(entry(id, 1))));
        const { key } = exercises[at]!;
        const there = moveExercise(exercises, key, 1, 'new');
        const back = at === 3 ? there : moveExercise(there, key, -1, 'new');
        expect(back.map(exercise => exercise.key)).toEqual(exercises.map(exercise => exercise.key));
      }),
    );
  });

  it('believes the later edit of a set also within a second', () => {
    const exercises = planned([slot(entry('a', 1))]);
    const { id } = exercises[0]!.sets[0]!;
    const twice = finishSet(finishSet(exercises, id, START, { amount: 5 }), id, START, { amount: 6 });
    expect(findSet(twice, id)?.set.done).toMatchObject({ amount: 6, editedAt: START + 1, performedAt: START });
  });
});

/** A server that merges as ours does. */
function server() {
  let known: KnownSets = { held: [], gone: [] };
  let ends = 0;
  return {
    take: (report: NewStrengthWorkout) => {
      known = mergeSets(known, report);
      ends = Math.max(ends, report.endedAt ?? 0);
    },
    conflictsOf: ({ sets }: NewStrengthWorkout) => ({
      conflicts: known.held
        .filter(({ id, overruled }) => overruled.length > 0 && sets.some(set => set.id === id))
        .map(({ id: setId, overruled, ...kept }) => ({ setId, kept, overruled })),
    }),
    get held() {
      return known.held;
    },
    get ends() {
      return ends;
    },
  };
}

describe('the queue of reports', () => {
  const step = fc.record({
    what: fc.constantFrom(
      'finish',
      'correct',
      'remove',
      'restore',
      'send',
      'lose the report',
      'lose the answer',
      'repeat',
    ),
    at: fc.nat(),
  });

  it('ends in the sets that were done, none twice, whatever was lost or came again', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), steps => {
        let session = sessionOf(planned([slot(entry('a', 3)), slot(entry('b', 2))]));
        let now = START + 10;
        const there = server();
        const old: NewStrengthWorkout[] = [];
        const send = (arrives: boolean, answers: boolean) => {
          const report = reportOf(session);
          if (!report) return;
          session = markSent(session, report);
          old.push(report);
          if (arrives) there.take(report);
          if (arrives && answers) {
            const saved = settleRemoved(markSaved(session, report, 'wko'), report, { sets: [...there.held] });
            const settled = settleConflicts(saved, there.conflictsOf(report));
            expect(settled.found).toEqual([]);
            session = settled.session;
          }
        };
        for (const { what, at } of steps) {
          now += at % 3;
          const ids = session.exercises.flatMap(({ sets }) => sets.map(({ id }) => id));
          const setId = ids[at % ids.length]!;
          const { exercises } = session;
          if (what === 'finish') session = { ...session, exercises: finishSet(exercises, setId, now) };
          if (what === 'correct')
            session = { ...session, exercises: finishSet(exercises, setId, now, { amount: at % 20 }) };
          if (what === 'remove') session = { ...session, exercises: removeSet(exercises, setId, now) };
          if (what === 'restore') session = { ...session, exercises: restoreSet(exercises, setId, now) };
          if (what === 'send') send(true, true);
          if (what === 'lose the report') send(false, false);
          if (what === 'lose the answer') send(true, false);
          const again = old[at % Math.max(1, old.length)];
          if (what === 'repeat' && again) there.take(again);
        }
        send(true, true);
        expect(isAllSaved(session)).toBe(true);
        const kept = there.held.map(({ id, actual }) => [id, actual.reps] as const);
        const done = doneSets(session).map(({ id, done: values }) => [id, values?.amount] as const);
        expect(kept).toHaveLength(done.length);
        expect(new Map(kept)).toEqual(new Map(done));
      }),
    );
  });

  it('tells the end of a session whose sets are all known', () => {
    const exercises = planned([slot(entry('a', 1))]);
    const { id } = exercises[0]!.sets[0]!;
    let session = sessionOf(finishSet(exercises, id, START + 60));
    const first = reportOf(session)!;
    session = markSaved(markSent(session, first), first, 'wko');
    expect(reportOf(session)).toBeUndefined();
    session = { ...session, endedAt: START + 600 };
    expect(reportOf(session)).toMatchObject({ endedAt: START + 600, durationSeconds: 600, sets: [{ id }] });
  });

  it('says nothing of a set that was taken away before anybody knew it', () => {
    const exercises = planned([slot(entry('a', 1))]);
    const { id } = exercises[0]!.sets[0]!;
    expect(reportOf(sessionOf(removeSet(finishSet(exercises, id, START), id, START)))).toBeUndefined();
  });

  it('says of a set that was taken away later only that it is gone', () => {
    const exercises = planned([slot(entry('a', 1))]);
    const { id } = exercises[0]!.sets[0]!;
    const session = sessionOf(finishSet(exercises, id, START));
    const report = reportOf(session)!;
    const known = markSaved(markSent(session, report), report, 'wko');
    const removed = { ...known, exercises: removeSet(known.exercises, id, START + 5) };
    expect(reportOf(removed)).toMatchObject({ sets: [], removedSets: [{ id, removedAt: START + 5 }] });
  });

  it('tells all again as a workout of its own', () => {
    const exercises = planned([slot(entry('a', 1))]);
    const session = sessionOf(finishSet(exercises, exercises[0]!.sets[0]!.id, START + 60));
    const report = reportOf(session)!;
    const again = reportOf(renewed(markSaved(markSent(session, report), report, 'wko'), 'ses-2'));
    expect(again).toEqual({ ...report, sessionId: 'ses-2' });
  });
});

describe('another device that says otherwise', () => {
  function both(theirs: { reps: number; editedAt: number }) {
    const exercises = planned([slot(entry('a', 1))]);
    const { id } = exercises[0]!.sets[0]!;
    const session = sessionOf(finishSet(exercises, id, START + 60, { amount: 8, weight: 62_500 }));
    const report = reportOf(session)!;
    const there = server();
    const [set] = report.sets;
    there.take({
      ...report,
      sets: [{ ...set!, actual: { ...set!.actual, reps: theirs.reps }, editedAt: theirs.editedAt }],
    });
    there.take(report);
    const saved = markSaved(markSent(session, report), report, 'wko');
    return { id, there, report, settled: settleConflicts(saved, there.conflictsOf(report)) };
  }

  it('is told of once, and ours is kept where it is later', () => {
    const { settled, there, report, id } = both({ reps: 6, editedAt: START + 1 });
    expect(settled.found).toMatchObject([{ isTheirs: false, kept: { amount: 8 }, other: { amount: 6 } }]);
    expect(findSet(settled.session.exercises, id)?.set.done?.amount).toBe(8);
    expect(settleConflicts(settled.session, there.conflictsOf(report)).found).toEqual([]);
  });

  it('counts where it is later, and what was ours is not lost', () => {
    const { settled, id } = both({ reps: 6, editedAt: START + 100 });
    expect(settled.found).toMatchObject([
      { isTheirs: true, kept: { amount: 6 }, other: { amount: 8, weight: 62_500 } },
    ]);
    expect(findSet(settled.session.exercises, id)?.set.done?.amount).toBe(6);
    expect(isAllSaved(settled.session)).toBe(true);
  });
});

describe('what a device keeps', () => {
  const memory = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      read: (key: string) => kept.get(key),
      write: (key: string, value: string | undefined) =>
        void (value === undefined ? kept.delete(key) : kept.set(key, value)),
    };
  };

  it('comes back as it was, for its own member alone', () => {
    const store = memory();
    const session = sessionOf(planned([slot(entry('a', 2), entry('b', 1))]));
    writeKept(store, 'one', { version: 1, sound: true, getReady: 5, session });
    expect(readKept(store, 'one')).toEqual({ version: 1, sound: true, getReady: 5, session });
    expect(readKept(store, 'other').session).toBeNull();
  });

  it('is as nothing where it is broken', () => {
    const store = memory();
    const session = sessionOf(planned([slot(entry('a', 2))]));
    writeKept(store, 'one', { version: 1, sound: true, getReady: 5, session });
    const [[key, good]] = [...store.kept] as [[string, string]];
    for (const bad of [
      '',
      '{',
      'null',
      '[]',
      good.replace('"version":1', '"version":2'),
      good.replace('"sets":', '"nets":'),
    ]) {
      store.kept.set(key, bad);
      expect(readKept(store, 'one')).toEqual({ version: 1, sound: false, getReady: 3, session: null });
    }
    fc.assert(
      fc.property(fc.json(), bad => {
        store.kept.set(key, bad);
        expect(readKept(store, 'one').session).toBeNull();
      }),
    );
  });
});

describe('records', () => {
  const exercise = { id: 'a', name: 'A', muscles: [], equipment: [], isHold: false };
  const best = (metric: 'weight' | 'oneRepMax' | 'reps', value: number, workoutId: string) => ({
    metric,
    value,
    workoutId,
    achievedAt: START,
  });
  const after = (...bests: ReturnType<typeof best>[]) => ({
    items: [{ exercise, bests, repsAtWeight: [], countedFrom: null }],
  });

  it('are the bests that the workout holds, with how much more they are', () => {
    const bests = after(best('weight', 62_500, 'now'), best('reps', 12, 'long ago'));
    expect(recordsOf(bests, { a: { weight: 60_000, reps: 12 } }, 'now')).toMatchObject([
      { metric: 'weight', over: 2500 },
    ]);
  });

  it('are one for an exercise that is new', () => {
    const bests = after(best('weight', 60_000, 'now'), best('oneRepMax', 70_000, 'now'), best('reps', 8, 'now'));
    expect(recordsOf(bests, {}, 'now')).toMatchObject([{ metric: 'oneRepMax', over: null }]);
  });
});

describe('the search', () => {
  const of = (name: string, ...muscles: ('back' | 'biceps' | 'chest')[]) => ({
    id: name,
    name,
    muscles,
    equipment: [],
    isHold: false,
  });
  const names = { back: 'Espalda', biceps: 'Bíceps', chest: 'Pecho' };
  const all = [of('Row', 'back', 'biceps'), of('Curl', 'biceps'), of('Press', 'chest')];

  it('finds a name or a muscle without accents, the main muscle first', () => {
    // the search asks for the names of these muscles alone
    const find = (typed: string) =>
      findExercises(all, typed, {
        ...names,
        shoulders: '',
        triceps: '',
        forearms: '',
        core: '',
        glutes: '',
        quads: '',
        hamstrings: '',
        calves: '',
      }).map(({ name }) => name);
    expect(find('biceps')).toEqual(['Curl', 'Row']);
    expect(find('PRESS')).toEqual(['Press']);
    expect(find('row espalda')).toEqual(['Row']);
    expect(find('zeppelin')).toEqual([]);
  });
});

describe('a weight', () => {
  it('is shown as it was typed: in hundredths of a kilogram, in tenths of a pound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), parts => {
        expect(shownWeight(gramsOf(parts / 100, 'metric'), 'metric')).toBe(parts / 100);
        expect(shownWeight(gramsOf(parts / 10, 'imperial'), 'imperial')).toBe(parts / 10);
      }),
    );
  });

  it('steps to the next pair of plates', () => {
    expect([steppedTo(143.3, 5, 1), steppedTo(143.3, 5, -1), steppedTo(65, 2.5, 1), steppedTo(0, 2.5, -1)]).toEqual([
      145, 140, 67.5, 0,
    ]);
  });
});
