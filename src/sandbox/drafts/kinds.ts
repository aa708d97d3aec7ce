import { contract } from '../../core/contract/index.js';
import { allowed } from '../access/guards.js';
import { offerDrafts } from '../catalogue/offer-drafts.js';
import type { Context } from '../http/handler.js';
import type { Draftable } from './draftable.js';

/** Every kind of thing that has drafts: what is published at an instant, or in a release, is looked up here. */
export const draftables: readonly Draftable<object>[] = [offerDrafts];

export const draftableOf = (kind: string): Draftable<object> | undefined => draftables.find(of => of.kind === kind);

/** Whether somebody may write, or publish, things of a kind, by the guard of that kind's own call. */
export const mayDo = (
  doing: keyof Draftable<object>['calls'],
  { calls }: Pick<Draftable<object>, 'calls'>,
  asking: Pick<Context, 'caller' | 'apiKey'>,
): boolean => allowed(contract[calls[doing]].guard, asking);
