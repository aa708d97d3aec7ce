import { atom } from 'nanostores';
import type { CommonFailure, Failure, Result } from '../../../core/contract/failure.js';

/** Something that is done with one thing: asked about first, under way, done, or refused. */
export type Press<Of, Code extends string> =
  | { is: 'nothing' }
  | { is: 'asking' | 'sending' | 'done'; of: Of }
  | { is: 'refused'; of: Of; failure: Failure<Code | CommonFailure> };

/** One press at a time, and what it came to. */
export function createPress<Of, Code extends string = never>() {
  const $press = atom<Press<Of, Code>>({ is: 'nothing' });
  return {
    $press,
    ask: (of: Of) => $press.set({ is: 'asking', of }),
    /** The question, or what it came to, is put away. */
    leave: () => {
      if ($press.get().is !== 'sending') $press.set({ is: 'nothing' });
    },
    /** Answers what came of it; nothing where it was refused, or another is under way. */
    async send<Data>(of: Of, work: () => Promise<Result<Data, Code | CommonFailure>>): Promise<Data | undefined> {
      if ($press.get().is === 'sending') return undefined;
      $press.set({ is: 'sending', of });
      const answer = await work();
      $press.set(answer.ok ? { is: 'done', of } : { is: 'refused', of, failure: answer.failure });
      return answer.ok ? answer.data : undefined;
    },
  };
}

/** Who has changed it in the meantime, where a refusal says so. */
export const changedBy = ({ code, debug }: Failure): string | undefined => {
  const name = debug?.['changedBy'];
  return code === 'versionConflict' && typeof name === 'string' ? name : undefined;
};
