import { downloadZip } from 'client-zip';
import { atom } from 'nanostores';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import { now } from '../../../../core/dates.js';
import type { Session } from '../../../../core/session/session.js';
import { localDay } from '../../../../core/wall-clock.js';
import { contentsOf } from './contents.js';
import { NotFetched } from './fetched.js';
import type { Wanted } from './source.js';
import type { Kept } from './workout-files.js';

interface Progress {
  workouts: number;
  /** Not known yet: 0. */
  of: number;
}

export type ArchiveScreen =
  | { is: 'asking' }
  | ({ is: 'making' } & Progress)
  /** Part of it was not answered; what came is kept. */
  | ({ is: 'stopped'; code: ArchiveFailure; retryAfter: number | undefined } & Progress)
  | { is: 'made'; fileName: string; workouts: number; bytes: number };

/** `notMade`: everything came, and the browser has no room for it. */
export type ArchiveFailure = CommonFailure | 'notMade';

interface Inputs {
  session: Session;
  timeZone: string;
  /** What is where, in words. */
  readme: (wanted: Wanted) => string;
  save: (fileName: string, content: Blob) => void;
}

/** Makes one file of all that a member has trained, in the browser: no server ever holds it. */
export function createArchive({ session, timeZone, readme, save }: Inputs) {
  const $screen = atom<ArchiveScreen>({ is: 'asking' });
  const $wanted = atom<Wanted>({ format: 'fit', heartRate: false });
  const kept: Kept = new Map();
  let stopping = new AbortController();
  let file: { name: string; content: Blob } | undefined;
  const progress = (): Progress => {
    const screen = $screen.get();
    return 'of' in screen ? { workouts: screen.workouts, of: screen.of } : { workouts: 0, of: 0 };
  };

  async function make(): Promise<void> {
    stopping = new AbortController();
    const { signal } = stopping;
    const wanted = $wanted.get();
    $screen.set({ is: 'making', ...progress() });
    let failure: NotFetched['failure'] | undefined;
    async function* files() {
      const source = { session, userId: session.get().userId ?? '', signal };
      const onProgress = (workouts: number, of: number) => {
        if (!signal.aborted) $screen.set({ is: 'making', workouts, of });
      };
      try {
        yield* contentsOf(source, { wanted, timeZone, readme: readme(wanted), kept, onProgress });
      } catch (error) {
        if (error instanceof NotFetched) ({ failure } = error);
        throw error;
      }
    }
    let content: Blob | undefined;
    try {
      content = await downloadZip(files()).blob();
    } catch {
      // what was not answered is in `failure`; without one, the browser could not hold it all
    }
    if (signal.aborted) return;
    if (!content) {
      const { code = 'notMade', retryAfter } = failure ?? {};
      return $screen.set({ is: 'stopped', code, retryAfter, ...progress() });
    }
    const name = `echelon-training-${localDay(timeZone, now())}.zip`;
    file = { name, content };
    const workouts = [...kept.values()].filter(Boolean).length;
    $screen.set({ is: 'made', fileName: name, workouts, bytes: content.size });
    save(name, content);
  }

  return {
    $screen,
    $wanted,
    /** Another format is another file of each workout. */
    want(more: Partial<Wanted>): void {
      kept.clear();
      $wanted.set({ ...$wanted.get(), ...more });
    },
    make,
    saveAgain(): void {
      if (file) save(file.name, file.content);
    },
    /** Nothing more is fetched. */
    stop(): void {
      stopping.abort();
      $screen.set({ is: 'asking' });
    },
  };
}

export type ArchiveModel = ReturnType<typeof createArchive>;
