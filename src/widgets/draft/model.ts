import { atom } from 'nanostores';
import type { CommonFailure, FieldProblem, Result } from '../../core/contract/failure.js';
import {
  askToPublish,
  deleteDraft,
  discardDraft,
  listVersions,
  restoreVersion,
  unpublish,
  unschedule,
} from '../../core/contract/drafts.js';
import { passesBy } from '../../core/contract/guards.js';
import type { AnyDraftRecord, DraftRecord } from '../../core/contract/schemas/drafts.js';
import type { Session } from '../../core/session/session.js';
import { createEditor, type Written } from '../editor/model.js';
import { changedFields } from '../editor/values.js';
import { failedScreen, loadForPerson } from '../screen/person-screen.js';
import type { DraftFailure } from './calls.js';
import { createVersions } from './published-versions.js';
import type { Doing, Done, DraftEditing, DraftKind, DraftOwn, DraftScreen } from './screen.js';

interface Inputs<Body extends object, Values extends object, Code extends string, Choices> {
  session: Session;
  kind: DraftKind<Body, Values, Code, Choices>;
  /** Without one, something new. */
  id: string | undefined;
  onCreated?: (id: string) => void;
  onDeleted?: () => void;
}

const isNew = ({ version }: { version: number }): boolean => version === 0;

/** The field that a problem is of: the one of its path, else the first that stands below it, else that of the path above. */
export function fieldOf<Field extends string>(fields: readonly Field[], path: string): Field | undefined {
  if (path === '') return undefined;
  return (
    fields.find(field => field === path) ??
    fields.find(field => field.startsWith(`${path}.`)) ??
    fieldOf(fields, path.slice(0, Math.max(0, path.lastIndexOf('.'))))
  );
}

