import type { CommonFailure, Result } from '../../../core/contract/failure.js';
import type { WorkoutQuery } from '../../../core/contract/schemas/training/workouts.js';

interface Page<Item, Totals> {
  items: readonly Item[];
  total: number;
  totals: Totals;
}

type Read<Item, Totals> = (
  input: WorkoutQuery,
  signal: AbortSignal,
) => Promise<Result<Page<Item, Totals>, CommonFailure>>;

/** Reads pages so that all from the first to the one that is asked for come as one; those that have come are kept. */
export function createPages<Item extends { id: string }, Totals>(readOne: Read<Item, Totals>) {
  let kept: { of: string; pages: Page<Item, Totals>[] } = { of: '', pages: [] };

  const read: Read<Item, Totals> = async ({ offset = 0, limit = 1, ...filters }, signal) => {
    const of = JSON.stringify(filters);
    const known = kept.of === of ? kept.pages : [];
    const wanted = offset / limit + 1;
    const missing = Array.from({ length: Math.max(0, wanted - known.length) }, (_, at) => known.length + at);
    const answers = await Promise.all(
      missing.map(page => readOne({ ...filters, offset: page * limit, limit }, signal)),
    );
    const failed = answers.find(answer => !answer.ok);
    if (failed && !failed.ok) return failed;
    const pages = [...known, ...answers.flatMap(answer => (answer.ok ? [answer.data] : []))].slice(0, wanted);
    const latest = pages.at(-1);
    if (!latest) throw new Error('A list has one page at least.');
    if (!signal.aborted) kept = { of, pages };
    // A workout that was saved meanwhile has pushed the others on: none is there twice.
    const items = new Map(pages.flatMap(page => page.items).map(item => [item.id, item]));
    return { ok: true, data: { items: [...items.values()], total: latest.total, totals: latest.totals } };
  };

  return {
    read,
    /** What was read is no longer so. */
    forget: () => void (kept = { of: '', pages: [] }),
  };
}
