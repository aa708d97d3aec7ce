import { atom } from 'nanostores';
import { importEquipment } from '../../../../core/contract/commercial/equipment-import.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure, Failure } from '../../../../core/contract/failure.js';
import type {
  ColumnMatch,
  EquipmentImported,
  FileColumn,
  ImportColumn,
  ImportFate,
  ImportFileProblem,
} from '../../../../core/contract/schemas/commercial/equipment-import.js';
import type { Session } from '../../../../core/session/session.js';
import { createPlaces, type PlaceChoice } from '../../../places/model.js';
import { textOf, type FileText } from '../file-text.js';
import { isSameHead, likelyMatch, problemsOf, type Match, type MatchProblem, type Unmatched } from './match-model.js';

/** Bytes of a file at most: 8 MB, what the call takes. */
export const FILE_BYTES = 8 * 1024 * 1024;

/** Each fate of a row, what needs somebody first. */
export const importFates = [
  'error',
  'create',
  'assign',
  'update',
  'unchanged',
] as const satisfies readonly ImportFate[];

/** Why a file cannot be checked as it is. */
export type FileProblem =
  | 'missing'
  | Extract<FileText, { is: 'refused' }>['problem']
  | Exclude<ImportFileProblem, Unmatched>;

export type ImportFailure = Exclude<CommonFailure | FailOf<typeof importEquipment>, 'fileUnreadable'>;

/** What becomes of the rows of a file, or has become of them. */
export type Fates = Pick<EquipmentImported, 'counts' | 'rows' | 'columns' | 'ignoredColumns'>;

export type ImportScreen =
  /** A new object for each time that it was not checked, so that the focus can follow. */
  | { is: 'choosing'; problem: FileProblem | undefined; isPlaceMissing: boolean }
  /** Which column holds what. `why` it is asked, unless somebody wanted to say so; `problems` of what was sent, a new object each time. */
  | {
      is: 'matching';
      columns: readonly FileColumn[];
      why: Unmatched | undefined;
      problems: Partial<Record<ImportColumn, MatchProblem>> | undefined;
    }
  /** Rehearsed: nothing is written. */
  | { is: 'checking' }
  /** `isOther`: it was to be imported, and fared otherwise than the check had said; nothing was written. */
  | { is: 'checked'; fates: Fates; isOther: boolean }
  | { is: 'importing'; fates: Fates }
  | { is: 'imported'; fates: Fates }
  /** While it was checked, or, with fates, when it was to be imported. */
  | { is: 'failed'; code: ImportFailure; retryAfter: number | undefined; fates: Fates | undefined };

/** How many machines an import would write. */
export const changesOf = ({ create, assign, update }: Fates['counts']): number => create + assign + update;

/** Rows of the whole file; of a long one not all are listed. */
export const rowsOf = (counts: Fates['counts']): number => changesOf(counts) + counts.unchanged + counts.error;

const fileProblems: Readonly<Record<ImportFileProblem, true>> = {
  notValues: true,
  quoteOpen: true,
  serialColumnMissing: true,
  columnTwice: true,
  noMachines: true,
  tooManyMachines: true,
};

const isFileProblem = (reason: unknown): reason is ImportFileProblem =>
  typeof reason === 'string' && Object.hasOwn(fileProblems, reason);

/** Why the file as a whole was refused; a reason of a later server is one that this page cannot name. */
const fileProblemOf = ({ debug = {} }: Pick<Failure, 'debug'>): ImportFileProblem =>
  isFileProblem(debug['reason']) ? debug['reason'] : 'notValues';

const isColumn = (column: unknown): column is FileColumn =>
  typeof column === 'object' &&
  column !== null &&
  'name' in column &&
  'values' in column &&
  Array.isArray(column.values);

/** The columns of a file whose first row was what is wrong with it. */
const columnsIn = ({ debug = {} }: Pick<Failure, 'debug'>): readonly FileColumn[] =>
  Array.isArray(debug['columns']) ? debug['columns'].filter(isColumn) : [];

const isUnmatched = (problem: ImportFileProblem): problem is Unmatched =>
  problem === 'serialColumnMissing' || problem === 'columnTwice';

const choosing = (problem?: FileProblem, isPlaceMissing = false): ImportScreen => ({
  is: 'choosing',
  problem,
  isPlaceMissing,
});

interface Inputs {
  session: Session;
  /** Where machines stand whose row says nothing of it, on a page that is about one location. */
  locationId: string | undefined;
  /** Machines were written. */
  onImported: () => void;
}

