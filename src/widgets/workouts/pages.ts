import type { CommonFailure, Result } from '../../core/contract/failure.js';
import type { PageQuery } from '../../core/contract/schemas/query.js';

interface Page<Item> {
  items: readonly Item[];
  total: number;
}

type Read<Answer, Query> = (input: Query, signal: AbortSignal) => Promise<Result<Answer, CommonFailure>>;

/**
 * Reads pages so that all from the first to the one that is asked for come as one; those that have come are kept. What is
 * said beside the items is the latest page's.
 */
export function createPagesBelow<Item, Query extends PageQuery, Answer extends Page<Item> = Page<Item>>(
  readOne: Read<Answer, Query>,
  keyOf: (item: Item) => string,
) {
  let kept: { of: string; pages: Answer[] } = { of: '', pages: [] };

  const read: Read<Answer, Query> = async (input, signal) => {
    const { offset = 0, limit = 1 } = input;
    const of = JSON.stringify({ ...input, offset: 0 });
    const known = kept.of === of ? kept.pages : [];
    const wanted = offset / limit + 1;
    const missing = Array.from({ length: Math.max(0, wanted - known.length) }, (_, at) => known.length + at);
    const answers = await Promise.all(missing.map(page => readOne({ ...input, offset: page * limit }, signal)));
    const failed = answers.find(answer => !answer.ok);
    if (failed && !failed.ok) return failed;
    const pages = [...known, ...answers.flatMap(answer => (answer.ok ? [answer.data] : []))].slice(0, wanted);
    const latest = pages.at(-1);
    if (!latest) throw new Error('A list has one page at least.');
    if (!signal.aborted) kept = { of, pages };
    // What was published meanwhile has pushed the others on: none is there twice.
    const items = new Map(pages.flatMap(page => page.items).map(item => [keyOf(item), item]));
    return { ok: true, data: { ...latest, items: [...items.values()] } };
  };

  return {
    read,
    /** What was read is no longer so. */
    forget: () => void (kept = { of: '', pages: [] }),
  };
}
