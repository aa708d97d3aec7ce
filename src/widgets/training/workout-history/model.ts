import { atom } from 'nanostores';
import { exportWorkouts } from '../../../core/contract/training/workout-files.js';
import { getWorkoutGroupings } from '../../../core/contract/training/workout-totals.js';
import { getWorkoutHistory } from '../../../core/contract/training/workouts.js';
import type { Grouping, Groupings } from '../../../core/contract/schemas/training/workout-totals.js';
import type { SavedFile } from '../../../core/contract/schemas/training/workout-files.js';
import type {
  Workout,
  WorkoutFilters,
  WorkoutQuery,
  WorkoutSums,
  WorkoutHistory,
} from '../../../core/contract/schemas/training/workouts.js';
import type { Session } from '../../../core/session/session.js';
import { workoutSources, workoutTypes } from '../../workouts/disciplines.js';
import { createListBelow } from '../../workouts/list-below.js';
import { createPagesBelow } from '../../workouts/pages.js';
import { readSettings, usualSettings, type Settings } from '../../workouts/settings.js';
import { createOutcomes } from './outcomes.js';

/** Workouts that come at a time. */
const PAGE = 60;

const shape = {
  filters: {
    type: workoutTypes,
    classSeconds: undefined,
    instructorId: undefined,
    completed: ['true', 'false'],
    source: workoutSources,
    from: undefined,
    to: undefined,
  },
  sorts: ['startedAt', 'durationSeconds', 'output', 'distance', 'calories'],
  columns: [],
};

/** What is known beside the workouts. */
export interface Known {
  settings: Settings;
  /** Over all workouts that the filters let through. */
  totals: WorkoutSums | undefined;
  /** What there is to filter by. */
  groups: Readonly<Partial<Record<Grouping, Groupings['items']>>>;
}

interface Inputs {
  session: Session;
  query: string;
  onQuery: (query: string, typing: boolean) => void;
  onDeleted: (count: number) => void;
  save: (file: SavedFile) => void;
}

/** A member's workouts, as many pages as the address says, one below the other. */
export function createWorkoutHistory({ session, query, onQuery, onDeleted, save }: Inputs) {
  const $known = atom<Known>({ settings: usualSettings(), totals: undefined, groups: {} });
  const know = (more: Partial<Known>) => $known.set({ ...$known.get(), ...more });
  const userId = () => session.get().userId ?? '';
  const outcomes = createOutcomes();
  let settings: Promise<Settings> | undefined;

  const pages = createPagesBelow<Workout, WorkoutQuery, WorkoutHistory>(
    (input, signal) => session.request(getWorkoutHistory, { userId: userId(), ...input }, { signal }),
    ({ id }) => id,
  );

  async function readGroups(signal: AbortSignal): Promise<void> {
    const read = async (by: Grouping) => {
      const answer = await session.request(getWorkoutGroupings, { userId: userId(), by }, { signal });
      if (answer.ok && !signal.aborted) know({ groups: { ...$known.get().groups, [by]: answer.data.items } });
    };
    await Promise.all((['type', 'classSeconds', 'instructor'] as const).map(read));
  }

  const list = createListBelow<Workout, WorkoutQuery>({
    session,
    shape,
    pageSize: PAGE,
    search: query,
    onQuery,
    async read(input, signal) {
      settings ??= readSettings(session, userId());
      const [answer, own] = await Promise.all([pages.read(input, signal), settings]);
      if (answer.ok && !signal.aborted) know({ totals: answer.data.totals, settings: own });
      return answer;
    },
    async begin(signal) {
      settings = undefined;
      pages.forget();
      await readGroups(signal);
    },
  });

  const again = async (): Promise<void> => {
    pages.forget();
    await list.refresh();
  };

  return {
    ...list,
    $known,
    // What comes with the presses that need it (`deletion.ts`) works on these.
    session,
    outcomes,
    onDeleted,
    $isDeleting: atom(false),
    /** A workout has come, or two have become one. */
    again,
    /** A file of all that the filters let through, not of what is shown alone. */
    async saveFile(): Promise<void> {
      const screen = list.$screen.get();
      if (screen.is !== 'list') return;
      const { q, filters } = screen.query;
      // only what the list's shape knows has come so far, and the shape is the call's
      const which = { ...(q && { q }), ...filters } as unknown as WorkoutFilters;
      const answer = await session.request(exportWorkouts, { userId: userId(), ...which });
      if (!answer.ok) return outcomes.say({ is: 'notSaved', count: screen.total, ...answer.failure });
      const { workouts, left, ...file } = answer.data;
      save(file);
      outcomes.say({ is: 'saved', count: workouts, fileName: file.fileName, left });
    },
  };
}

export type WorkoutHistoryModel = ReturnType<typeof createWorkoutHistory>;
