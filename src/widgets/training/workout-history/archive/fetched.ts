import type { CommonFailure, Failure, Result } from '../../../../core/contract/failure.js';

/** Part of the archive was not answered. */
export class NotFetched extends Error {
  constructor(readonly failure: Failure<CommonFailure>) {
    super(failure.code);
  }
}

/** What was answered; a failure is thrown. */
export async function fetched<Out>(answer: Promise<Result<Out, CommonFailure>>): Promise<Out> {
  const read = await answer;
  if (!read.ok) throw new NotFetched(read.failure);
  return read.data;
}

/** The same; nothing where it was deleted meanwhile. */
export async function fetchedIfThere<Out>(answer: Promise<Result<Out, CommonFailure>>): Promise<Out | undefined> {
  const read = await answer;
  if (read.ok) return read.data;
  if (read.failure.code === 'notFound') return undefined;
  throw new NotFetched(read.failure);
}
