import type { Alarm } from '../../../core/contract/schemas/commercial/alarms.js';
import type { TextsOf } from '../../../core/words.js';
import type { summaryWords } from './summary/copy.js';

type Copy = TextsOf<typeof summaryWords>['alarms'];

/** What is wrong, in one sentence. */
export const titleOf = ({ kind, equipment, detail, activated }: Alarm, { titles, twice, machine }: Copy): string =>
  (activated ? twice : titles[kind])(equipment?.name ?? machine, detail ?? '');
