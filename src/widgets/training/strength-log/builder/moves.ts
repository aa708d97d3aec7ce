import { MOST, newKey, type DraftEntry, type DraftSlot } from './draft.js';

/** Things with a key of their own, one of them at another place; as they are where it has nowhere to go. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** One of them changed. */
export const changedAt = <Item extends { key: string }>(
  items: readonly Item[],
  key: string,
  change: (item: Item) => Item,
): readonly Item[] => items.map(item => (item.key === key ? change(item) : item));

/** Whether a slot can take turns with the one before it: there is one, and both have room in one. */
export function canJoin(slots: readonly DraftSlot[], at: number): boolean {
  const [before, slot] = [slots[at - 1], slots[at]];
  return Boolean(before && slot && before.entries.length + slot.entries.length <= MOST.entries);
}

/** A slot's entries take turns with those of the slot before it. */
export function joined(slots: readonly DraftSlot[], at: number): readonly DraftSlot[] {
  const [before, slot] = [slots[at - 1], slots[at]];
  if (!before || !slot || !canJoin(slots, at)) return slots;
  return slots.toSpliced(at - 1, 2, { ...before, entries: [...before.entries, ...slot.entries] });
}

/** Whether a superset can be taken apart: its exercises need room as slots of their own. */
export const canPart = (slots: readonly DraftSlot[], at: number): boolean =>
  slots.length - 1 + (slots[at]?.entries.length ?? 0) <= MOST.slots;

/** Each entry of a superset is done by itself again. The first keeps the slot's key. */
export function parted(slots: readonly DraftSlot[], at: number): readonly DraftSlot[] {
  const slot = slots[at];
  if (!slot || slot.entries.length < 2 || !canPart(slots, at)) return slots;
  const alone = slot.entries.map((entry, turn) => ({ key: turn === 0 ? slot.key : newKey(), entries: [entry] }));
  return slots.toSpliced(at, 1, ...alone);
}

/** Without an entry; a slot with none left goes. */
export const without = (slots: readonly DraftSlot[], entryKey: string): readonly DraftSlot[] =>
  slots
    .map(slot => ({ ...slot, entries: slot.entries.filter(({ key }) => key !== entryKey) }))
    .filter(({ entries }) => entries.length > 0);

/** An entry changed, in whichever slot it is. */
export const withEntry = (
  slots: readonly DraftSlot[],
  entryKey: string,
  change: Partial<DraftEntry>,
): readonly DraftSlot[] =>
  slots.map(slot =>
    slot.entries.some(({ key }) => key === entryKey)
      ? { ...slot, entries: changedAt(slot.entries, entryKey, entry => ({ ...entry, ...change })) }
      : slot,
  );
