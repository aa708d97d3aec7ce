import type { Result } from '../../../core/contract/failure.js';
import { getFamily } from '../../../core/contract/family.js';
import type { Family } from '../../../core/contract/schemas/family.js';
import type { Session } from '../../../core/session/session.js';
import type { ChangeFailure } from './screen.js';

/** An answer that may have been lost on its way, with the work done; or the work was done already, elsewhere. */
const uncertain: ReadonlySet<string> = new Set<ChangeFailure>(['unanswered', 'broken', 'notFound']);

/** Changes to a family, each with the family as it is then. */
export function createChanges(session: Session, show: (family: Family) => void) {
  /** The family as it is now; nothing when it cannot be read. */
  const read = async (signal: AbortSignal): Promise<Family | undefined> => {
    const { userId } = session.get();
    if (!userId) return undefined;
    const answer = await session.request(getFamily, { userId }, { signal });
    if (!answer.ok || signal.aborted) return undefined;
    show(answer.data);
    return answer.data;
  };

  return {
    read,
    /**
     * A requested change. After a refusal the family is read again, because another tab may have changed it; when the
     * answer was lost, that shows whether the work was done.
     */
    async settle(
      work: Promise<Result<Family, ChangeFailure>>,
      isDone: (family: Family) => boolean,
      signal: AbortSignal,
    ): Promise<Result<Family, ChangeFailure>> {
      const answer = await work;
      if (signal.aborted) return answer;
      if (answer.ok) {
        show(answer.data);
        return answer;
      }
      const family = await read(signal);
      return family && uncertain.has(answer.failure.code) && isDone(family) ? { ok: true, data: family } : answer;
    },
  };
}
