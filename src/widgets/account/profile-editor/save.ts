import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure, Failure } from '../../../core/contract/failure.js';
import type { User } from '../../../core/contract/schemas/users.js';
import { deleteUserImage, getUser, updateUser } from '../../../core/contract/users.js';
import type { Session } from '../../../core/session/session.js';
import { changedFields, patchOf, valuesOf, type Values } from './values.js';

export type SaveFailure = FailOf<typeof updateUser> | CommonFailure | 'passwordWrong';

type Saved =
  | { ok: true; data: User }
  | {
      ok: false;
      failure: Failure<SaveFailure>;
      /** What another user has saved in the meantime. */
      theirs?: User;
      /** What was saved before the failure. */
      written?: User;
    };

interface Work {
  session: Session;
  signal: AbortSignal;
  /** As they were when the form was filled. */
  person: User;
  values: Values;
}

/** Another user saved first, or this form did and its answer was lost. */
async function resolveConflict(
  { session, signal, person, values }: Work,
  failure: Failure<SaveFailure>,
): Promise<Saved> {
  const current = await session.request(getUser, { userId: person.id }, { signal });
  if (!current.ok) return { ok: false, failure: current.failure };
  const isMine = changedFields(values, valuesOf(current.data)).every(
    field => field === 'image' && values.image.startsWith('data:') && current.data.imageUrl !== person.imageUrl,
  );
  return isMine ? current : { ok: false, failure, theirs: current.data };
}

async function write(work: Work): Promise<Saved> {
  const { session, signal, person, values } = work;
  const patch = patchOf(values, valuesOf(person));
  if (Object.keys(patch).length === 0) return { ok: true, data: person };
  const answer = await session.request(
    updateUser,
    { ...patch, userId: person.id, version: person.version },
    { signal },
  );
  if (answer.ok) return answer;
  const { failure } = answer;
  if (failure.code === 'versionConflict') return resolveConflict(work, failure);
  // A code instead of the server's sentence: so it is said in the reader's language.
  if (failure.fields?.some(({ path }) => path === 'currentPassword'))
    return { ok: false, failure: { ...failure, code: 'passwordWrong', fields: [] } };
  return { ok: false, failure };
}

/** Sends what has changed, then takes the picture away if that was wanted. */
export async function saveProfile(work: Work): Promise<Saved> {
  const written = await write(work);
  if (!written.ok || work.values.image !== 'none') return written;
  const answer = await work.session.request(deleteUserImage, { userId: work.person.id }, { signal: work.signal });
  return answer.ok ? answer : { ok: false, failure: answer.failure, written: written.data };
}
