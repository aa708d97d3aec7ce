import { fileSamples } from './file-samples.js';
import { oneLine } from './one-line.js';
import { sports } from './sports.js';
import { type Stretch, stretchesOf } from './tcx-laps.js';
import type { WorkoutFile } from './workout-file.js';
import { escaped } from './xml.js';

const NAMESPACE = 'http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2';
const EXTENSION = 'http://www.garmin.com/xmlschemas/ActivityExtension/v2';

const time = (unixSeconds: number): string => new Date(unixSeconds * 1000).toISOString();

/** An element; none where there is nothing to say. */
const element = (name: string, value: string | number | null): string =>
  value === null || value === '' ? '' : `<${name}>${value}</${name}>`;

const notes = (text: string | null): string => element('Notes', escaped(oneLine(text) ?? ''));

/** The `Trackpoint` of each sample. */
function points(workout: WorkoutFile): string[] {
  const { type } = workout;
  return fileSamples(workout).map(({ at, metres, output, cadence: turns, speed, heart_rate: heartRate }) => {
    // Whole turns: the format has no halves.
    const cadence = turns === null ? null : Math.floor(turns);
    const more = [
      // Four digits keep every metre an hour.
      element('x:Speed', speed === null ? null : speed.toFixed(4)),
      type === 'run' ? element('x:RunCadence', cadence) : '',
      element('x:Watts', output),
    ].join('');
    return [
      '<Trackpoint>',
      element('Time', time(at)),
      element('DistanceMeters', metres === null ? null : metres.toFixed(2)),
      element('HeartRateBpm', element('Value', heartRate)),
      type === 'run' ? '' : element('Cadence', cadence),
      element('Extensions', element('x:TPX', more)),
      '</Trackpoint>\n',
    ].join('');
  });
}

const lap = ({ startedAt }: WorkoutFile, stretch: Stretch, track: string): string => `
<Lap StartTime="${time(startedAt + stretch.start)}">
<TotalTimeSeconds>${stretch.length}</TotalTimeSeconds>
<DistanceMeters>${stretch.distance}</DistanceMeters>
<Calories>${stretch.calories}</Calories>
<Intensity>Active</Intensity>
<TriggerMethod>Manual</TriggerMethod>
${element('Track', track)}
${notes(stretch.name)}
</Lap>`;

/**
 * A workout for Training Center (TrainingCenterDatabase v2 with ActivityExtension v2). It can be read again as it was,
 * except that the format
 * - has no place for resistance, incline, energy in joules and metres climbed;
 * - has laps without gaps and overlaps only: a new one begins wherever one of ours begins or ends;
 * - says 0 for calories that are not known, and for a distance what the speeds add up to;
 * - counts whole turns: an odd number of a runner's steps loses one;
 * - and, as FIT, turns values that cannot be into gaps and leaves out columns of gaps and a single lap without a name.
 */
export function writeTcx(workout: WorkoutFile): string {
  const { type, title, startedAt } = workout;
  const { tcx, machine } = sports[type];
  const all = points(workout);
  const laps = stretchesOf(workout).map(part => lap(workout, part, all.slice(part.from, part.to).join('')));
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="${NAMESPACE}" xmlns:x="${EXTENSION}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<Activities>
<Activity Sport="${tcx}">
<Id>${time(startedAt)}</Id>${laps.join('')}
${notes(title)}
<Creator xsi:type="Device_t">
<Name>${machine}</Name>
<UnitId>0</UnitId>
<ProductID>0</ProductID>
<Version><VersionMajor>1</VersionMajor><VersionMinor>0</VersionMinor></Version>
</Creator>
</Activity>
</Activities>
</TrainingCenterDatabase>
`;
}
