import { atom } from 'nanostores';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Streak } from '../../../core/contract/schemas/training/streaks.js';
import type { WorkoutCalendar } from '../../../core/contract/schemas/training/workout-totals.js';
import { getWorkoutCalendar } from '../../../core/contract/training/workout-totals.js';
import { ownTimeZone } from '../../../core/instants.js';
import type { Session } from '../../../core/session/session.js';
import { localDay } from '../../../core/wall-clock.js';
import { loadForPerson, type PersonScreen } from '../../screen/person-screen.js';
import { isMonth, monthAfter, monthOf, sameDayIn, type WeekStart } from './month.js';
import { createStreakPart } from './streak-model.js';
import { readWeekPreferences } from './week-preferences.js';

export type Days = WorkoutCalendar['days'];

/** A month, whether or not its workouts have come. */
export interface CalendarState {
  is: 'calendar';
  month: string;
  /** The day of the month that is chosen; its workouts are listed. */
  day: string;
  /** By the member's own clock. */
  today: string;
  weekStart: WeekStart;
  /** What was read last, also while it is read again. */
  days: Days | undefined;
  waiting: boolean;
  /** Why its workouts did not come. */
  failure: CommonFailure | undefined;
}

export type Screen = PersonScreen | CalendarState;

interface Inputs {
  session: Session;
  /** As the address has it. What is no month is this month. */
  month: string;
  onMonth: (month: string) => void;
}

const monthIn = (text: string): string | undefined => (isMonth(text) ? text : undefined);

/** A member's workouts month by month, and the streaks that they make. */
export function createWorkoutCalendar({ session, month, onMonth }: Inputs) {
  const $screen = atom<Screen>({ is: 'loading' });
  const part = createStreakPart(session);
  /** Months that have come: one that is turned back to shows at once, and is read again. */
  const seen = new Map<string, Days>();
  /** None: the month that it is. */
  let asked = monthIn(month);
  /** Another month may be asked for while one is on its way. */
  let reading = new AbortController();

  const shown = (): CalendarState | undefined => {
    const screen = $screen.get();
    return screen.is === 'calendar' ? screen : undefined;
  };
  const change = (next: Partial<CalendarState>): void => {
    const state = shown();
    if (state) $screen.set({ ...state, ...next });
  };

  const ask = (which: string, signal: AbortSignal) =>
    session.request(getWorkoutCalendar, { userId: session.get().userId ?? '', month: which }, { signal });

  async function read(which: string, early?: ReturnType<typeof ask>): Promise<void> {
    reading.abort();
    reading = new AbortController();
    const signal = AbortSignal.any([following.signal, reading.signal]);
    change({ waiting: true, failure: undefined });
    const answer = await (early ?? ask(which, signal));
    if (signal.aborted) return;
    if (!answer.ok) return change({ waiting: false, failure: answer.failure.code });
    const { days, today } = answer.data;
    seen.set(which, days);
    change({ waiting: false, days, today });
  }

  const following = loadForPerson(session, $screen, async (userId, signal) => {
    $screen.set({ is: 'loading' });
    seen.clear();
    void part.load(signal);
    // almost always the right one, and asked for along with what says so
    const guess = asked ?? monthOf(localDay(ownTimeZone(), session.clock.now()));
    const early = ask(guess, signal);
    const { timeZone, weekStart } = await readWeekPreferences(session, userId);
    if (signal.aborted) return;
    const today = localDay(timeZone, session.clock.now());
    const first = asked ?? monthOf(today);
    $screen.set({
      is: 'calendar',
      month: first,
      day: first === monthOf(today) ? today : `${first}-01`,
      today,
      weekStart,
      days: undefined,
      waiting: true,
      failure: undefined,
    });
    await read(first, first === guess ? early : undefined);
  });

  function show(day: string): void {
    const state = shown();
    if (!state) return;
    const next = monthOf(day);
    if (next === state.month) return change({ day });
    change({ month: next, day, days: seen.get(next) });
    void read(next);
  }

  /** Somebody has chosen a day, which may lie in another month. */
  function choose(day: string): void {
    const state = shown();
    if (!state) return;
    const next = monthOf(day);
    if (!isMonth(next)) return;
    if (next !== state.month) {
      asked = next;
      onMonth(next);
    }
    show(day);
  }

  return {
    $screen,
    $streak: part.$streak,
    $freezing: part.$freezing,
    choose,
    retry(): void {
      const state = shown();
      if (state) void read(state.month);
      else following.again();
    },
    retryStreak: () => void part.load(following.signal),
    turn(months: number): void {
      const state = shown();
      if (!state) return;
      const next = monthAfter(state.month, months);
      choose(next === monthOf(state.today) ? state.today : sameDayIn(next, state.day));
    },
    toToday(): void {
      const state = shown();
      if (state) choose(state.today);
    },
    /** The address says something else now: somebody went back. */
    follow(to: string): void {
      const next = monthIn(to);
      if (next === asked) return;
      asked = next;
      const state = shown();
      if (!state) return;
      const wanted = next ?? monthOf(state.today);
      if (wanted !== state.month) show(wanted === monthOf(state.today) ? state.today : sameDayIn(wanted, state.day));
    },
    freeze: (day: string) => part.freeze(day, following.signal),
    saved: (streak: Streak): void => part.take(streak),
  };
}

export type WorkoutCalendarModel = ReturnType<typeof createWorkoutCalendar>;
