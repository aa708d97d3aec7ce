import type { Mesg } from '@garmin/fitsdk';
import { activity, deviceInfo, fileId, laps, plan, records, session, started, steps, stopped } from './fit-messages.js';
import type { WorkoutFile } from './workout-file.js';

/** The numbers of the messages that we write (FIT profile 21.217, type `mesg_num`). */
const numbers = {
  fileId: 0,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  deviceInfo: 23,
  workout: 26,
  workoutStep: 27,
  activity: 34,
} as const;

/**
 * A workout as a FIT activity. It can be read again as it was, except that
 * - speed is stored in whole millimetres a second, which moves it by 2 m/h at most;
 * - a value that FIT has no room for becomes a gap (`unitsOf` in `file-units.ts`), a column of gaps is left out, and so
 *   is a single lap without a name that is the whole workout;
 * - titles and names lose control characters and whatever is beyond 254 bytes.
 */
export async function writeFit(workout: WorkoutFile): Promise<Uint8Array> {
  // The profile of FIT weighs 440 kB: only those load it who ask for a file.
  const { Encoder } = await import('@garmin/fitsdk');
  const encoder = new Encoder();
  const write = (name: keyof typeof numbers, messages: readonly Mesg[]) =>
    messages.forEach(message => encoder.onMesg(numbers[name], message));
  write('fileId', [fileId(workout)]);
  write('deviceInfo', [deviceInfo(workout)]);
  write('workout', plan(workout));
  write('workoutStep', steps(workout));
  write('event', [started(workout)]);
  write('record', records(workout));
  write('event', [stopped(workout)]);
  write('lap', laps(workout));
  write('session', [session(workout)]);
  write('activity', [activity(workout)]);
  return encoder.close();
}
