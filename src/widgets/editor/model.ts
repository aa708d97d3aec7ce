import type { Failure } from '../../core/contract/failure.js';
import type { Session } from '../../core/session/session.js';
import { createForm, type FormRules } from '../form/form.js';
import { keepDraft } from '../form/keep-draft.js';
import { changedFields, merged } from './values.js';

/** What happened last, until something is typed again. */
export interface EditNote<Values, Done extends string = never> {
  is: 'saved' | 'reloaded' | 'discarded' | Done;
  /** What was typed and is discarded. */
  values?: Values;
}

/** Somebody else saved in the meantime. */
export interface EditConflict<Row, Values> {
  theirs: Row;
  /** What both have changed; of what is looked at before it goes out, all that they have. */
  fields: readonly (keyof Values & string)[];
  /** Who it was and when, unix seconds; null where that is not told. */
  by: string | null;
  at: number | null;
}

/** A row as a form: what a screen holds beside its own things while somebody edits. */
export interface Editing<Row, Values, Done extends string = never> {
  /** As the server has it. */
  row: Row;
  /** The row's values, with which the form was filled. */
  known: Values;
  note?: EditNote<Values, Done> | undefined;
  conflict?: EditConflict<Row, Values> | undefined;
}

/** How a change ended. */
export type Written<Row, FailureCode extends string> =
  | { ok: true; data: Row }
  | {
      ok: false;
      failure: Failure<FailureCode>;
      /** What somebody else has saved in the meantime. */
      theirs?: Row;
      /** What was saved before the failure. */
      written?: Row;
    };

interface Inputs<
  Row,
  Values extends object,
  Code extends string,
  FailureCode extends string,
  Own,
  Done extends string,
> extends FormRules<Values, Code, FailureCode> {
  session: Session;
  /** The screen while somebody edits, and else nothing. */
  editing: () => (Own & Editing<Row, Values, Done>) | undefined;
  show: (next: Own & Editing<Row, Values, Done>) => void;
  valuesOf: (row: Row) => Values;
  /** The fields that say something of the row, in the order of the form; all but passwords. */
  compared: readonly (keyof Values & string)[];
  /** Sends what has changed, and nothing else. */
  write: (now: Own & Editing<Row, Values, Done>, values: Values) => Promise<Written<Row, FailureCode>>;
  /** What others have changed is looked at even where nobody has touched the same field. */
  looksAtAll?: true;
  /** What else the screen shows of a row that was read or written. */
  ownOf?: (row: Row) => Partial<Own>;
  /** The form is filled again. */
  onFilled?: () => void;
}

/**
 * The one way in which rows are edited: only what was touched is sent, with the version that was looked at; when somebody
 * else was quicker, both versions are shown and nothing typed is lost; what was typed outlives the page it stands on.
 */
export function createEditor<
  Row,
  Values extends object,
  Code extends string,
  FailureCode extends string,
  Own extends object,
  Done extends string = never,
