import { atom } from 'nanostores';
import type { CommonFailure, FieldProblem } from '../../../../core/contract/failure.js';
import type { Routine } from '../../../../core/contract/schemas/strength/routines.js';
import { importRoutine } from '../../../../core/contract/strength/routines.js';
import type { Session } from '../../../../core/session/session.js';
import { createForm } from '../../../form/form.js';
import { keepDraft } from '../../../form/keep-draft.js';
import { followPerson } from '../../../screen/person-screen.js';
import { placeOf, type FilePlace } from './place-of.js';

export type Way = 'code' | 'file';

export interface Values {
  way: Way;
  code: string;
  json: string;
}

export type Problem = 'codeMissing' | 'jsonMissing' | 'jsonTooLong';

/** Something wrong in the file, in the server's words. */
export interface FileTrouble extends FilePlace {
  said: string;
}

/** Characters of a file (schemas/strength/routines.ts). */
const LONGEST = 100_000;

function check(field: keyof Values, { way, code, json }: Values): Problem | undefined {
  if (field === 'code') return way === 'code' && code.trim() === '' ? 'codeMissing' : undefined;
  if (field !== 'json' || way !== 'file') return undefined;
  return json.trim() === '' ? 'jsonMissing' : json.length > LONGEST ? 'jsonTooLong' : undefined;
}

const troublesOf = (fields: readonly FieldProblem[] = []): FileTrouble[] =>
  fields
    .filter(({ path }) => path.startsWith('json.'))
    .map(({ path, message }) => ({ ...placeOf(path), said: message }));

interface Inputs {
  session: Session;
  onImported: (routine: Routine) => void;
}

/** Makes a routine of one's own from a friend's code, or from a file. What does not fit is said place by place. */
export function createRoutineImport({ session, onImported }: Inputs) {
  const form = createForm<Values, Problem, CommonFailure>({ blank: { way: 'code', code: '', json: '' }, check });
  const $troubles = atom<readonly FileTrouble[]>([]);
  const following = followPerson(session, form.$form, (_, signal) => {
    form.reset();
    $troubles.set([]);
    signal.addEventListener('abort', keepDraft('routine import', form, session));
  });

  return {
    form,
    $troubles,
    async send(): Promise<void> {
      const { signal } = following;
      $troubles.set([]);
      const sent = await form.send(async ({ way, code, json }) => {
        const userId = session.get().userId ?? '';
        const what = way === 'code' ? { code: code.trim() } : { json };
        const answer = await session.request(importRoutine, { userId, ...what }, { signal });
        if (!answer.ok) $troubles.set(troublesOf(answer.failure.fields));
        return answer;
      });
      if (sent.is === 'taken' && !signal.aborted) onImported(sent.data);
    },
  };
}
