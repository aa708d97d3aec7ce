import * as v from 'valibot';
import { fieldProblem, pageOf, seconds, text } from './common.js';
import { searched, wholeNumber } from './query.js';

/**
 * The state of a thing that is written as a draft and published (domain 4.1): only a draft, published, published with a
 * draft beside it, or taken back.
 */
export const draftState = v.picklist(['draft', 'published', 'changed', 'unpublished']);
export type DraftState = v.InferOutput<typeof draftState>;

/** Of the live copy: on sale, or taken back and kept for those who hold it. */
export const liveStatus = v.picklist(['published', 'withdrawn']);

/** Who did something and when, unix seconds; the name is null when it is not known any more. */
export const done = { at: seconds, by: v.nullable(v.string()) };

/**
 * What is set for an instant, by itself or with a release, by a user who may publish. `body` goes live then, as that user
 * saw it; of what is taken back it is null. `problems`: why it did not come about; the draft is as it was.
 */
const scheduled = <Body extends v.GenericSchema>(body: Body) =>
  v.object({
    action: v.picklist(['publish', 'unpublish']),
    ...done,
    setAt: seconds,
    problems: v.array(fieldProblem),
    release: v.nullable(v.object({ id: v.string(), name: v.string() })),
    body: v.nullable(body),
    /** Somebody has written on since: that is the draft, and not in it. */
    draftBeside: v.boolean(),
  });

/** Something with a draft, as those who write it see it: the live copy and the draft beside it. */
export const draftRecord = <Body extends v.GenericSchema>(body: Body) =>
  v.object({
    id: v.string(),
    state: draftState,
    /** Of the newest of both; sent with every change (domain 4.2). 0 for what was never saved. */
    version: v.number(),
    /** What is written on: the draft, else what is live, or was. */
    body,
    live: v.nullable(v.object({ body, version: v.number() })),
    draft: v.nullable(v.object({ body, saved: v.object(done) })),
    /** What blocks publishing it now. */
    problems: v.array(fieldProblem),
    scheduled: v.array(scheduled(body)),
    /** A user who may not publish has asked for it. */
    asked: v.nullable(v.object({ ...done, note: v.string() })),
  });

/** The same for a kind of thing. */
export type DraftRecord<Body> = v.InferOutput<ReturnType<typeof draftRecord<v.GenericSchema<unknown, Body>>>>;

/** One whose kind is not known before. */
export const anyDraftRecord = draftRecord(v.record(v.string(), v.unknown()));
export type AnyDraftRecord = v.InferOutput<typeof anyDraftRecord>;

/** A line of the list of those who write something, of the draft where there is one: its own entries, and what all have. */
export const draftLine = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({
    id: v.string(),
    state: draftState,
    ...entries,
    /** Null for what was published before versions were kept. */
    savedAt: v.nullable(seconds),
    savedBy: v.nullable(v.string()),
    asked: v.boolean(),
    /** The next instant at which it is published or taken back by itself. */
    scheduledAt: v.nullable(seconds),
    /** The draft is newer than what goes live then, and not in it. */
    draftBeside: v.boolean(),
  });

/** What any such list is filtered by. */
export const draftFilters = {
  q: searched(),
  state: v.optional(draftState),
  asked: v.optional(v.picklist(['true', 'false'])),
};

/** A published version; any can be brought back as a draft. */
export const draftVersion = <Body extends v.GenericSchema>(body: Body) =>
  v.object({
    version: v.number(),
    body,
    /** Null for what was published before versions were kept. */
    at: v.nullable(seconds),
    by: v.nullable(v.string()),
    reason: v.nullable(v.string()),
  });

export type DraftVersion<Body> = v.InferOutput<ReturnType<typeof draftVersion<v.GenericSchema<unknown, Body>>>>;

export const draftVersions = <Body extends v.GenericSchema>(body: Body) => pageOf(draftVersion(body));

export const anyDraftVersions = draftVersions(v.record(v.string(), v.unknown()));
export type AnyDraftVersions = v.InferOutput<typeof anyDraftVersions>;

/** The version that was looked at: another one refuses with `versionConflict`. */
export const seenVersion = wholeNumber(1_000_000_000);

/** `at`: an instant in the future, unix seconds; without it, now. */
export const laterInstant = v.optional(wholeNumber(99_999_999_999));

export const publication = v.object({ version: seenVersion, at: laterInstant, reason: v.optional(text(500)) });
export type Publication = v.InferOutput<typeof publication>;

/** `keep`: what was live becomes a draft, unless there is one; else the draft goes too. */
export const withdrawal = v.object({ version: seenVersion, at: laterInstant, keep: v.boolean() });
export type Withdrawal = v.InferOutput<typeof withdrawal>;

export const seen = v.object({ version: seenVersion });
export type Seen = v.InferOutput<typeof seen>;

export const publicationRequest = v.object({ version: seenVersion, note: text(500) });
export type PublicationRequest = v.InferOutput<typeof publicationRequest>;

export const deleted = v.object({ deleted: v.literal(true) });
export type Deleted = v.InferOutput<typeof deleted>;