/** A file of machines: chosen, rehearsed row by row, and then imported as it was rehearsed. */
export function createImport({ session, locationId, onImported }: Inputs) {
  const $screen = atom<ImportScreen>(choosing());
  const $file = atom<File | undefined>(undefined);
  const $place = atom<{ typed: string; chosen: PlaceChoice | undefined }>({ typed: '', chosen: undefined });
  /** Which column holds what, as it is chosen. */
  const $match = atom<Match>({});
  /** Whether the refused rows are left out. Otherwise nothing is imported while there are any. */
  const $skips = atom(false);
  const places = createPlaces(session, ({ actions }) => actions.import === 'ok');
  let leaving = new AbortController();
  /** The file is read once: what was checked is what is imported, whatever becomes of it on the disk meanwhile. */
  let read: Promise<FileText> | undefined;
  /** What was said of the columns of this file; without it their names say what they hold. */
  let match: ColumnMatch | undefined;
  /** The same, and of which columns: it is chosen already for the next file that has them. */
  let last: { columns: readonly FileColumn[]; match: Match } | undefined;

  function askMatch(columns: readonly FileColumn[], why: Unmatched | undefined): void {
    $match.set(last && isSameHead(last.columns, columns) ? last.match : likelyMatch(columns));
    $screen.set({ is: 'matching', columns, why, problems: undefined });
  }

  function choose(file: File | undefined): void {
    read = undefined;
    match = undefined;
    $file.set(file);
    $skips.set(false);
    $screen.set(choosing());
  }

  async function ask(dryRun: boolean): Promise<void> {
    const file = $file.get();
    const { typed, chosen } = $place.get();
    const isPlaceMissing = typed.trim() !== '' && !chosen;
    if (!file || isPlaceMissing) return $screen.set(choosing(file ? undefined : 'missing', isPlaceMissing));
    const before = $screen.get();
    const fates = 'fates' in before ? before.fates : undefined;
    $screen.set(fates && !dryRun ? { is: 'importing', fates } : { is: 'checking' });
    const { signal } = leaving;
    read ??= textOf(file);
    const text = await read;
    if (signal.aborted) return;
    if (text.is === 'refused') return $screen.set(choosing(text.problem));
    const at = locationId ?? chosen?.id;
    const answer = await session.request(
      importEquipment,
      {
        csv: text.text,
        ...(match && { match }),
        ...(at !== undefined && { locationId: at }),
        ...(dryRun ? { dryRun } : { skipErrors: $skips.get() }),
      },
      { signal },
    );
    if (signal.aborted) return;
    if (!answer.ok) {
      const { code, retryAfter } = answer.failure;
      if (code === 'fileUnreadable') {
        const problem = fileProblemOf(answer.failure);
        return isUnmatched(problem) ? askMatch(columnsIn(answer.failure), problem) : $screen.set(choosing(problem));
      }
      return $screen.set({ is: 'failed', code, retryAfter, fates });
    }
    const { committed, counts, rows, columns, ignoredColumns } = answer.data;
    const now: Fates = { counts, rows, columns, ignoredColumns };
    if (!committed) return $screen.set({ is: 'checked', fates: now, isOther: !dryRun });
    $screen.set({ is: 'imported', fates: now });
    if (changesOf(counts) > 0) onImported();
  }

  return {
    $screen,
    $file,
    $place,
    $skips,
    $match,
    $places: places.$places,
    retryPlaces: () => void places.fetch(),

    /** Answers how it ends: an answer that is awaited then is nobody's. */
    begin(): () => void {
      leaving = new AbortController();
      if (locationId === undefined) void places.fetch();
      return () => leaving.abort();
    },
    choose,
    remove: () => choose(undefined),
    seek(typed: string): void {
      $place.set({ typed, chosen: undefined });
      places.search(typed);
    },
    choosePlace(chosen: PlaceChoice): void {
      $place.set({ typed: chosen.name, chosen });
    },
    check: () => ask(true),
    /** Says which column is which, though the names were enough, or says so again. */
    rematch(): void {
      const screen = $screen.get();
      if (screen.is === 'checked') askMatch(screen.fates.columns, undefined);
    },
    /** A column of the file by its place, or none. */
    matchColumn(column: ImportColumn, at: number | undefined): void {
      const { [column]: _, ...others } = $match.get();
      $match.set(at === undefined ? others : { ...others, [column]: at });
    },
    /** Checks the file with the columns that were chosen. */
    async checkMatched(): Promise<void> {
      const screen = $screen.get();
      if (screen.is !== 'matching') return;
      const { serial_number, ...others } = $match.get();
      const problems = problemsOf($match.get());
      if (serial_number === undefined || Object.keys(problems).length > 0) return $screen.set({ ...screen, problems });
      match = { serial_number, ...others };
      last = { columns: screen.columns, match };
      // other rows may be refused now
      $skips.set(false);
      await ask(true);
    },
    skip: (skips: boolean) => $skips.set(skips),
    /** Nothing while there are refused rows that are not left out. */
    async run(): Promise<void> {
      const screen = $screen.get();
      if (screen.is === 'checked' && (screen.fates.counts.error === 0 || $skips.get())) await ask(false);
    },
    /** Asks again for what failed: the check, or the import itself with its key. */
    again(): Promise<void> {
      const screen = $screen.get();
      return ask(!(screen.is === 'failed' && screen.fates !== undefined));
    },
    /** Another file, or another location, after all; the file that was chosen stays. */
    back: () => $screen.set(choosing()),
  };
}

export type ImportModel = ReturnType<typeof createImport>;
