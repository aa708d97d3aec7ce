import type { WorkoutImport, WorkoutImported } from '../../../core/contract/schemas/training/workout-files.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { timeZoneOf } from '../../people/time-zone.js';
import { saveImported } from '../workouts/save.js';
import { type FitProblem, readFit } from './read-fit.js';
import { readTcx, type TcxProblem } from './read-tcx.js';
import type { ReadWorkout } from './workout-file.js';

type Problem = FitProblem | TcxProblem | { code: 'unknownFormat' };

/** What is wrong, for whoever reads the answer without a page. */
const sentences: Readonly<Record<Problem['code'], string>> = {
  unknownFormat: 'This is no FIT file and no TCX file.',
  tooLarge: 'The file is larger than a workout can be.',
  notFit: 'This is no FIT file.',
  cutShort: 'The file ends too early. Export it again.',
  crcWrong: 'The file was damaged on its way: its checksum is wrong. Export it again.',
  unreadable: 'Part of the file cannot be read.',
  notXml: 'The file breaks off, or part of it is no XML. Export it again.',
  notTcx: 'This file is XML, but no TCX file.',
  notNumber: 'There is a text where a number should be.',
  noRecords: 'There are no samples in the file.',
  noTime: 'A sample does not say when it was taken.',
  timeBackwards: 'A sample is earlier than the one before it.',
  tooLong: 'The workout lasts longer than a day.',
};

function placeOf(problem: Problem): Record<string, number> {
  if ('byte' in problem) return { byte: problem.byte };
  return 'line' in problem ? { line: problem.line, column: problem.column } : {};
}

/** FIT says what it is in its ninth byte. */
const isFit = (bytes: Uint8Array): boolean => String.fromCodePoint(...bytes.subarray(8, 12)) === '.FIT';

/** XML begins with a bracket, perhaps after a mark of its encoding and space. */
const isXml = (bytes: Uint8Array): boolean => /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 1024)));

async function read(bytes: Uint8Array): Promise<Extract<ReadWorkout<Problem>, { ok: true }>> {
  const answer: ReadWorkout<Problem> = isFit(bytes)
    ? await readFit(bytes)
    : isXml(bytes)
      ? await readTcx(bytes)
      : { ok: false, problem: { code: 'unknownFormat' } };
  if (answer.ok) return answer;
  const { problem } = answer;
  throw new Refusal('fileUnreadable', sentences[problem.code], { reason: problem.code, ...placeOf(problem) });
}

/** Keeps the workout of a file as the member's own: all of it or nothing. It is of no class, so it holds no record. */
export async function importedWorkout(
  context: Context,
  userId: string,
  { file, timeZone }: WorkoutImport,
): Promise<WorkoutImported> {
  const { file: workout, more } = await read(new Uint8Array(await file.arrayBuffer()));
  const { type, title, startedAt, totals, recording } = workout;
  const durationSeconds = Math.max(1, workout.durationSeconds);
  const saved = await saveImported(context, userId, {
    type,
    ...(title !== null && title !== '' && { title: title.slice(0, 120) }),
    startedAt,
    endedAt: startedAt + Math.max(durationSeconds, recording.seconds.at(-1) ?? 0),
    timeZone: timeZone ?? (await timeZoneOf(context.db, userId)),
    durationSeconds,
    totals,
    recording,
  });
  return { ...saved, more };
}