>(inputs: Inputs<Row, Values, Code, FailureCode, Own, Done>) {
  type Now = Own & Editing<Row, Values, Done>;
  const { session, editing, show, valuesOf, compared, ownOf, onFilled } = inputs;
  const form = createForm<Values, Code, FailureCode>(inputs);

  const changed = (): readonly (keyof Values & string)[] =>
    changedFields(compared, form.$form.get().values, editing()?.known ?? inputs.blank);

  const retype = (values: Values): void => {
    for (const field of form.fields)
      if (form.$form.get().values[field] !== values[field]) form.type(field, values[field]);
  };

  /** Starts again with a row as the server has it. */
  const fill = (now: Now, row: Row, more: Partial<Now> = {}): void => {
    const known = valuesOf(row);
    onFilled?.();
    // filled before it shows
    form.reset(known);
    show({ ...now, ...ownOf?.(row), row, known, note: undefined, conflict: undefined, ...more });
  };

  /** What they have changed that has to be looked at before mine is written over it. */
  const clash = ({ known }: Now, values: Values, theirs: Row): readonly (keyof Values & string)[] => {
    const byThem = changedFields(compared, valuesOf(theirs), known);
    const byMe = changedFields(compared, values, known);
    return inputs.looksAtAll ? byThem : byThem.filter(field => byMe.includes(field));
  };

  const conflictWith = (theirs: Row, { debug: { changedBy, changedAt } = {} }: Failure): void => {
    const now = editing();
    if (!now) return;
    const conflict: EditConflict<Row, Values> = {
      theirs,
      fields: clash(now, form.$form.get().values, theirs),
      by: typeof changedBy === 'string' ? changedBy : null,
      at: typeof changedAt === 'number' ? changedAt : null,
    };
    show({ ...now, conflict });
  };

  /** Does something with what was typed, and shows the row that it answers. */
  const send = async (
    work: (now: Now, values: Values) => Promise<Written<Row, FailureCode>>,
    note: 'saved' | Done,
    signal: AbortSignal,
    more?: (now: Now, row: Row, values: Values) => Partial<Now>,
  ): Promise<Row | undefined> => {
    const before = editing();
    if (!before || before.conflict) return undefined;
    const sent = await form.send(async values => {
      let answer = await work(before, values);
      // they have saved other fields than these: both stand, and nobody has to be asked
      if (!answer.ok && answer.theirs && !inputs.looksAtAll && clash(before, values, answer.theirs).length === 0) {
        const { theirs: row } = answer;
        const known = valuesOf(row);
        answer = await work(
          { ...before, row, known },
          merged(compared, { mine: values, known: before.known, theirs: known }),
        );
      }
      const now = editing();
      if (answer.ok || signal.aborted || !now) return answer;
      const { theirs, written, failure } = answer;
      // a part of it went through
      if (written) show({ ...now, ...ownOf?.(written), row: written, known: valuesOf(written) });
      if (theirs) conflictWith(theirs, failure);
      return answer;
    });
    const now = editing();
    if (sent.is !== 'taken' || signal.aborted || !now) return undefined;
    fill(now, sent.data, { note: { is: note }, ...more?.(now, sent.data, sent.values) } as Partial<Now>);
    return sent.data;
  };

  return {
    form,
    changed,
    send,
    conflictWith,

    /** The row became another one by something beside the form. What was typed stays over it, unless all is to go. */
    adopt(row: Row, note: Done, over: 'typed' | 'all'): void {
      const now = editing();
      if (!now) return;
      const mine = form.$form.get().values;
      fill(now, row, { note: { is: note } } as Partial<Now>);
      if (over === 'typed') retype(merged(compared, { mine, known: now.known, theirs: valuesOf(row) }));
    },

    /** Saves what has changed; answers the row as it is then, or nothing where it was not taken. */
    save: (signal: AbortSignal, more?: (now: Now, row: Row, values: Values) => Partial<Now>) =>
      send(inputs.write, 'saved', signal, more),

    /** Begins with a row. What was typed over it before, and is not saved, stands there again until `signal` ends that. */
    open(now: Now, name: string, signal: AbortSignal): void {
      fill(now, now.row);
      signal.addEventListener('abort', keepDraft(name, form, session, compared));
    },

    type<Name extends keyof Values & string>(field: Name, value: Values[Name]): void {
      const now = editing();
      if (now?.note) show({ ...now, note: undefined });
      form.type(field, value);
    },

    /** Back to what is saved. */
    discard(more?: Partial<Now>): void {
      const now = editing();
      if (now)
        fill(now, now.row, { note: { is: 'discarded', values: form.$form.get().values }, ...more } as Partial<Now>);
    },

    /** What was discarded a moment ago stands there again. */
    restore(): void {
      const now = editing();
      if (!now?.note?.values) return;
      show({ ...now, note: undefined });
      retype(now.note.values);
    },

    /** Gives up what was typed for what somebody else has saved. */
    takeTheirs(): void {
      const now = editing();
      if (now?.conflict) fill(now, now.conflict.theirs, { note: { is: 'reloaded' } } as Partial<Now>);
    },

    /** What was typed stands over what somebody else has saved; what only they have changed is theirs. To be saved then. */
    keepMine(): void {
      const now = editing();
      if (!now?.conflict) return;
      const { theirs } = now.conflict;
      const mine = form.$form.get().values;
      fill(now, theirs);
      retype(merged(compared, { mine, known: now.known, theirs: valuesOf(theirs) }));
    },
  };
}
