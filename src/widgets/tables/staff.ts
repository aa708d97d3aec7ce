import { offerEditor } from '../staff/offer-editor/index.js';
import { offerList } from '../staff/offer-list/index.js';

/** What our own staff work with. */
export const widgets = [offerList, offerEditor] as const;
