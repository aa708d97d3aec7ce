import { offerDrafts } from '../catalogue/offer-drafts.js';
import type { Draftable } from './draftable.js';

/** Every kind of thing that has drafts: what is published at an instant is looked up here. */
export const draftables: readonly Draftable<object>[] = [offerDrafts];
