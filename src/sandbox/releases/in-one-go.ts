import type { DraftProblems } from '../../core/contract/schemas/releases.js';
import type { FieldProblem } from '../../core/contract/failure.js';
import type { Db } from '../db/db.js';
import { Refusal } from '../http/refusal.js';

/** One of several things that are done together. */
export interface Step {
  kind: string;
  id: string;
  title: string;
  /** What blocks it, as things are now. */
  problems(): Promise<FieldProblem[]>;
  run(): Promise<void>;
}

/**
 * Does every step, each once nothing blocks it any more: one may need the effect of another. When nothing more can be
 * done, answers what blocks which step; the caller undoes everything if there is any.
 */
export async function inOneGo(steps: readonly Step[]): Promise<DraftProblems[]> {
  let left = steps;
  for (;;) {
    const waiting: Step[] = [];
    for (const step of left) {
      if ((await step.problems()).length > 0) waiting.push(step);
      else await step.run();
    }
    if (waiting.length === 0 || waiting.length === left.length) break;
    left = waiting;
  }
  // what was fine alone may not go with what came after it
  const found: DraftProblems[] = [];
  for (const { kind, id, title, problems } of steps) found.push({ kind, id, title, problems: await problems() });
  return found.filter(({ problems }) => problems.length > 0);
}

/** The problems of all, each under the thing that it is of: `kind.id.field`. */
const fieldsOf = (found: readonly DraftProblems[]): FieldProblem[] =>
  found.flatMap(({ kind, id, problems }) =>
    problems.map(({ path, message }) => ({ path: [kind, id, ...(path ? [path] : [])].join('.'), message })),
  );

/** Why nothing was done of what is done to all drafts or to none; each that is in the way is named. */
export class NotAll extends Refusal {
  readonly fields: FieldProblem[];

  constructor(code: 'validationFailed' | 'cannotTakeBack', message: string, drafts: readonly DraftProblems[]) {
    const fields = fieldsOf(drafts);
    super(code, message, { ...(code === 'validationFailed' && { fields }), drafts });
    this.fields = fields;
  }
}

/** Does something and undoes it, to learn its effect. */
export async function rehearsed<Out>(db: Db, work: (tx: Db) => Promise<Out>): Promise<Out> {
  const undone = new Error('Rehearsed.');
  let came: { out: Out } | undefined;
  try {
    await db.transaction(async tx => {
      came = { out: await work(tx) };
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  if (!came) throw new Error('What was rehearsed did not come to its end.');
  return came.out;
}