/** Something that is written as a draft beside what is live, and published (domain 4.1, 4.2, 4.5). */
export function createDraft<Body extends object, Values extends object, Code extends string, Choices>({
  session,
  kind,
  id,
  onCreated,
  onDeleted,
}: Inputs<Body, Values, Code, Choices>) {
  type Row = DraftRecord<Body>;
  type Now = DraftEditing<Body, Values, Choices>;
  const calls = kind.calls(session);
  /** Of a thing whose kind is known here, and not to the call. */
  const ofKind = (answer: Result<AnyDraftRecord, DraftFailure>) => answer as Result<Row, DraftFailure>;
  const thing = ({ id: draftId, version }: Row) => ({ kind: kind.name, draftId, version });
  const $screen = atom<DraftScreen<Body, Values, Choices>>({ is: 'loading' });
  /** The one that is open; something new has none until it is saved. */
  let open = id;

  const editing = (): Now | undefined => {
    const screen = $screen.get();
    return screen.is === 'editing' ? screen : undefined;
  };
  const change = (next: Partial<Now>): void => {
    const now = editing();
    if (now) $screen.set({ ...now, ...next });
  };

  const blank = kind.valuesOf(kind.blank);
  const isField = (name: string): name is keyof Values & string => name in blank;
  const fields = Object.keys(blank).filter(isField);

  const placed = (problems: readonly FieldProblem[] = []): FieldProblem[] =>
    problems.map(problem => ({ ...problem, path: fieldOf(fields, problem.path) ?? fields[0] ?? '' }));

  /** What the server answered, with what somebody else has saved where that is why. */
  function outcome(answer: Result<Row, DraftFailure>, mine?: Values): Written<Row, DraftFailure> {
    if (answer.ok) return answer;
    const { failure } = answer;
    const fails = { ok: false as const, failure: { ...failure, fields: placed(failure.fields) } };
    if (failure.code !== 'versionConflict') return fails;
    // the sandbox and the back end say so with every conflict
    const theirs = failure.debug?.['current'] as Row;
    // an answer that was lost: it is what was typed that stands there
    const isMine = mine && changedFields(fields, mine, kind.valuesOf(theirs.body)).length === 0;
    return isMine ? { ok: true, data: theirs } : { ...fails, theirs };
  }

  const write = async ({ row, known, choices }: Now, values: Values): Promise<Written<Row, DraftFailure>> => {
    const body = kind.bodyOf(values, choices);
    if (isNew(row)) {
      const made = outcome(await calls.create(body));
      if (made.ok) open = made.data.id;
      return made;
    }
    const before = new Map(Object.entries(kind.bodyOf(known, choices)));
    const changed = Object.entries(body).filter(
      ([name, part]) => JSON.stringify(part) !== JSON.stringify(before.get(name)),
    );
    if (changed.length === 0) return { ok: true, data: row };
    const changes = Object.fromEntries(changed) as Partial<Body>;
    return outcome(await calls.save(row.id, { ...changes, version: row.version }), values);
  };

  const editor = createEditor<Row, Values, Code, DraftFailure, DraftOwn<Body, Choices>, Done>({
    session,
    editing,
    show: next => $screen.set(next),
    blank,
    check: kind.check,
    compared: fields,
    // it is approved and sold: what somebody else wrote into it is read first
    looksAtAll: true,
    valuesOf: ({ body }) => kind.valuesOf(body),
    write,
  });

  const newRow = (): Row => ({
    id: '',
    state: 'draft',
    version: 0,
    body: kind.blank,
    live: null,
    draft: null,
    problems: [],
    scheduled: [],
    asked: null,
  });

  const following = loadForPerson(session, $screen, async (_, signal) => {
    $screen.set({ is: 'loading' });
    const [choices, record] = await Promise.all([
      kind.choices(session, signal),
      open === undefined ? { ok: true as const, data: newRow() } : calls.read(open, signal),
    ]);
    if (signal.aborted) return;
    if (!choices.ok) return $screen.set(failedScreen(choices.failure));
    if (!record.ok) {
      const { code } = record.failure;
      return $screen.set(code === 'notFound' ? { is: 'unknown' } : { is: 'failed', code: common(code) });
    }
    const mayPublish = passesBy(kind.publishedBy, session.get().claims?.role ?? []);
    editor.open(
      { is: 'editing', row: record.data, known: blank, choices: choices.data, mayPublish },
      `${kind.name} ${open ?? 'new'}`,
      signal,
    );
  });

  /** Saves what was typed, and does something with that. */
  const withTyped = async (
    doing: Doing,
    note: 'saved' | Done,
    then?: (row: Row) => Promise<Result<Row, DraftFailure>>,
  ): Promise<Row | undefined> => {
    const { signal } = following;
    const wasNew = open === undefined;
    change({ doing, refused: undefined, note: undefined });
    const row = await editor.send(
      async (now, values) => {
        const saved = await write(now, values);
        if (!saved.ok || !then) return saved;
        const answer = outcome(await then(saved.data));
        return answer.ok ? answer : { ...answer, written: saved.data };
      },
      note,
      signal,
    );
    if (signal.aborted) return undefined;
    change({ doing: undefined });
    if (wasNew && open !== undefined) onCreated?.(open);
    return row;
  };

  /** Does something that is not about what was typed; that stays over what comes of it, unless `over` says otherwise. */
  const beside = async (
    doing: Doing,
    note: Done,
    work: (row: Row) => Promise<Result<Row, DraftFailure>>,
    over: 'typed' | 'all' = 'typed',
  ): Promise<Row | undefined> => {
    const { signal } = following;
    const before = editing();
    if (!before || before.doing) return undefined;
    change({ doing, refused: undefined, note: undefined });
    const answer = outcome(await work(before.row));
    if (signal.aborted) return undefined;
    change({ doing: undefined });
    const now = editing();
    if (!now) return undefined;
    if (answer.ok) {
      editor.adopt(answer.data, note, over);
      return answer.data;
    }
    const { code, retryAfter } = answer.failure;
    if (answer.theirs) editor.conflictWith(answer.theirs, answer.failure);
    else change({ refused: { code, retryAfter } });
    return undefined;
  };

  const versions = createVersions<Body>({
    ask: async page => {
      const { signal } = following;
      const answer = await session.request(listVersions, { kind: kind.name, draftId: open ?? '', ...page }, { signal });
      return signal.aborted ? undefined : answer;
    },
    shown: () => editing()?.versions,
    show: shown => change({ versions: shown }),
  });

  return {
    $screen,
    kind,
    form: editor.form,
    fields,
    /** By the server's clock, unix seconds. */
    now: session.clock.now,
    /** Fields that two bodies say otherwise. */
    differing: (one: Body, other: Body) => changedFields(fields, kind.valuesOf(one), kind.valuesOf(other)),
    changed: editor.changed,
    type: editor.type,
    leave: editor.form.leave,
    discard: editor.discard,
    restoreTyped: editor.restore,
    takeTheirs: editor.takeTheirs,
    retry: following.again,

    /** The page shows another one now. */
    follow(to: string | undefined): void {
      if (to === open) return;
      open = to;
      following.again();
    },

    save: () => withTyped('save', 'saved'),

    /** Saves what was typed over what somebody else has saved. */
    keepMine(): Promise<Row | undefined> {
      editor.keepMine();
      return withTyped('save', 'saved');
    },

    /** Now, or at an instant. */
    publish: ({ at, reason }: { at?: number; reason?: string } = {}) =>
      withTyped('publish', at === undefined ? 'published' : 'publishingSet', ({ id: of, version }) =>
        calls.publish(of, { version, ...(at !== undefined && { at }), ...(reason && { reason }) }),
      ),

    ask: (note: string) =>
      withTyped('ask', 'asked', async row => ofKind(await session.request(askToPublish, { ...thing(row), note }))),

    unpublish: ({ at, keep }: { at?: number; keep: boolean }) =>
      beside('unpublish', at === undefined ? 'unpublished' : 'unpublishingSet', async row =>
        ofKind(await session.request(unpublish, { ...thing(row), keep, ...(at !== undefined && { at }) })),
      ),

    unschedule: () =>
      beside('unschedule', 'unscheduled', async row => ofKind(await session.request(unschedule, thing(row)))),

    /** What goes live at an instant is the present one again, else the published one. */
    discardDraft: () =>
      beside(
        'discard',
        editing()?.row.scheduled.some(({ draftBeside }) => draftBeside) ? 'scheduledIsBack' : 'draftDiscarded',
        async row => ofKind(await session.request(discardDraft, thing(row))),
        'all',
      ),

    restore: (publishedVersion: number) =>
      beside(
        'restore',
        'restored',
        async row =>
          ofKind(await session.request(restoreVersion, { ...thing(row), publishedVersion: String(publishedVersion) })),
        'all',
      ).then(row => {
        // why it was not done is said on the page
        versions.close();
        return row;
      }),

    /** Deletes what was never published. */
    async remove(): Promise<void> {
      const now = editing();
      if (!now || now.doing) return;
      const { signal } = following;
      change({ doing: 'remove', refused: undefined });
      const answer = await session.request(deleteDraft, thing(now.row));
      if (signal.aborted) return;
      if (answer.ok) {
        $screen.set({ is: 'deleted' });
        onDeleted?.();
        return;
      }
      const { code, retryAfter, debug } = answer.failure;
      change({ doing: undefined });
      if (code === 'versionConflict') editor.conflictWith(debug?.['current'] as Row, answer.failure);
      else change({ refused: { code, retryAfter } });
    },

    openVersions: versions.open,
    moreVersions: versions.more,
    closeVersions: versions.close,
  };
}

type OwnFailure = Exclude<DraftFailure, CommonFailure>;
const own: Readonly<Record<OwnFailure, true>> = {
  versionConflict: true,
  nothingToPublish: true,
  notPublished: true,
  wasPublished: true,
  publicationScheduled: true,
  kindNotAllowed: true,
};
const isOwn = (code: DraftFailure): code is OwnFailure => Object.hasOwn(own, code);

/** What only things with drafts answer is no reason why one cannot be read. */
const common = (code: DraftFailure): CommonFailure => (isOwn(code) ? 'broken' : code);
export type DraftModel<Body extends object, Values extends object, Code extends string, Choices> = ReturnType<
  typeof createDraft<Body, Values, Code, Choices>
>;
