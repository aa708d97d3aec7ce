import type { NewOwnRoutine, Routine } from '../../core/contract/schemas/strength/routines.js';

/** What no file system takes in a name, and what would end it. */
const unfit = /[\\/:*?"<>|.\s\p{Cc}]+/gu;

/** A routine as a file that an import takes: what was written of it, and nothing of whose it is. */
export function fileOf({ title, description, level, days }: Routine) {
  const content: NewOwnRoutine = { title, description, level, days };
  return {
    fileName: `${title.replace(unfit, ' ').trim() || 'routine'}.json`,
    contentType: 'application/json',
    encoding: 'text',
    content: JSON.stringify(content, undefined, 2),
  } as const;
}
