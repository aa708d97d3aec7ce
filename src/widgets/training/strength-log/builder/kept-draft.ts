import { has } from '../../../../core/has.js';
import { browserStore, type Store } from '../../../../core/session/storage.js';
import type { Draft, DraftDay, DraftEntry, DraftSlot } from './draft.js';

/** Another shape of what is kept gets another number, and what an older page has kept is thrown away. */
const FORM = 1;

/** What was typed and not saved. */
export interface KeptDraft {
  /** Of the routine that it was typed over; 0 for a new one. */
  version: number;
  draft: Draft;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number | null => value === null || typeof value === 'number';
const isListOf = <Item>(value: unknown, isItem: (one: unknown) => one is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

const numbers = ['sets', 'low', 'high', 'holdSeconds', 'weight', 'restSeconds', 'rir'];

const isEntry = (value: unknown): value is DraftEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'exerciseId', 'setType'].every(name => isText(Reflect.get(value, name))) &&
  numbers.every(name => isNumber(Reflect.get(value, name)));

const isSlot = (value: unknown): value is DraftSlot =>
  has(value, 'key') && isText(value.key) && has(value, 'entries') && isListOf(value.entries, isEntry);

const isDay = (value: unknown): value is DraftDay =>
  has(value, 'key') &&
  isText(value.key) &&
  has(value, 'name') &&
  isText(value.name) &&
  has(value, 'slots') &&
  isListOf(value.slots, isSlot);

const isDraft = (value: unknown): value is Draft =>
  has(value, 'title') &&
  isText(value.title) &&
  has(value, 'description') &&
  isText(value.description) &&
  has(value, 'level') &&
  isText(value.level) &&
  has(value, 'days') &&
  isListOf(value.days, isDay);

/** What a text holds; nothing where it is none of ours, or broken. */
export function readKept(text: string | undefined): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (!has(kept, 'form') || kept.form !== FORM) return undefined;
    return has(kept, 'version') && typeof kept.version === 'number' && has(kept, 'draft') && isDraft(kept.draft)
      ? { version: kept.version, draft: kept.draft }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The draft of one routine (`new` for another one) of one person, in the tab's own storage: it survives a reload, and closes with the tab. */
export function keptDraft(userId: string, routineId: string, tab: Store = browserStore(() => sessionStorage)) {
  const key = `echelon-routine-${userId}-${routineId}`;
  return {
    read: () => readKept(tab.read(key)),
    write: (kept: KeptDraft) => tab.write(key, JSON.stringify({ form: FORM, ...kept })),
    forget: () => tab.write(key, undefined),
  };
}
