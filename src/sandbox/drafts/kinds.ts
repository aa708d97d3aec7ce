import { contract } from '../../core/contract/index.js';
import { allowed } from '../access/guards.js';
import { offerDrafts } from '../catalogue/offer-drafts.js';
import type { Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import type { Draftable } from './draftable.js';

type AnyDraftable = Draftable<Record<string, unknown>>;
type Doing = keyof AnyDraftable['calls'];
type Asking = Pick<Context, 'caller' | 'apiKey'>;

/** Every kind of thing that has drafts: a call that names one by its kind looks it up here. */
export const draftables: readonly AnyDraftable[] = [offerDrafts];

export const draftableOf = (kind: string): AnyDraftable | undefined => draftables.find(of => of.kind === kind);

/** Whether a person may write, or publish, things of a kind, by the guard of that kind's own call. */
export const mayDo = (doing: Doing, { calls }: Pick<AnyDraftable, 'calls'>, asking: Asking): boolean =>
  allowed(contract[calls[doing]].guard, asking);

/** A user who may not write, or publish, a kind by its own calls may not do it by the calls for all kinds. */
export function checkKinds(asking: Asking, doing: Doing, things: readonly { kind: string }[]): void {
  const kinds = [...new Set(things.map(({ kind }) => kind))].filter(kind => {
    const of = draftableOf(kind);
    return of && !mayDo(doing, of, asking);
  });
  if (kinds.length > 0)
    throw new Refusal('kindNotAllowed', `You may not ${doing} what is of this kind: ${kinds.join(', ')}.`, { kinds });
}
