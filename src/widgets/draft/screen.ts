import type { CommonFailure, Result } from '../../core/contract/failure.js';
import type { RoleGuard } from '../../core/contract/guards.js';
import type { DraftRecord, DraftVersion } from '../../core/contract/schemas/drafts.js';
import type { Session } from '../../core/session/session.js';
import type { Editing } from '../editor/model.js';
import type { FormRules } from '../form/form.js';
import type { PersonScreen } from '../screen/person-screen.js';
import type { DraftCalls, DraftFailure } from './calls.js';

/** What was done last. */
export type Done =
  | 'published'
  | 'publishingSet'
  | 'unpublished'
  | 'unpublishingSet'
  | 'unscheduled'
  | 'asked'
  | 'draftDiscarded'
  | 'scheduledIsBack'
  | 'restored';

/** What is under way. */
export type Doing = 'save' | 'publish' | 'ask' | 'unpublish' | 'unschedule' | 'discard' | 'remove' | 'restore';

/** The published versions, the latest first. */
export interface Versions<Body> {
  items: readonly DraftVersion<Body>[];
  total: number;
  waiting: boolean;
  failure?: DraftFailure | undefined;
}

/** What the page of a draft shows beside what is typed. */
export interface DraftOwn<Body, Choices> {
  is: 'editing';
  /** What its parts can be chosen from. */
  choices: Choices;
  /** Whether this person puts it before customers; else they ask somebody who does. */
  mayPublish: boolean;
  doing?: Doing | undefined;
  /** Why the last thing that is not about what was typed was not done. */
  refused?: { code: DraftFailure; retryAfter?: number | undefined } | undefined;
  versions?: Versions<Body> | undefined;
}

export type DraftEditing<Body, Values, Choices> = DraftOwn<Body, Choices> & Editing<DraftRecord<Body>, Values, Done>;

export type DraftScreen<Body, Values, Choices> =
  | PersonScreen
  /** There is none of this id, or it was deleted. */
  | { is: 'unknown' | 'deleted' }
  | DraftEditing<Body, Values, Choices>;

/** What one kind of thing says of itself. */
export interface DraftKind<Body extends object, Values extends object, Code extends string, Choices> {
  /** What the calls know it by, `offer`; what is typed and not saved, too. */
  name: string;
  calls: (session: Session) => DraftCalls<Body>;
  /** Who publishes it: the guard of the call that does. */
  publishedBy: readonly RoleGuard[];
  choices: (session: Session, signal: AbortSignal) => Promise<Result<Choices, CommonFailure>>;
  /** What a new one begins with. */
  blank: Body;
  /** A body as its form shows it, by fields that are called as the server's paths of problems. */
  valuesOf: (body: Body) => Values;
  bodyOf: (values: Values, choices: Choices) => Body;
  /** What cannot even be saved; all that stands in the way of publishing is the server's to say. */
  check: FormRules<Values, Code, DraftFailure>['check'];
}
