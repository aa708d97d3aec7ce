import { atom } from 'nanostores';
import type { CommonFailure, Result } from '../../core/contract/failure.js';
import type { PageQuery } from '../../core/contract/schemas/query.js';
import { readListQuery, writeListQuery, type ListQuery, type ListShape } from '../../core/list-query.js';
import type { Session } from '../../core/session/session.js';
import { failedScreen, loadForPerson, type PersonScreen } from '../screen/person-screen.js';

export interface ListState<Item> {
  is: 'list';
  query: ListQuery;
  /** None before the first page has come. */
  items: readonly Item[] | undefined;
  /** On all pages together. */
  total: number;
  /** There are more than `total`, which nobody counted. */
  atLeast?: boolean;
  waiting: boolean;
  /** Why the page that was asked for did not come. */
  failure: CommonFailure | undefined;
  /** By the server's clock, unix seconds. */
  now: number;
}

/** A page as a call answers with it; a long list says how to reach the pages beside it, and counts no further than it has to. */
interface Answer<Item> {
  items: readonly Item[];
  total: number;
  atLeast?: boolean;
  next?: string | null;
  previous?: string | null;
}

/** What a call says of a list, whichever page is asked for. */
interface AskedList {
  limit: number;
}

/** How the pages of a long list are found. */
export interface Pages {
  /** What a call says beside the number of a page after the first. */
  ask: (asked: AskedList, page: number) => { cursor?: string };
  /** Where an answer stands: the last page there is, as far as it says so, and how many rows. */
  place: (answer: Answer<unknown>, asked: AskedList, page: number) => { last: number; total: number; atLeast: boolean };
}

export type ListScreen<Item> = PersonScreen | ListState<Item>;

interface Inputs<Item, Query> {
  session: Session;
  shape: ListShape;
  /** Rows on a page. */
  pageSize: number;
  /** The search of the address at the beginning. */
  search: string;
  /** Asks for one page. */
  read: (input: Query, signal: AbortSignal) => Promise<Result<Answer<Item>, CommonFailure>>;
  /** For a list that nobody counts to its end; on its way beside the first page. */
  pages?: Promise<Pages | undefined>;
  /** What the list shows beside its rows: fetched along with the first page. */
  begin?: (signal: AbortSignal) => Promise<void>;
  /** Somebody has set the list otherwise: the search for the address. `typing` while they search: no step of the history. */
  onQuery?: (search: string, typing: boolean) => void;
}

/** Milliseconds after the last letter that a search waits for another. */
const PAUSE = 250;

/** A list of one kind of thing: searched, filtered, sorted, page by page, as its address says it. */
export function createList<Item, Query extends PageQuery>({
  session,
  shape,
  pageSize,
  search,
  read,
  pages,
  begin,
  onQuery,
}: Inputs<Item, Query>) {
  let query = readListQuery(search, shape);
  /** Its tools stand there at once, over rows that are on their way. */
  const empty = (): ListState<Item> => ({
    is: 'list',
    query,
    items: undefined,
    total: 0,
    waiting: true,
    failure: undefined,
    now: session.clock.now(),
  });
  const $screen = atom<ListScreen<Item>>(empty());
  /** The page that is on its way; another may be asked for meanwhile. */
  let asking = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const state = (): ListState<Item> | undefined => {
    const screen = $screen.get();
    return screen.is === 'list' ? screen : undefined;
  };

  const fetch = async (): Promise<void> => {
    clearTimeout(pause);
    asking.abort();
    asking = new AbortController();
    const signal = AbortSignal.any([following.signal, asking.signal]);
    const before = state();
    if (before) $screen.set({ ...before, query, waiting: true, failure: undefined });
    const { q, filters, sort, page } = query;
    const asked = { ...(q && { q }), ...filters, ...(sort && { sort }), limit: pageSize };
    // the first page begins where the list does, whatever has come before it meanwhile
    const found = page > 1 && (await pages)?.ask(asked, page);
    const input = { ...asked, offset: (page - 1) * pageSize, ...found };
    // only what the list's shape knows has come so far, and the shape is the call's
    const [answer, paging] = await Promise.all([read(input as unknown as Query, signal), pages]);
    if (signal.aborted) return;
    if (!answer.ok) {
      // Its address leads further than a list can be counted through.
      if (paging && page > 1 && answer.failure.code === 'validationFailed') return change({ page: 1 }, true);
      const failed = failedScreen(answer.failure);
      // What was set stays in view, to be set otherwise.
      $screen.set(
        failed.is === 'failed' ? { ...(state() ?? empty()), query, waiting: false, failure: failed.code } : failed,
      );
      return;
    }
    const { items, total } = answer.data;
    const { last, ...count } = paging?.place(answer.data, asked, page) ?? {
      last: Math.max(1, Math.ceil(total / pageSize)),
      total,
    };
    // Rows have gone since: the last page is the one that there is.
    if (page > last) return change({ page: last }, true);
    $screen.set({ is: 'list', query, items, ...count, waiting: false, failure: undefined, now: session.clock.now() });
  };

  const following = loadForPerson(session, $screen, async (_, signal) => {
    $screen.set(empty());
    void begin?.(signal);
    await fetch();
  });

  function change(next: Partial<ListQuery>, typing = false): Promise<void> {
    query = { ...query, ...next };
    onQuery?.(writeListQuery(query, shape), typing);
    return fetch();
  }

  return {
    $screen,
    pageSize,
    sorts: shape.sorts,
    retry: () => (state() ? void fetch() : following.again()),
    /** Reads the page again, as something in it has changed. */
    refresh: fetch,

    /** The address says something else now: somebody went back. */
    follow(to: string): void {
      if (to.replace(/^\?/, '') === writeListQuery(query, shape)) return;
      query = readListQuery(to, shape);
      if ($screen.get().is !== 'signedOut') void fetch();
    },

    search(q: string): void {
      const shown = state();
      query = { ...query, q, page: 1 };
      if (shown) $screen.set({ ...shown, query });
      clearTimeout(pause);
      pause = setTimeout(() => void change({}, true), PAUSE);
    },

    filter: (name: string, value: string | undefined) => {
      const { [name]: _, ...others } = query.filters;
      return change({ filters: value === undefined ? others : { ...others, [name]: value }, page: 1 });
    },
    clearFilters: () => change({ filters: {}, page: 1 }),
    /** These filters and no others, whatever was looked for before. */
    filterOnly: (filters: ListQuery['filters']) => change({ q: '', filters, page: 1 }),
    sort: (sort: string | undefined) => change({ sort, page: 1 }),
    turnTo: (page: number) => change({ page }),

    /** Which columns are shown changes nothing that is read. */
    hide(hidden: readonly string[]): void {
      query = { ...query, hidden };
      const shown = state();
      if (shown) $screen.set({ ...shown, query });
      onQuery?.(writeListQuery(query, shape), false);
    },
  };
}

export type ListModel<Item> = ReturnType<typeof createList<Item, PageQuery>>;
