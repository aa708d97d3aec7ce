import { textOfFile } from './file-text.js';
import { readXml } from './read-xml.js';
import { readActivity } from './tcx-activity.js';
import { TCX_BYTES, TCX_MARKS } from './upload-limits.js';
import type { ReadWorkout, ReadWorkouts } from './workout-file.js';
import { eachOf, textOf, within } from './xml.js';
import { joinedByName } from './several.js';

/** Why there is no workout in a TCX file, and where what begins is no XML. */
export interface TcxProblem {
  code:
    | 'tooLarge'
    /** No XML, or XML that defines something of its own. */
    | 'notXml'
    | 'notTcx'
    | 'noRecords';
  line?: number;
  column?: number;
}

const refused = (problem: TcxProblem): ReadWorkouts<TcxProblem> => ({ ok: false, problem });

/** How many tags and attributes there are in a text, or seem to be. */
function marksIn(text: string): number {
  let marks = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '<' || sign === '=') marks += 1;
  }
  return marks;
}

type Found = Omit<ReadWorkout, 'isWhole'>;

/** The workouts of a file: its activities, and those of a day of several sports, which one name joins. */
function workoutsOf(database: unknown): Found[] {
  const all = within(database, 'Activities');
  const alone = eachOf(all, 'Activity').flatMap(activity => readActivity(activity) ?? []);
  const together = eachOf(all, 'MultiSportSession').flatMap(session => {
    const sports = [within(session, 'FirstSport'), ...eachOf(session, 'NextSport')];
    const found = sports.flatMap(sport => eachOf(sport, 'Activity')).flatMap(activity => readActivity(activity) ?? []);
    return joinedByName(found, textOf(within(session, 'Notes')));
  });
  return [...alone, ...together];
}

/**
 * The workouts of a file of Training Center (TrainingCenterDatabase v2 with ActivityExtension v2). Each keeps what is
 * whole of it; a second that is there twice, as between laps, is one sample, the later reading of each metric. Never
 * throws.
 */
export async function readTcx(bytes: Uint8Array): Promise<ReadWorkouts<TcxProblem>> {
  if (bytes.length > TCX_BYTES) return refused({ code: 'tooLarge' });
  const written = textOfFile(bytes);
  // archives of one large site begin with ten spaces, which XML allows nobody
  const text = written.trimStart();
  if (marksIn(text) > TCX_MARKS) return refused({ code: 'tooLarge' });
  const xml = await readXml(text);
  if (!xml.ok) return refused({ code: 'notXml', ...xml.place });
  const database = within(xml.root, 'TrainingCenterDatabase');
  if (database === undefined) return refused({ code: xml.isWhole ? 'notTcx' : 'notXml' });
  const workouts = workoutsOf(database).map(one => ({ ...one, isWhole: xml.isWhole }));
  return workouts.length === 0 ? refused({ code: 'noRecords' }) : { ok: true, workouts };
}
