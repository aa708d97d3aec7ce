import type {
  AddedWorkout,
  FileProblem,
  WorkoutImport,
  WorkoutImported,
} from '../../../core/contract/schemas/training/workout-files.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { timeZoneOf } from '../../people/time-zone.js';
import { CLOCKS_AHEAD, saveImported } from '../workouts/save.js';
import { isFit } from './decode-fit.js';
import { textOfFile } from './file-text.js';
import { readFit } from './read-fit.js';
import { readTcx } from './read-tcx.js';
import { type NamedFile, unpack } from './unpack.js';
import type { ReadWorkout } from './workout-file.js';

/** What is wrong, for whoever reads the answer without a page. */
const sentences: Readonly<Record<FileProblem, string>> = {
  unknownFormat: 'This is no FIT file and no TCX file, and no ZIP or gz of some.',
  tooLarge: 'The file is larger than a workout can be.',
  notFit: 'This is no FIT file.',
  notXml: 'The file is no XML. Export it again.',
  notTcx: 'This file is XML, but no TCX file.',
  noRecords: 'There is no workout in the file.',
  wrongTime: 'The workout ends before it begins, or in the future. Check the clock of the device.',
  notZip: 'The archive cannot be unpacked, or holds more than 100 files or 200 MB.',
  nothingInside: 'There is no FIT file and no TCX file in the archive.',
};

/** XML begins with a bracket, perhaps after a mark of its encoding and space. */
const isXml = (bytes: Uint8Array): boolean => /^\s*</.test(textOfFile(bytes.subarray(0, 1024)));

type Problem = { code: FileProblem; line?: number; column?: number };
type Read = { ok: true; workouts: ReadWorkout[] } | { ok: false; problem: Problem };

async function read(bytes: Uint8Array): Promise<Read> {
  if (isFit(bytes)) return readFit(bytes);
  return isXml(bytes) ? readTcx(bytes) : { ok: false, problem: { code: 'unknownFormat' } };
}

const endOf = ({ file: { startedAt, durationSeconds, recording } }: ReadWorkout): number =>
  startedAt + Math.max(1, durationSeconds, recording.seconds.at(-1) ?? 0);

interface Importing {
  context: Context;
  userId: string;
  timeZone: string;
}

async function keep(
  { context, userId, timeZone }: Importing,
  found: ReadWorkout,
  fileName: string | null,
): Promise<AddedWorkout> {
  const { type, title, startedAt, durationSeconds, totals, recording, stated } = found.file;
  const saved = await saveImported(context, userId, {
    type,
    ...(title !== null && title !== '' && { title: title.slice(0, 120) }),
    startedAt,
    endedAt: endOf(found),
    timeZone,
    durationSeconds: Math.max(1, durationSeconds),
    totals,
    recording,
    ...(stated && { stated }),
  });
  return { ...saved, droppedReadings: saved.droppedReadings + found.dropped, fileName, isWhole: found.isWhole };
}

/** The workouts of a file that can be kept; one whose clock was wrong lies in the future. */
async function workoutsOf({ bytes }: NamedFile, { context }: Importing): Promise<Read> {
  const found = await read(bytes);
  if (!found.ok) return found;
  const workouts = found.workouts.filter(one => endOf(one) <= context.now + CLOCKS_AHEAD);
  return workouts.length === 0 ? { ok: false, problem: { code: 'wrongTime' } } : { ok: true, workouts };
}

const refusal = ({ code, ...place }: Problem): Refusal =>
  new Refusal('fileUnreadable', sentences[code], { reason: code, ...place });

/**
 * Keeps the workouts of a file as the member's own, those of each file in a ZIP. They are of no class, so they hold no
 * record. A file without any is refused; in a ZIP it is named, and the others are kept.
 */
export async function importedWorkout(
  context: Context,
  userId: string,
  { file, timeZone }: WorkoutImport,
): Promise<WorkoutImported> {
  const unpacked = await unpack(new Uint8Array(await file.arrayBuffer()));
  if (!unpacked.ok) throw refusal(unpacked);
  const importing = { context, userId, timeZone: timeZone ?? (await timeZoneOf(context.db, userId)) };
  const answer: WorkoutImported = { items: [], left: [] };
  for (const one of unpacked.files) {
    const found = await workoutsOf(one, importing);
    if (found.ok) for (const workout of found.workouts) answer.items.push(await keep(importing, workout, one.name));
    else if (one.name === null) throw refusal(found.problem);
    else answer.left.push({ fileName: one.name, reason: found.problem.code });
  }
  return answer;
}
