import { readXml, startOf } from './read-xml.js';
import { readActivity } from './tcx-activity.js';
import { TCX_BYTES, TCX_MARKS } from './upload-limits.js';
import type { ReadWorkout, SamplesProblem } from './workout-file.js';
import { eachOf, placeIn, type TextPlace, within } from './xml.js';

/** Why a TCX file is no workout, and where the element begins in which it is wrong. */
export interface TcxProblem extends TextPlace {
  code:
    | 'tooLarge'
    /** No XML, or XML that defines something of its own. */
    | 'notXml'
    | 'notTcx'
    /** There is a text where a number should be. */
    | 'notNumber'
    | SamplesProblem;
}

const START: TextPlace = { line: 1, column: 1 };

const refused = (code: TcxProblem['code'], place: TextPlace): ReadWorkout<TcxProblem> => ({
  ok: false,
  problem: { code, ...place },
});

/** How many tags and attributes there are in a text, or seem to be. */
function marksIn(text: string): number {
  let marks = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '<' || sign === '=') marks += 1;
  }
  return marks;
}

/** The activities of a file, also those of a day of several sports. */
const activitiesOf = (all: unknown): unknown[] => [
  ...eachOf(all, 'Activity'),
  ...eachOf(all, 'MultiSportSession')
    .flatMap(session => [within(session, 'FirstSport'), ...eachOf(session, 'NextSport')])
    .flatMap(sport => eachOf(sport, 'Activity')),
];

/**
 * The first workout of a file of Training Center (TrainingCenterDatabase v2 with ActivityExtension v2). A second that is
 * there twice, as between laps, is one sample, the later reading of each metric; a time that goes back is refused. Never
 * throws.
 */
export async function readTcx(bytes: Uint8Array): Promise<ReadWorkout<TcxProblem>> {
  if (bytes.length > TCX_BYTES) return refused('tooLarge', START);
  const text = new TextDecoder().decode(bytes);
  if (marksIn(text) > TCX_MARKS) return refused('tooLarge', START);
  const xml = await readXml(text);
  if (!xml.ok) return refused('notXml', xml.place);
  const database = within(xml.root, 'TrainingCenterDatabase');
  if (database === undefined) return refused('notTcx', START);
  const [activity, ...others] = activitiesOf(within(database, 'Activities'));
  const read = readActivity(activity);
  if (!read.ok) return refused(read.code, placeIn(text, startOf(read.node)));
  return { ok: true, file: read.file, more: others.length > 0 };
}
