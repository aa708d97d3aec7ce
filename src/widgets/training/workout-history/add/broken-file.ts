import type { FileProblem } from '../../../../core/contract/schemas/training/workout-files.js';
import { has } from '../../../../core/has.js';

/** Why there is no workout in a file, in the words of the call (`debug.reason`). */
const reasons: Readonly<Record<FileProblem, true>> = {
  unknownFormat: true,
  tooLarge: true,
  notFit: true,
  notXml: true,
  notTcx: true,
  noRecords: true,
  wrongTime: true,
  notZip: true,
  nothingInside: true,
};

const isReason = (said: unknown): said is FileProblem => typeof said === 'string' && Object.hasOwn(reasons, said);

/** What the server says of a file in which it found no workout; nothing for a reason that we have no words for. */
export function brokenOf(debug: unknown): FileProblem | undefined {
  const said = has(debug, 'reason') ? debug.reason : undefined;
  return isReason(said) ? said : undefined;
}
